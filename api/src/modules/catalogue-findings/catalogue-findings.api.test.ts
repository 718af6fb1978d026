import { randomUUID } from 'node:crypto';
import type { CatalogueFinding } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { activities } from '../activities/activities.table.ts';
import type { OfferRow } from '../offers/offers.table.ts';
import { settings } from '../settings/settings.table.ts';

const LIST = '/api/catalogue_findings';
const [snow, snowshoe, glacier] = [randomUUID(), randomUUID(), randomUUID()];

let t: TestApp;
let offer: OfferRow;
let moonless: { readonly id: string };
beforeAll(async () => {
  t = await buildTestApp();
  await t.db.insert(activities).values([
    { id: snow, title: 'Im Schnee', slug: 'im-schnee', difficulties: ['snowShoeDifficulty'] },
    { id: snowshoe, title: 'Schneeschuhtouren', slug: 'schneeschuhtouren', parentId: snow },
    { id: glacier, title: 'Gipfeltouren', slug: 'gipfel', difficulties: ['mountainTourDifficulty'] },
  ]);
  offer = await insertOffer(
    t.db,
    {
      title: 'Schneeschuhe bei Vollmond',
      requirementsText: '<p>Wege, die auch einmal steil und <strong>steinig</strong> sind.</p>',
      snowShoeDifficulty: 'WT2',
    },
    { activities: [snowshoe] },
  );
  moonless = await insertEvent(t.db, offer, { start: new Date('2026-02-15T17:00:00Z') });
  await insertEvent(t.db, offer, { start: new Date('2026-03-03T17:00:00Z') });
  await insertEvent(t.db, offer, { start: new Date('2026-02-15T17:00:00Z'), published: false });
  await insertEvent(t.db, offer, { start: new Date('2026-01-10T17:00:00Z') });
  await insertOffer(t.db, { title: 'Erste Gipfel', maximumParticipants: 8 }, { activities: [glacier] });
  await insertOffer(
    t.db,
    { title: 'Entwurf', maximumParticipants: 8, state: 'hidden' },
    { activities: [glacier] },
  );
});
afterAll(() => t.close());

async function found(query = ''): Promise<string[]> {
  const response = await (await t.as('admin'))(`${LIST}${query}`);
  expect(response.statusCode).toBe(200);
  const findings: CatalogueFinding[] = response.json()['hydra:member'];
  return findings.map(({ title, kind, event }) => `${title} ${kind}${event === null ? '' : ' on its date'}`);
}

const STONY = 'Schneeschuhe bei Vollmond ground';
const MOONLESS = 'Schneeschuhe bei Vollmond full-moon on its date';

test('what guests can find, an offer once and its dates where they add to it', async () => {
  expect(await found()).toEqual(['Erste Gipfel group-size', STONY, MOONLESS]);
});

test('of one offer, and of one event what is its own', async () => {
  expect(await found(`?offer=/api/offers/${offer.id}`)).toEqual([STONY, MOONLESS]);
  expect(await found(`?event=${moonless.id}`)).toEqual([MOONLESS]);
  expect(await found(`?event=${randomUUID()}`)).toEqual([]);
});

test('the number of guests is the setting that the page on safety says', async () => {
  await t.db.update(settings).set({ glacierGuestsPerGuide: 8 });
  expect(await found()).toEqual([STONY, MOONLESS]);
  expect((await t.anonymous('/api/company')).json().glacierGuestsPerGuide).toBe(8);
  await t.db.update(settings).set({ glacierGuestsPerGuide: 6 });
});

test('an event that has begun is left alone', async () => {
  t.setNow(new Date('2026-02-15T18:00:00Z'));
  expect(await found()).toEqual(['Erste Gipfel group-size', STONY]);
  t.setNow(NOW);
});

test('what is no id is refused by name', async () => {
  const response = await (await t.as('admin'))(`${LIST}?offer=vollmond`);
  expect(response.statusCode).toBe(400);
  expect(response.json().detail).toContain('«offer»');
});

test.each([
  [null, 401],
  ['gast', 403],
  ['guide', 403],
  ['partner', 403],
] as const)('%s reads none of it', async (persona, status) => {
  const send = persona ? await t.as(persona) : t.anonymous;
  expect((await send(LIST)).statusCode).toBe(status);
});
