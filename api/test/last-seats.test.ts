import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { type LockEvent, lockEvent } from '../src/modules/bookings/bookings.repository.ts';
import { bookingPersons, bookings, numberSequences } from '../src/modules/bookings/bookings.table.ts';
import { takenSeats } from '../src/modules/bookings/index.ts';
import { reserve } from '../src/modules/bookings/reserve.ts';
import { aBookingFor } from './anonymous-bookings.ts';
import { aBookingRequest, insertBookableEvent } from './bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from './build-test-app.ts';
import { twoReadBeforeOneWrites, withoutLock } from './until-somebody-waits.ts';

const SEATS = 12;
const VISITORS = 60;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const inParallel = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

const seatsTakenOf = async (eventId: string) => (await takenSeats(t.db, [eventId])).get(eventId) ?? 0;

function bookByHttp(iri: string) {
  return t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(iri),
    headers: { 'idempotency-key': randomUUID() },
  });
}

/** 60 concurrent reservations with the given lock; resolves to the number that succeeded. */
async function reserveInParallel(event: { id: string; iri: string }, lock: LockEvent): Promise<number> {
  const deps = { db: t.db, clock: () => NOW, lockEvent: lock };
  // Strangers to each other: bookings of one network or address take turns before they meet the lock.
  const reservationOf = (index: number) => ({
    eventId: event.id,
    request: aBookingFor(event.iri, `gast-${index}@firn.example`),
    actor: null,
    network: `203.0.113.${index}`,
    origin: 'https://firn.example',
  });
  const outcomes = await inParallel(VISITORS, (index) =>
    reserve(deps, reservationOf(index), async () => true).catch(() => false),
  );
  return outcomes.filter(Boolean).length;
}

describe('the last 12 seats', () => {
  test('60 parallel bookings sell exactly 12', async () => {
    const event = await insertBookableEvent(t.db, { maximumParticipants: SEATS });
    const answers = await inParallel(VISITORS, () => bookByHttp(event.iri));
    const sold = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(sold).toHaveLength(SEATS);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(409);
      expect(['/problems/event-full', '/problems/lock-timeout']).toContain(answer.json().type);
    }
    expect(await seatsTakenOf(event.id)).toBe(SEATS);
  });

  test('the capacity trigger alone prevents overselling', async () => {
    const event = await insertBookableEvent(t.db, { maximumParticipants: SEATS });
    expect(await reserveInParallel(event, withoutLock)).toBe(SEATS);
    expect(await seatsTakenOf(event.id)).toBe(SEATS);
  });

  test('the trigger refuses one seat too many, whoever writes it', async () => {
    const event = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 1 });
    await bookByHttp(event.iri);
    const [booking] = await t.db.select().from(bookings).where(eq(bookings.eventId, event.id));
    const [person] = await t.db
      .select()
      .from(bookingPersons)
      .where(eq(bookingPersons.bookingId, booking?.id ?? ''));
    if (!person) throw new Error('no person');
    const another = { ...person, id: randomUUID(), position: 1, email: 'urs@firn.example' };
    await expect(t.db.insert(bookingPersons).values(another)).rejects.toMatchObject({
      cause: { constraint: 'booking_capacity' },
    });
    const copy = { ...person, id: randomUUID(), position: 2, email: person.email.toUpperCase() };
    await expect(t.db.insert(bookingPersons).values(copy)).rejects.toMatchObject({
      cause: { constraint: 'booking_persons_active_email_key' },
    });
  });
});

/** Both backstops: of persons that come in, and of bookings whose state begins to count. */
async function setTriggers(to: 'enable' | 'disable'): Promise<void> {
  await t.db.execute(sql.raw(`alter table booking_persons ${to} trigger booking_persons_capacity`));
  await t.db.execute(sql.raw(`alter table bookings ${to} trigger bookings_capacity`));
}

/** PGlite has one connection, so the race cannot happen there, with or without the lock. */
const onServer = process.env.TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [];
for (const { engine } of onServer) {
  describe(`the same race on ${engine}`, () => {
    test('without lock and trigger it oversells, so the test is effective', async () => {
      const event = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 1 });
      await setTriggers('disable');
      // The number is the first row of a booking that another one waits for.
      const sold = await twoReadBeforeOneWrites(t.db, numberSequences, () =>
        reserveInParallel(event, withoutLock),
      );
      await setTriggers('enable');
      expect(sold).toBeGreaterThan(1);
    });

    test('with the lock alone sells exactly 12', async () => {
      const event = await insertBookableEvent(t.db, { maximumParticipants: SEATS });
      await setTriggers('disable');
      const sold = await reserveInParallel(event, lockEvent);
      await setTriggers('enable');
      expect(sold).toBe(SEATS);
    });

    test('a lock that is held for too long answers 409 with Retry-After', async () => {
      const event = await insertBookableEvent(t.db);
      const answer = await t.db.transaction(async (tx) => {
        await lockEvent(tx, event.id);
        return bookByHttp(event.iri);
      });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().type).toBe('/problems/lock-timeout');
      expect(answer.headers['retry-after']).toBe('2');
    });
  });
}

test('the numbers of 50 parallel bookings have no gap', async () => {
  const roomy = await insertBookableEvent(t.db, { maximumParticipants: 40 });
  const full = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 5 });
  const before = await t.db.$count(bookings);
  const answers = await Promise.all([
    inParallel(40, () => bookByHttp(roomy.iri)),
    inParallel(10, () => bookByHttp(full.iri)),
  ]);
  // On a busy machine some wait longer for the lock than they may, and take no number.
  const sold = answers.flat().filter(({ statusCode }) => statusCode === 201).length;
  expect(sold).toBeGreaterThan(5);
  const rows = await t.db.select({ number: bookings.number }).from(bookings);
  const sequence = rows.map(({ number }) => Number(number.slice(-5))).sort((a, b) => a - b);
  expect(sequence).toHaveLength(before + sold);
  expect(sequence).toEqual(sequence.map((_number, index) => index + 1));
});

test('held and offered seats count until they expire', async () => {
  const event = await insertBookableEvent(t.db);
  await bookByHttp(event.iri);
  const change = (values: Partial<typeof bookings.$inferInsert>) =>
    t.db.update(bookings).set(values).where(eq(bookings.eventId, event.id));
  const past = new Date(Date.now() - 1000);
  const future = new Date(Date.now() + 60_000);
  for (const [values, taken] of [
    [{ state: 'held', expiresAt: future }, 1],
    [{ state: 'offered', expiresAt: future }, 1],
    [{ state: 'held', expiresAt: past }, 0],
    [{ state: 'offered', expiresAt: past }, 0],
    [{ state: 'pending_payment', expiresAt: past }, 1],
    [{ state: 'waitlisted', expiresAt: null }, 0],
    [{ state: 'cancelled' }, 0],
    [{ state: 'completed' }, 1],
  ] as const) {
    await change(values);
    expect([values, await seatsTakenOf(event.id)]).toEqual([values, taken]);
  }
});
