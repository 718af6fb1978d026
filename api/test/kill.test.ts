import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../src/db/client.ts';
import { bookingPersons, bookings } from '../src/modules/bookings/bookings.table.ts';
import { idempotencyKeys } from '../src/modules/idempotency-keys/idempotency-keys.table.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { type ApiProcess, type Credentials, newVisitor, postJson, startApi } from './api-process.ts';
import { aBookingRequest, insertBookableEvent } from './bookable-event.ts';
import { liftBookingLimits } from './booking-limits.ts';
import { createStorage, type OwnStorage } from './own-storage.ts';

interface Booked {
  readonly id: string;
  readonly accessToken: string;
}

const ANSWERS_BEFORE_KILL = 20;
const CLIENTS = 4;

let storage: OwnStorage;
let event: string;
const started: ApiProcess[] = [];

async function start(): Promise<ApiProcess> {
  const api = await startApi(storage);
  started.push(api);
  return api;
}

beforeAll(async () => {
  storage = await createStorage();
  event = await storage.withDatabase(async ({ db, migrate }) => {
    await migrate();
    await liftBookingLimits(db);
    const start = new Date(Date.now() + 30 * 86_400_000);
    const dates = { start, end: start, registrationDeadline: start };
    return (await insertBookableEvent(db, { ...dates, maximumParticipants: 99 })).iri;
  });
});
afterAll(async () => {
  for (const api of started) await api.end('SIGKILL');
  await storage.remove();
});

const book = (origin: string, visitor: Credentials, key: string): Promise<Response> =>
  postJson(`${origin}/api/bookings`, aBookingRequest(event), visitor, { 'idempotency-key': key });

interface Outcome {
  readonly visitor: Credentials;
  readonly answered: ReadonlyMap<string, Booked>;
  /** Keys whose answer never came. */
  readonly unanswered: ReadonlySet<string>;
}

/** Books with several clients until the server is killed. */
async function bookUntilKilled(): Promise<Outcome> {
  const api = await start();
  const visitor = await newVisitor(api.origin);
  const answered = new Map<string, Booked>();
  const unanswered = new Set<string>();
  let killed: Promise<void> | null = null;

  async function client(): Promise<void> {
    while (!killed) {
      const key = randomUUID();
      unanswered.add(key);
      const response = await book(api.origin, visitor, key);
      if (response.status !== 201) throw new Error(await response.text());
      answered.set(key, (await response.json()) as Booked);
      unanswered.delete(key);
      if (answered.size >= ANSWERS_BEFORE_KILL) killed ??= api.end('SIGKILL');
    }
  }
  await Promise.allSettled(Array.from({ length: CLIENTS }, client));
  await killed;
  // A server finishes or undoes what the dead process had begun.
  await storage.settle();
  return { visitor, answered, unanswered };
}

/** Every booking is complete: a person, a mail and the next number. */
async function expectWholeBookings({ db }: Database, count: number): Promise<void> {
  expect(await db.$count(bookings)).toBe(count);
  expect(await db.$count(bookingPersons)).toBe(count);
  expect(await db.$count(outboxMails)).toBe(count);
  const numbers = await db.select({ number: bookings.number }).from(bookings).orderBy(bookings.number);
  expect(numbers.map(({ number }) => Number(number.slice(-5)))).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
}

test('kill -9 loses no confirmed booking, and a client without an answer books once by retrying', async () => {
  const { visitor, answered, unanswered } = await bookUntilKilled();
  expect(answered.size).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL);
  const answeredIds = [...answered.values()].map(({ id }) => id);

  await storage.withDatabase(async (database) => {
    const rows = await database.db.select({ id: bookings.id }).from(bookings);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(answeredIds));
    expect(rows.length).toBeLessThanOrEqual(answered.size + unanswered.size);
    await expectWholeBookings(database, rows.length);
    // The ten seconds pass in which whoever retries is told to come again, since the first may still run.
    await database.db.update(idempotencyKeys).set({ lockedUntil: new Date(0) });
  });

  const api = await start();
  for (const { id, accessToken } of answered.values()) {
    expect((await fetch(`${api.origin}/api/bookings/${id}?token=${accessToken}`)).status).toBe(200);
  }
  for (const key of unanswered) expect((await book(api.origin, visitor, key)).status).toBe(201);
  for (const [key, { id }] of answered) {
    expect(((await (await book(api.origin, visitor, key)).json()) as Booked).id).toBe(id);
  }
  await api.end('SIGTERM');
  await storage.withDatabase((database) => expectWholeBookings(database, answered.size + unanswered.size));
}, 120_000);
