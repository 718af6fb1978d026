import { TourDraftPatch } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { offers } from '../offers/offers.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import { events } from './events.table.ts';

let t: TestApp;
let price: object;
beforeAll(async () => {
  t = await buildTestApp();
  const [rate] = await t.db.select().from(vatRates).where(eq(vatRates.category, 'Sal2.1, 8.1%'));
  const share = { title: 'Anteil Tour', grossPrice: 24_000, vatRate: `/api/vat_rates/${rate?.id}` };
  price = { ...share, eligibleForSacDiscount: true, accommodationCost: false };
});
afterAll(() => t.close());

/** A tour of a guide's that the office has given back, unless it stands elsewhere by now. */
async function aTour(state: 'draft' | 'prepared' | 'open' = 'draft') {
  const offer = await insertOffer(t.db, { type: 'spontaneous_tour', state: 'hidden' });
  const event = await insertEvent(
    t.db,
    offer,
    { state, published: state === 'open' },
    { guides: [t.users.guide.id] },
  );
  return `/api/events/${event.id}`;
}

const change = async (persona: Persona, url: string, payload: object) =>
  (await t.as(persona))({
    method: 'PATCH',
    url,
    headers: { 'if-match': '"1"', 'content-type': 'application/merge-patch+json' },
    payload: JSON.stringify(payload),
  });

/** What a guide may want to change of a draft: a value for each field that the contract lists. */
const REPAIRS: Readonly<Record<string, unknown>> = {
  title: 'Spontan aufs Balmhorn',
  start: '2026-07-11T05:30:00.000Z',
  end: '2026-07-12T15:30:00.000Z',
  registrationDeadline: '2026-07-01T21:59:00.000Z',
  place: 'Kandersteg',
  meetingText: '<p>Bahnhof</p>',
  leadText: 'Steil und still.',
  minimumParticipants: 1,
  maximumParticipants: 4,
  level: null,
  activities: [],
  priceComponents: [],
};

const OFFICE_FIELDS = {
  accountingNo: '300',
  sacDiscountPercent: 20,
  tags: [],
  autoConfirm: true,
  organized: true,
  guideFinished: true,
  type: 'tour',
};

describe('a tour that the office gave back', () => {
  test('is put right by its guide, and submitted once more', async () => {
    const tour = await aTour();
    const fields = {
      title: 'Spontan aufs Balmhorn',
      start: '2026-03-21T06:30:00.000Z',
      end: '2026-03-21T15:00:00.000Z',
      registrationDeadline: '2026-03-19T22:59:00.000Z',
      place: 'Kandersteg',
      leadText: 'Steil und still.',
      minimumParticipants: 2,
      maximumParticipants: 4,
      priceComponents: [price],
    };
    const changed = await change('guide', tour, fields);
    expect([changed.statusCode, changed.json().violations]).toEqual([200, undefined]);
    expect(changed.json()).toMatchObject({
      title: 'Spontan aufs Balmhorn',
      maximumParticipants: 4,
      priceFrom: 24_000,
      version: 2,
    });
    const step = await (await t.as('guide'))({
      method: 'POST',
      url: `${tour}/transition`,
      payload: { to: 'prepared' },
      headers: { 'if-match': '"2"' },
    });
    expect([step.statusCode, step.json().state]).toEqual([200, 'prepared']);
  });

  test('has a value here for each of its fields', () => {
    const { programText: _always, ...fields } = TourDraftPatch.properties;
    expect(Object.keys(REPAIRS)).toEqual(Object.keys(fields));
  });

  test.each(Object.entries(REPAIRS))(
    'has its %s from the guide only while it is a draft',
    async (field, value) => {
      for (const state of ['prepared', 'open'] as const) {
        const refused = await change('guide', await aTour(state), { [field]: value });
        expect([state, refused.statusCode]).toEqual([state, 403]);
        expect(refused.json().violations).toMatchObject([{ propertyPath: field }]);
      }
      expect((await change('guide', await aTour(), { [field]: value })).statusCode).not.toBe(403);
    },
  );

  test.each(Object.entries(OFFICE_FIELDS))('leaves its %s to the office', async (field, value) => {
    expect((await change('guide', await aTour(), { [field]: value })).statusCode).toBe(403);
  });

  test.each([
    ['guideBasic', 404],
    ['gast', 403],
  ] as const)('is nobody else’s to change: %s gets %i', async (persona, status) => {
    const tour = await aTour();
    expect((await change(persona, tour, { title: 'Meins' })).statusCode).toBe(status);
    const [row] = await t.db
      .select()
      .from(events)
      .where(eq(events.id, tour.slice(-36)));
    expect(row?.version).toBe(1);
  });

  test('that the office has published meanwhile stays as it was published', async () => {
    const tour = await aTour('open');
    const refused = await change('guide', tour, { title: 'Zu spät' });
    expect(refused.statusCode).toBe(403);
    expect((await (await t.as('guide'))(tour)).json().title).not.toBe('Zu spät');
  });

  test('has dates and numbers that fit', async () => {
    const wrong = await change('guide', await aTour(), {
      start: '2026-03-21T06:30:00.000Z',
      end: '2026-03-20T15:00:00.000Z',
      minimumParticipants: 5,
      maximumParticipants: 4,
    });
    expect(wrong.statusCode).toBe(422);
    const paths = wrong.json().violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath);
    expect(paths).toEqual(expect.arrayContaining(['end', 'maximumParticipants']));
  });
});

describe('a tour that a guide keeps as a draft', () => {
  const DAY = { start: '2026-03-28T06:30:00.000Z', end: '2026-03-28T15:00:00.000Z' };
  const keep = async (persona: Persona, fields: object = {}) =>
    (await t.as(persona))({
      method: 'POST',
      url: '/api/events',
      payload: { title: 'Halb fertig', ...DAY, state: 'draft', ...fields },
    });
  const submit = async (url: string, version: number) =>
    (await t.as('guide'))({
      method: 'POST',
      url: `${url}/transition`,
      payload: { to: 'prepared' },
      headers: { 'if-match': `"${version}"` },
    });
  const remove = async (persona: Persona, url: string) =>
    (await t.as(persona))({ method: 'DELETE', url, headers: { 'if-match': '*' } });
  const offersOf = (url: string) => t.db.$count(offers, eq(offers.id, url.slice(-36)));

  test('has title and days at least, and is theirs alone until they submit it', async () => {
    const kept = await keep('guide');
    expect([kept.statusCode, kept.json().violations]).toEqual([201, undefined]);
    const { '@id': tour, offer, version } = kept.json();
    const me = `/api/users/${t.users.guide.id}`;
    expect(kept.json()).toMatchObject({ state: 'draft', published: false, proposedBy: me });
    const mine = await (await t.as('guide'))(`/api/events?published=false&guides=${me}&pagination=false`);
    expect(mine.json()['hydra:member'].map((each: { '@id': string }) => each['@id'])).toContain(tour);
    for (const persona of ['gast', 'guideBasic'] as const)
      expect((await (await t.as(persona))(tour)).statusCode).toBe(404);
    expect((await submit(tour, version)).json().state).toBe('prepared');
    expect((await remove('guide', tour)).statusCode).toBe(409);
    expect(await offersOf(offer)).toBe(1);
  });

  test.each([['title'], ['start'], ['end']])('needs its %s', async (field) => {
    expect((await keep('guide', { [field]: undefined })).statusCode).toBe(422);
  });

  test('may begin far ahead, and is submitted once it begins in time', async () => {
    const far = { start: '2026-06-06T06:30:00.000Z', end: '2026-06-06T15:00:00.000Z' };
    const { '@id': tour, version } = (await keep('guide', far)).json();
    const refused = await submit(tour, version);
    expect([refused.statusCode, refused.json().missing]).toEqual([
      409,
      [{ propertyPath: 'start', message: expect.stringContaining('60 Tage') }],
    ]);
    expect((await remove('guide', tour)).statusCode).toBe(204);
  });

  test('goes with the offer behind it when they delete it; nobody else does but the office', async () => {
    const { '@id': tour, offer } = (
      await keep('guide', { start: '2026-03-29T06:30:00.000Z', end: '2026-03-29T15:00:00.000Z' })
    ).json();
    expect((await remove('gast', tour)).statusCode).toBe(403);
    expect((await remove('guideBasic', tour)).statusCode).toBe(404);
    expect((await remove('guide', tour)).statusCode).toBe(204);
    expect(await offersOf(offer)).toBe(0);
    expect((await remove('guide', await aTour())).statusCode).toBe(404);
  });

  test('needs the permission that the tour needs', async () => {
    expect((await keep('guideBasic')).statusCode).toBe(403);
    expect((await keep('gast')).statusCode).toBe(403);
  });
});
