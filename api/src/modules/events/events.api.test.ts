import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { PERSONA_NAMES, type Persona } from '../../../test/personas.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import type { EventRow } from './events.table.ts';

let t: TestApp;
const rows: Record<string, EventRow> = {};

beforeAll(async () => {
  t = await buildTestApp();
  const { db, users } = t;
  const offer = await insertOffer(
    db,
    { title: 'Tödi', maximumParticipants: 6 },
    { guides: [users.guide.id] },
  );
  const hidden = await insertOffer(
    db,
    { title: 'Geheim', state: 'hidden' },
    { guides: [users.guideBasic.id] },
  );
  rows.open = await insertEvent(db, offer);
  rows.prepared = await insertEvent(db, offer, { state: 'prepared', published: false });
  rows.ofHidden = await insertEvent(db, hidden);
  rows.past = await insertEvent(db, offer, { start: new Date('2026-01-10T06:00:00Z') });
  rows.today = await insertEvent(db, offer, { start: new Date('2026-02-13T23:00:00Z') });
  rows.own = await insertEvent(
    db,
    offer,
    { title: 'Tödi für Stammgäste', maximumParticipants: 4 },
    { guides: [users.partner.id] },
  );
});
afterAll(() => t.close());

const statusFor = async (persona: Persona | 'anonymous', row: string) => {
  const send = persona === 'anonymous' ? t.anonymous : await t.as(persona);
  return (await send(`/api/events/${rows[row]?.id}`)).statusCode;
};

describe('access to an event', () => {
  const OFFICE = ['super', 'admin'];
  test.each([
    ['open', ['anonymous', ...PERSONA_NAMES]],
    ['prepared', [...OFFICE, 'guide']],
    ['ofHidden', [...OFFICE, 'guideBasic']],
  ] as const)('%s', async (row, allowed) => {
    for (const persona of ['anonymous', ...PERSONA_NAMES] as const) {
      const expected = (allowed as readonly string[]).includes(persona) ? 200 : 404;
      expect([persona, await statusFor(persona, row)]).toEqual([persona, expected]);
    }
  });
});

test('the list starts today at 00:00 in Zurich', async () => {
  const { 'hydra:member': members } = (await t.anonymous('/api/events')).json();
  const ids = members.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining([rows.today?.id, rows.open?.id, rows.own?.id]));
  expect(ids).not.toContain(rows.past?.id);
  expect(ids).not.toContain(rows.prepared?.id);
});

test('an item carries the tour in force and its context', async () => {
  const response = await t.anonymous(`/api/events/${rows.open?.id}`);
  const { '@context': context, ...event } = response.json();
  expect(context).toBe('/api/contexts/Event');
  expect(event).toMatchObject({
    priceFrom: 45_000,
    priceFromSac: 40_500,
    availability: 'bookable',
    freePlaces: 6,
  });
});

test('an event has its own values and inherits the others', async () => {
  const event = (await t.anonymous(`/api/events/${rows.own?.id}`)).json();
  expect(event).toMatchObject({
    title: 'Tödi für Stammgäste',
    maximumParticipants: 4,
    type: 'tour',
    guides: [{ fullName: 'Vera Partner' }],
    priceFrom: 45_000,
  });
});

test('only admins and guides of the event read how many seats are taken', async () => {
  const seats = async (persona: Persona) =>
    (await (await t.as(persona))(`/api/events/${rows.open?.id}`)).json().bookedPlaces;
  expect(await seats('admin')).toBe(0);
  expect(await seats('guide')).toBe(0);
  expect(await seats('partner')).toBeNull();
  expect(await seats('gast')).toBeNull();
});

test('unknown ids, and codes in place of ids, answer 404', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'E-1-1', 'x']) {
    expect((await t.anonymous(`/api/events/${id}`)).statusCode).toBe(404);
  }
});

describe('GET /api/users/{id}/events', () => {
  const url = (past = '') => `/api/users/${t.users.guide.id}/events${past}`;

  test('a guide reads upcoming events and past ones', async () => {
    const guide = await t.as('guide');
    const idsOf = async (past?: string) =>
      (await guide(url(past))).json()['hydra:member'].map(({ id }: { id: string }) => id);
    expect(await idsOf('?past=1')).toEqual([rows.past?.id]);
    const coming = await idsOf();
    expect(coming).toContain(rows.prepared?.id);
    expect(coming).not.toContain(rows.own?.id);
  });

  test('is closed to anonymous visitors and to other guides', async () => {
    expect((await t.anonymous(url())).statusCode).toBe(401);
    expect((await (await t.as('partner'))(url())).statusCode).toBe(404);
    expect((await (await t.as('admin'))(url())).statusCode).toBe(200);
  });
});

test('a list needs the same number of queries for many events as for one', async () => {
  const countOf = async (size: number) => {
    const spied = t.db._.session as unknown as { prepareQuery: (...args: unknown[]) => unknown };
    const original = spied.prepareQuery;
    let queries = 0;
    spied.prepareQuery = (...args) => {
      queries += 1;
      return original.apply(spied, args);
    };
    await t.anonymous(`/api/events?itemsPerPage=${size}&start[after]=${NOW.toISOString().slice(0, 10)}`);
    Reflect.deleteProperty(spied, 'prepareQuery');
    return queries;
  };
  const one = await countOf(1);
  expect(one).toBeGreaterThan(3);
  expect(await countOf(50)).toBe(one);
});
