import { type GuideSummary, OfferResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Check } from 'typebox/schema';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { PERSONA_NAMES } from '../../../test/personas.ts';
import { insertOffer } from '../../../test/tours.ts';
import { mediaObjects } from '../media/media.table.ts';
import { users } from '../users/users.table.ts';
import { type OfferRow, offers } from './offers.table.ts';

let t: TestApp;
const rows: Record<string, OfferRow> = {};
beforeAll(async () => {
  t = await buildTestApp();
  rows.published = await insertOffer(t.db, { title: 'Ägeri rundum', code: '7' });
  rows.hidden = await insertOffer(t.db, { title: 'Geheim', state: 'hidden' }, { guides: [t.users.guide.id] });
  rows.archived = await insertOffer(t.db, { title: 'Von früher', state: 'archived' });
});
afterAll(() => t.close());

describe('access to an offer', () => {
  const everybody = ['anonymous', ...PERSONA_NAMES] as const;
  test.each([
    ['published', everybody],
    ['archived', everybody],
    ['hidden', ['super', 'admin', 'guide']],
  ] as const)('%s', async (row, allowed) => {
    for (const persona of everybody) {
      const send = persona === 'anonymous' ? t.anonymous : await t.as(persona);
      const status = (allowed as readonly string[]).includes(persona) ? 200 : 404;
      expect([persona, (await send(`/api/offers/${rows[row]?.id}`)).statusCode]).toEqual([persona, status]);
    }
  });

  test('the office alone reads whom it has in mind; who is presented has a qualification and a portrait', async () => {
    const picture = { title: 'Am Grat', encodingFormat: 'image/jpeg', width: 64, height: 48 };
    const [portrait] = await t.db.insert(mediaObjects).values(picture).returning();
    const presented = {
      presentedOnWebsite: true,
      guideLevel: 'guide3',
      portraitImageId: portrait?.id ?? null,
    } as const;
    await t.db.update(users).set(presented).where(eq(users.id, t.users.guide.id));
    await t.db
      .update(users)
      .set({ ...presented, presentedOnWebsite: false })
      .where(eq(users.id, t.users.partner.id));
    const guides = [t.users.guide.id, t.users.partner.id];
    const { id } = await insertOffer(t.db, { title: 'Zu zweit', state: 'archived' }, { guides });
    const asAdmin = await t.as('admin');
    const answered: GuideSummary[] = (await asAdmin(`/api/offers/${id}`)).json().guides;
    const shown = new Map(
      answered.map((guide) => [guide.id, [guide.guideLevel, guide.portraitImage?.title]]),
    );
    expect(shown).toEqual(
      new Map([
        [t.users.guide.id, ['guide3', 'Am Grat']],
        [t.users.partner.id, [undefined, undefined]],
      ]),
    );
    const listed = await asAdmin(`/api/offers/${id}?properties=guides`);
    for (const guide of listed.json().guides) expect(guide).not.toHaveProperty('portraitImage');
    for (const persona of ['gast', 'guide', 'partner'] as const)
      expect((await (await t.as(persona))(`/api/offers/${id}`)).json().guides).toEqual([]);
    expect((await t.anonymous(`/api/offers/${id}`)).json().guides).toEqual([]);
    await t.db.delete(offers).where(eq(offers.id, id));
  });

  test('lists: guests published ones, guides their own too, admins all', async () => {
    const titles = async (persona: 'gast' | 'guide' | 'admin') =>
      (await (await t.as(persona))('/api/offers')).json()['hydra:member'].map(({ title }: OfferRow) => title);
    expect(await titles('gast')).toEqual(['Ägeri rundum']);
    expect(await titles('guide')).toEqual(['Ägeri rundum', 'Geheim']);
    expect(await titles('admin')).toEqual(['Ägeri rundum', 'Geheim', 'Von früher']);
  });
});

test('both addresses return the same offer, which conforms to the contract', async () => {
  const offer = (await t.anonymous(`/api/offers/${rows.published?.id}`)).json();
  expect((await t.anonymous(`/api/offer/${rows.published?.id}`)).json()).toEqual(offer);
  const { '@context': _context, ...resource } = offer;
  expect(Check(OfferResponse, resource)).toBe(true);
  expect(resource).toMatchObject({ slug: 'aegeri-rundum', priceFrom: 45_000, priceFromSac: 40_500 });
});

test('only admins read the accounting number', async () => {
  const numberFor = async (persona: 'gast' | 'admin') =>
    (await (await t.as(persona))(`/api/offers/${rows.published?.id}`)).json().accountingNo;
  expect(await numberFor('gast')).toBeNull();
  expect(await numberFor('admin')).toBe('277');
});

test.each([
  ['title=ageri', 1],
  ['title=matterhorn', 0],
  ['code=A-7', 1],
  ['code=8', 0],
  ['state=hidden', 1],
])('the admin search %s', async (query, total) => {
  const body = (
    await (
      await t.as('admin')
    )(`/api/offers?${query}&properties[]=id&properties[]=title`)
  ).json();
  expect(body.totalItems).toBe(total);
});
