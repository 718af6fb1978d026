import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, ne, sql } from 'drizzle-orm';
import { phoneDigits, plainLetters } from '../src/db/search-terms.ts';
import { bookingPersons, bookings } from '../src/modules/bookings/bookings.table.ts';
import { events } from '../src/modules/events/events.table.ts';
import { offers } from '../src/modules/offers/offers.table.ts';
import { users } from '../src/modules/users/users.table.ts';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from './bookable-event.ts';
import { liftBookingLimits } from './booking-limits.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { PERSONA_NAMES } from './personas.ts';

let t: TestApp;
let booked: { readonly id: string; readonly number: string };
let eventCode: string;
let offerCode: string;

const ZAECH = { firstName: 'Bärbel', lastName: 'Zäch', email: 'zaech@firn.example', phone: '+41791234567' };
const LUKASZ = {
  firstName: 'Łukasz',
  lastName: 'Müller',
  email: 'lukasz@firn.example',
  phone: '+41764445566',
};
const OTTO = { firstName: 'Otto', lastName: 'Anders', email: 'otto@firn.example', phone: '+41318889900' };

/** The first of them books for all. */
async function book(event: string, persons: readonly (typeof ZAECH)[]) {
  const request = aBookingRequest(event, {
    bookingPersons: persons.map((person, index) => aPerson({ ...person, booker: index === 0 })),
    expectedTotal: persons.length * PRICE,
  });
  const booker = { ...request.booker, ...persons[0], postalCode: '8752', city: 'Näfels' };
  const response = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: { ...request, booker },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; bookingNumber: string }>();
}

beforeAll(async () => {
  t = await buildTestApp();
  await liftBookingLimits(t.db);
  await t.db
    .update(users)
    .set({ firstName: 'Léa', lastName: 'Führer' })
    .where(eq(users.id, t.users.guide.id));
  const event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
  const other = await insertBookableEvent(t.db, {
    title: 'Kletterkurs',
    place: 'Ägeri',
    start: new Date('2026-09-05T06:00:00Z'),
    end: new Date('2026-09-06T14:00:00Z'),
    registrationDeadline: new Date('2026-09-01T06:00:00Z'),
  });
  await t.db
    .update(events)
    .set({ start: new Date('2026-03-13T23:30:00Z'), end: new Date('2026-03-15T15:00:00Z') })
    .where(eq(events.id, event.id));
  const made = await book(event.iri, [ZAECH, LUKASZ]);
  booked = { id: made.id, number: made.bookingNumber };
  await book(other.iri, [OTTO]);
  await t.db.update(offers).set({ title: 'Klettern', place: 'Chur' }).where(eq(offers.id, other.offerId));
  await t.db.update(bookings).set({ city: 'Chur' }).where(ne(bookings.id, made.id));
  await t.db.update(bookingPersons).set({ city: 'Chur' }).where(ne(bookingPersons.bookingId, made.id));
  const [row] = await t.db
    .select({ event: events.code, offer: offers.code })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(events.id, event.id));
  eventCode = row?.event ?? '';
  offerCode = row?.offer ?? '';
});
afterAll(() => t.close());

const found = async (url: string, parameter: string, text: string) => {
  const response = await (await t.as('admin'))(`${url}?${parameter}=${encodeURIComponent(text)}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ 'hydra:member': Record<string, string>[] }>()['hydra:member'];
};

/** Each text finds the tour, its booking, or both. */
const OF_TOUR: readonly (readonly [string, () => string])[] = [
  ['its title', () => 'piz skitour'],
  ['its place', () => 'Guarda'],
  ['its code', () => eventCode],
  ['a part of its code, without the letter', () => eventCode.slice(2)],
  ['the code of its offer', () => `A-${offerCode}`],
  ['its guide without accents', () => 'fuhrer lea'],
  ['its guide with umlauts written out', () => 'Fuehrer'],
  ['a day in its middle', () => '14.03.2026'],
  ['its first day in Zurich, in words', () => '14. März 2026'],
  ['its month', () => 'skitour 03.2026'],
  ['its first day in any year', () => 'Piz 14.3.'],
];
const OF_PEOPLE: readonly (readonly [string, () => string])[] = [
  ['who booked, the wrong way round', () => 'zach bar'],
  ['half a telephone number', () => '079 123 4'],
  ['the other half', () => '234 567'],
  ['the same abroad', () => '0041 79 1234'],
  ['a participant who has no account', () => 'muller lukasz'],
  ['the telephone number of that participant', () => '+41 (0)76 444'],
  ['where somebody lives', () => 'Naefels'],
  ['an address', () => 'zaech@firn'],
  ['its number', () => booked.number],
];

describe('bookings', () => {
  test.each([...OF_TOUR, ...OF_PEOPLE])('by %s', async (_, text) => {
    const rows = await found('/api/bookings', 'freequery', text());
    expect(rows.map(({ id }) => id)).toEqual([booked.id]);
  });

  test.each([
    ['a participant, a place and a day in one', () => 'Guarda Lukasz 14.03.2026 Zäch'],
    ['a number and a name', () => '079 123 zach'],
  ])('by %s', async (_, text) => {
    expect(await found('/api/bookings', 'freequery', text())).toHaveLength(1);
  });

  test.each([['zach otto'], ['Guarda 05.09.2026'], ['079 999 88'], ['%'], ['— —']])(
    'none by «%s»',
    async (text) => {
      expect(await found('/api/bookings', 'freequery', text)).toEqual([]);
    },
  );
});

describe('events', () => {
  test.each(OF_TOUR)('by %s, over all days', async (_, text) => {
    const rows = await found('/api/events', 'search', text());
    expect(rows.map(({ code }) => code)).toEqual([eventCode]);
  });

  test.each(PERSONA_NAMES)('the office alone may ask, %s is answered so', async (persona) => {
    const { statusCode } = await (await t.as(persona))('/api/events?search=piz');
    expect(statusCode).toBe(persona === 'admin' || persona === 'super' ? 200 : 403);
  });

  test('nobody who is not logged in', async () => {
    expect((await t.anonymous('/api/events?search=piz')).statusCode).toBe(401);
  });
});

describe('guests', () => {
  test.each([['079 123 4'], ['zaech barbel'], ['näfels Zäch']])(
    'without an account by «%s»',
    async (text) => {
      const rows = await found('/api/users', 'user', text);
      expect(rows.map(({ lastName }) => lastName)).toEqual(['Zäch']);
    },
  );

  test('by the day they were born', async () => {
    await t.db.update(users).set({ birthday: '1999-12-24' }).where(eq(users.id, t.users.gast.id));
    const rows = await found('/api/users', 'user', '24.12.1999');
    expect(rows.map(({ id }) => id)).toEqual([t.users.gast.id]);
  });
});

test.each([['guarda skitour'], ['buin piz'], ['A-']])('offers by «%s»', async (text) => {
  expect((await found('/api/offers', 'title', text)).map(({ code }) => code)).toContain(offerCode);
});

test('a new telephone number is found, the old one no longer', async () => {
  const change = { phone: '+41 31 700 00 11' };
  await t.db.update(bookings).set(change).where(eq(bookings.id, booked.id));
  await t.db.update(bookingPersons).set(change).where(eq(bookingPersons.bookingId, booked.id));
  expect(await found('/api/bookings', 'freequery', '031 700 00')).toHaveLength(1);
  expect(await found('/api/bookings', 'freequery', '079 123 45')).toEqual([]);
});

test.each(['Müller', 'Ñuñez Łukasz ČAPEK', 'Straße', 'Mueller', 'A\u0308geri', 'Ça va'])(
  'code and database normalise %j alike',
  async (text) => {
    const { rows } = await t.db.execute<{ plain: string }>(sql`select plain_letters(${text}::text) as plain`);
    expect(rows[0]?.plain).toBe(plainLetters(text));
  },
);

test.each(['+41 79 123 45 67', '0041 (0)79 123', '079/123', '+49 170 1', '041 410 20 30', '+41 41 410', ''])(
  'code and database dial «%s» alike',
  async (phone) => {
    const { rows } = await t.db.execute<{ digits: string }>(
      sql`select phone_digits(${phone}::text) as digits`,
    );
    expect(rows[0]?.digits).toBe(phoneDigits(phone));
  },
);

test('each normalised column has its index', async () => {
  const { rows } = await t.db.execute<{ name: string }>(
    sql`select tablename as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['booking_persons', 'bookings', 'events', 'offers', 'users']);
});
