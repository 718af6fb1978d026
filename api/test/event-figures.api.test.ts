import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { bookings } from '../src/modules/bookings/bookings.table.ts';
import { events } from '../src/modules/events/events.table.ts';
import { insertEventToCome } from './anonymous-bookings.ts';
import { bookAs, bookForTwo, change } from './booking-changes.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import type { Persona } from './personas.ts';

/** That of the database too: the view that counts seats goes by its clock. */
const NOW = new Date();
const HOUR_MS = 3_600_000;
const LATER = new Date(NOW.getTime() + HOUR_MS);

let t: TestApp;
let event: { readonly id: string; readonly iri: string };

async function done(url: string, payload: object) {
  const answer = await change(await t.as('admin'), url, { notify: false, reason: 'krank', ...payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function stateSet(changes: Partial<typeof bookings.$inferInsert>) {
  const { id } = await bookAs(t.anonymous, event.iri);
  await t.db.update(bookings).set(changes).where(eq(bookings.id, id));
}

/** Two are bound, one is left of two, one is to pay, two have an option, one waits, and two have gone. */
beforeAll(async () => {
  t = await buildTestApp();
  t.setNow(NOW);
  event = await insertEventToCome(t.db, NOW, { minimumParticipants: 4, maximumParticipants: 12 }, [
    t.users.guide.id,
  ]);
  await bookForTwo(t.anonymous, event.iri);
  const { id, bookingPersons } = await bookForTwo(t.anonymous, event.iri);
  await done(`/api/bookings/${id}/cancellation`, { bookingPerson: bookingPersons[1]?.['@id'] });
  await done(`/api/bookings/${(await bookAs(t.anonymous, event.iri)).id}/cancellation`, {});
  await stateSet({ state: 'annulled' });
  await stateSet({ state: 'pending_payment', expiresAt: LATER });
  const option = await (await t.as('admin'))({
    method: 'POST',
    url: '/api/seat_options',
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      event: event.iri,
      seats: 2,
      firstName: 'Nina',
      lastName: 'Käser',
      phone: '079 123 45 67',
      until: LATER.toISOString(),
    },
  });
  if (option.statusCode !== 201) throw new Error(option.body);
  await stateSet({ state: 'waitlisted', queuedAt: NOW });
});
afterAll(() => t.close());

const SEATS = 6;
const PERSONS = 4;
const BOUND = 3;

const read = async (persona: Persona, url: string) => (await (await t.as(persona))(url)).json();
const members = async (persona: Persona, url: string) => (await read(persona, url))['hydra:member'];
const ofEvent = { bookedPlaces: SEATS, waitingPersons: 1, minimumParticipants: 4, maximumParticipants: 12 };

test('the list, the head and the page of the guide count the same seats', async () => {
  const [listed] = await members('admin', `/api/events?code=${(await stored()).code}`);
  expect(listed).toMatchObject(ofEvent);
  expect(await read('admin', event.iri)).toMatchObject(ofEvent);
  expect(await read('guide', event.iri)).toMatchObject(ofEvent);
});

test('so do the dialog of each step and the planning board', async () => {
  for (const to of ['confirmed', 'cancelled']) {
    const answer = await (await t.as('admin'))({
      method: 'POST',
      url: `${event.iri}/transition`,
      headers: { 'if-match': '*' },
      payload: { to, dryRun: true },
    });
    expect(answer.json().standing).toEqual({ bookings: 3, seats: SEATS, minimum: 4, maximum: 12 });
  }
  const day = (await stored()).start.toISOString().slice(0, 10);
  const board = await read('admin', `/api/planning-board?from=${day}&weeks=1`);
  const { registrationDeadline } = await read('admin', event.iri);
  expect(board.events).toEqual([
    expect.objectContaining({
      takenSeats: SEATS,
      minimumParticipants: 4,
      maximumParticipants: 12,
      registrationDeadline,
    }),
  ]);
});

test('participants of the office, of the guide and of printed lists are the persons of bookings', async () => {
  const url = `/api/booking_persons?event=${event.iri}&pagination=false`;
  for (const persona of ['admin', 'guide'] as const)
    expect([persona, (await members(persona, url)).length]).toEqual([persona, PERSONS]);
  const options = await members('admin', `/api/seat_options?event=${event.iri}`);
  const held = options.reduce((sum: number, { seats }: { seats: number }) => sum + seats, 0);
  expect(PERSONS + held).toBe(SEATS);
});

test('money counts whom a booking binds', async () => {
  expect(await read('admin', `${event.iri}/finance`)).toMatchObject({ persons: BOUND });
});

test("the decision is nobody's work while the minimum is reached by all of these", async () => {
  const [listed] = await members('admin', `/api/events?code=${(await stored()).code}`);
  expect(listed.minimumReached).toBe(SEATS >= 4);
});

test('bookings are in the order of what they come to', async () => {
  const url = `/api/bookings?event=${event.iri}&order[total]=asc`;
  const [first] = await members('admin', url);
  expect(first.state).toBe('annulled');
});

async function stored() {
  const [row] = await t.db.select().from(events).where(eq(events.id, event.id));
  if (!row) throw new Error('no event');
  return row;
}
