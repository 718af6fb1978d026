import type { BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { insertEventToCome } from '../../../test/anonymous-bookings.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import {
  accept,
  bookFor,
  decline,
  expireAll,
  giveBack,
  joinAs,
  leave,
  linkIn,
  mailsTo,
  offerAll,
  takenOf,
} from '../../../test/waitlist.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { waitingGroups } from '../bookings/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { planOffers } from './offers.domain.ts';

const SEATS = 4;
/** The embedded database does one thing at a time: a third of them takes it as long. */
const LIVES = process.env.TEST_DATABASE_URL ? 12 : 4;
const STEPS = 25;
const HOUR_MS = 3_600_000;
/** That of the database too: it counts seats by its own. */
const START = new Date();

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

interface Life {
  readonly event: { readonly id: string; readonly iri: string };
  now: Date;
  /** Counts who comes. */
  guests: number;
  readonly sold: BookingResponse[];
  readonly entries: BookingResponse[];
}

type Step = (life: Life, pick: number) => Promise<unknown>;

const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];
const newcomer = (life: Life) => {
  life.guests += 1;
  return `gast-${life.guests}`;
};

async function answer(life: Life, pick: number, press: typeof accept) {
  const entry = one(life.entries, pick);
  if (!entry) return;
  const token = await linkIn(t.db, entry, 'booking_waitlisted');
  expect([200, 204, 409, 410]).toContain((await press(t.anonymous, token)).statusCode);
}

const STEPS_OF_A_LIFE: Readonly<Record<string, Step>> = {
  async comes(life, pick) {
    const [name, persons] = [newcomer(life), 1 + (pick % 3)];
    const booked = await bookFor(t.anonymous, life.event.iri, `${name}@firn.example`, persons);
    if (booked.statusCode === 201) life.sold.push(booked.json());
    else expect(booked.json().type).toBe('/problems/event-full');
    const joined = await joinAs(t.anonymous, life.event.iri, `${name}-spaeter`, persons);
    if (joined.statusCode === 201) life.entries.push(joined.json());
    else expect(joined.json().type).toBe('/problems/seats-free');
  },
  async goes(life, pick) {
    const index = pick % Math.max(1, life.sold.length);
    const [booking] = life.sold.splice(index, 1);
    if (booking) await giveBack(t.db, booking, life.now);
  },
  accepts: (life, pick) => answer(life, pick, accept),
  declines: (life, pick) => answer(life, pick, decline),
  leaves: (life, pick) => answer(life, pick, leave),
  async waits(life, pick) {
    life.now = new Date(life.now.getTime() + (1 + (pick % 20)) * HOUR_MS);
    t.setNow(life.now);
    await expireAll(t.db, life.now);
    await offerAll(t.db, life.now);
  },
};

/** What must hold after every step. */
async function requireOrder({ event, now, entries }: Life): Promise<void> {
  const taken = await takenOf(t.db, event.id);
  expect(taken).toBeLessThanOrEqual(SEATS);
  const queue = (await waitingGroups(t.db, [event.id], now)).get(event.id) ?? [];
  // Whoever may have the seats that are left has been offered them.
  expect(planOffers(queue, SEATS - taken, { at: now, jumpHours: 24 }).offers).toEqual([]);
  const rows = await t.db.select().from(bookings).where(eq(bookings.eventId, event.id));
  for (const { state, expiresAt } of rows)
    expect([state, expiresAt !== null && expiresAt > now]).toEqual([state, state === 'offered']);
  for (const entry of entries) {
    const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, entry.id));
    const offers = steps.filter(({ to }) => to === 'offered').length;
    expect(await mailsTo(t.db, entry, 'booking_offered')).toHaveLength(offers);
    const state = rows.find(({ id }) => id === entry.id)?.state;
    // Its history leads to where it stands: every state is left as often as it is reached, but the last.
    const left = steps.filter(({ from }) => from === state).length;
    expect(steps.filter(({ to }) => to === state).length - left).toBe(1);
  }
}

test(`${LIVES} lives of a waiting list keep its order`, async () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(STEPS_OF_A_LIFE), 'comes', 'goes'), fc.nat({ max: 999 })),
    { minLength: STEPS, maxLength: STEPS },
  );
  const seats = { minimumParticipants: 1, maximumParticipants: SEATS };
  let accepted = 0;
  const live = fc.asyncProperty(steps, async (taken) => {
    t.setNow(START);
    const event = await insertEventToCome(t.db, START, seats);
    const life: Life = { event, now: START, guests: 0, sold: [], entries: [] };
    for (const [name, pick] of taken) {
      await STEPS_OF_A_LIFE[name]?.(life, pick);
      await requireOrder(life);
      // What waits to be sent would be withdrawn with its offer.
      await t.db.update(outboxMails).set({ sentAt: life.now });
    }
    const ids = new Set(life.entries.map(({ id }) => id));
    const rows = await t.db.select().from(bookings).where(eq(bookings.eventId, event.id));
    accepted += rows.filter(({ id, state }) => ids.has(id) && state === 'confirmed').length;
  });
  await fc.assert(live, { seed: 12, numRuns: LIVES, endOnFailure: true });
  // The lives go all the way: some of those who waited got a seat.
  expect(accepted).toBeGreaterThan(0);
});
