import { agreedTo, type BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, post } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { bookingPersons, bookingPriceLines, bookings } from '../bookings/bookings.table.ts';
import { takenSeats } from '../bookings/index.ts';
import { sumOf } from '../bookings/ledger.domain.ts';

/** The embedded database does one thing at a time: a third of them takes it as long. */
const LIVES = process.env.TEST_DATABASE_URL ? 60 : 20;
const SEATS = 4;
const HAPPENINGS = [
  'book',
  'add',
  'replace',
  'cancelPerson',
  'cancel',
  'rebook',
  'restore',
  'callOff',
  'bringBack',
] as const;

let t: TestApp;
let gast: Inject;
let office: Inject;
beforeAll(async () => {
  t = await buildTestApp();
  gast = await t.as('gast');
  office = await t.as('super');
});
afterAll(() => t.close());

interface Happening {
  readonly what: (typeof HAPPENINGS)[number];
  readonly booking: number;
  readonly person: number;
  readonly event: number;
}
const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.constantFrom(...HAPPENINGS),
  booking: fc.nat(2),
  person: fc.nat(2),
  event: fc.nat(1),
});

interface Life {
  readonly events: readonly { readonly id: string; readonly iri: string }[];
  readonly bookingIds: string[];
}

let seconds = 0;
let changes = 0;

/** Each thing happens a second after the one before: the history has one order. */
function passTime(): void {
  seconds += 1;
  t.setNow(new Date(NOW.getTime() + seconds * 1000));
}

async function newLife(): Promise<Life> {
  const seats = { minimumParticipants: 1, maximumParticipants: SEATS };
  const first = await insertBookableEvent(t.db, seats);
  const second = await insertBookableEvent(t.db, { ...seats, offerId: first.offerId });
  const life = { events: [first, second], bookingIds: [] };
  await book(life, first.iri, 2);
  return life;
}

const someone = () => aPerson({ email: `p${seconds}@firn.example` });

async function book(life: Life, event: string, count: number): Promise<void> {
  const persons = Array.from({ length: count }, (_, index) => ({
    ...someone(),
    email: `b${seconds}-${index}@firn.example`,
  }));
  const request = { bookingPersons: persons, expectedTotal: count * PRICE };
  const booked = await bookAs(gast, event, request).catch(() => null);
  if (booked) life.bookingIds.push(booked.id);
}

/** Makes a change at the price of its preview; a refusal is one that the API documents. */
async function attempt(send: Inject, url: string, payload: object): Promise<void> {
  const told = await post(send, `${url}?dryRun=1`, payload);
  const answer =
    told.statusCode === 200 ? await post(send, url, { ...payload, ...agreedTo(told.json()) }) : told;
  expect([url, answer.body, [200, 409, 422].includes(answer.statusCode)]).toEqual([url, answer.body, true]);
  // Whatever the preview allows, the change does.
  expect(answer.statusCode === 200).toBe(told.statusCode === 200 && told.json().overridable.length === 0);
  if (answer.statusCode === 200) changes += 1;
}

async function moveEvent(iri: string, to: 'cancelled' | 'open'): Promise<void> {
  const event = await office(iri);
  const payload = { to, reason: 'weather', confirmation: event.json().code };
  await office({
    method: 'POST',
    url: `${iri}/transition`,
    payload,
    headers: { 'if-match': String(event.headers.etag) },
  });
}

async function happen(life: Life, { what, booking, person, event }: Happening): Promise<void> {
  const iri = life.events[event]?.iri ?? '';
  if (what === 'book') return book(life, iri, 1 + (person % 2));
  if (what === 'callOff') return moveEvent(iri, 'cancelled');
  if (what === 'bringBack') return moveEvent(iri, 'open');
  const id = life.bookingIds[booking % life.bookingIds.length];
  const url = `/api/bookings/${id}`;
  const { bookingPersons } = (await gast(url)).json<BookingResponse>();
  const named = bookingPersons[person % bookingPersons.length]?.['@id'] ?? '';
  if (what === 'add') return attempt(gast, `${url}/persons`, { person: someone() });
  if (what === 'replace') return attempt(gast, `${named}/replacement`, { person: someone() });
  if (what === 'cancelPerson') return attempt(gast, `${url}/cancellation`, { bookingPerson: named });
  if (what === 'cancel') return attempt(gast, `${url}/cancellation`, {});
  if (what === 'rebook') return attempt(gast, `${url}/rebooking`, { event: iri });
  return attempt(office, `${url}/restoration`, {});
}

async function requireSeats({ events }: Life): Promise<void> {
  const taken = await takenSeats(
    t.db,
    events.map(({ id }) => id),
  );
  for (const seats of taken.values()) expect(seats).toBeLessThanOrEqual(SEATS);
}

/** All that is stored about the bookings of a life, each with its own. */
async function readLives(ids: string[]) {
  const { db } = t;
  const lines = await db.select().from(bookingPriceLines).where(inArray(bookingPriceLines.bookingId, ids));
  const persons = await db.select().from(bookingPersons).where(inArray(bookingPersons.bookingId, ids));
  const steps = await db
    .select()
    .from(stateChanges)
    .where(inArray(stateChanges.entityId, ids))
    .orderBy(asc(stateChanges.at));
  const entries = await db.select().from(auditEntries).where(inArray(auditEntries.entityId, ids));
  const rows = await db.select().from(bookings).where(inArray(bookings.id, ids));
  return rows.map((booking) => ({
    booking,
    lines: lines.filter(({ bookingId }) => bookingId === booking.id),
    positions: persons.filter(({ bookingId }) => bookingId === booking.id).map(({ position }) => position),
    steps: steps.filter(({ entityId }) => entityId === booking.id),
    entries: entries.filter(({ entityId }) => entityId === booking.id),
  }));
}

type Stored = Awaited<ReturnType<typeof readLives>>[number];

/** The history of steps leads to the state, and the log knows each step and each change. */
function requireExplained({ booking, steps, entries, lines }: Stored): void {
  const known = new Set<string | null>([null, ...steps.map(({ to }) => to)]);
  const last = steps.filter(({ at }) => at.getTime() === steps.at(-1)?.at.getTime());
  expect(steps.every(({ from }) => known.has(from))).toBe(true);
  expect(last.map(({ to }) => to)).toContain(booking.state);
  const logged = entries.filter(({ action }) => action === 'booking.transition');
  expect(logged).toHaveLength(steps.filter(({ from }) => from !== null).length);
  const told = entries.filter(({ action }) => /^booking\.(cancel|add|replace|rebook|restore)/.test(action));
  expect(told).toHaveLength(new Set(lines.map(({ change }) => change)).size - 1);
}

async function requireSound(life: Life): Promise<void> {
  await requireSeats(life);
  for (const stored of await readLives(life.bookingIds)) {
    const { booking, lines, positions } = stored;
    expect(sumOf(lines)).toBe(booking.total);
    expect(lines.filter(({ person }) => !positions.includes(person))).toEqual([]);
    requireExplained(stored);
  }
}

test(`${LIVES} lives over the API: seats, lines, sums, states and their explanation stay right`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 6 }), async (happenings) => {
      const life = await newLife();
      for (const each of happenings) {
        passTime();
        await happen(life, each);
        await requireSound(life);
      }
    }),
    { seed: 12, numRuns: LIVES, endOnFailure: true },
  );
  expect(changes).toBeGreaterThan(LIVES);
}, 240_000);
