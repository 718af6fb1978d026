import {
  addDays,
  type BookingPersonState,
  type BookingState,
  type CancellationPolicy,
  type CancellationPreset,
  cancellationPresetOf,
  daysBetween,
  invoiceDueDate,
  type PaymentMethod,
  zurichDate,
  zurichInstant,
} from '@firn/shared-contracts/domain';
import { cancellationLines } from '../../modules/bookings/ledger.domain.ts';
import { type PriceLine, priceOf } from '../../modules/bookings/price.domain.ts';
import { inOrder } from '../in-order.ts';
import { DEMO_GUEST, type GuestSeed } from '../people/guests.ts';
import { DEMO_GUIDE } from '../people/guides.ts';
import { MESSAGES } from '../people/names.ts';
import { createRandom, type Random } from '../random.ts';
import { earlier } from './earlier.ts';
import { type PlannedPayment, planPayments } from './payments.ts';
import type { PlannedEvent } from './planned-event.ts';
import { priceComponentsOf } from './prices.ts';

export interface PlannedPerson {
  readonly guest: GuestSeed;
  readonly state: BookingPersonState;
}

export interface PlannedBooking {
  readonly number: string;
  readonly event: PlannedEvent;
  readonly booker: GuestSeed;
  /** Whether the booker was logged in. */
  readonly withAccount: boolean;
  readonly persons: readonly PlannedPerson[];
  readonly state: BookingState;
  /** The states up to the present one, oldest first. */
  readonly steps: readonly BookingState[];
  readonly method: PaymentMethod;
  readonly lines: readonly PriceLine[];
  readonly policy: CancellationPolicy;
  readonly payments: readonly PlannedPayment[];
  readonly dueDate: string | null;
  readonly message: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

/** The terms of cancellation that the bookings are made under. */
export type Policies = Readonly<Record<CancellationPreset, CancellationPolicy>>;

/** What the plan is relative to. */
interface Setting {
  readonly now: Date;
  readonly policies: Policies;
}

type Draft = Omit<PlannedBooking, 'number'>;

export const SAC_DISCOUNT_PERCENT = 10;
const HOUR = 3_600_000;

/** How a booking came to its state (docs/domain/states.md#booking). */
const STEPS: Readonly<Record<BookingState, readonly BookingState[]>> = {
  held: ['held'],
  pending_payment: ['held', 'pending_payment'],
  confirmed: ['held', 'confirmed'],
  completed: ['held', 'confirmed', 'completed'],
  requested: ['requested'],
  waitlisted: ['waitlisted'],
  offered: ['waitlisted', 'offered'],
  cancelled: ['held', 'confirmed', 'cancelled'],
  annulled: ['held', 'confirmed', 'annulled'],
  rejected: ['requested', 'rejected'],
  expired: ['held', 'pending_payment', 'expired'],
};

/** States that end by themselves, and after how many hours. */
const LIFETIME_HOURS: Partial<Record<BookingState, number>> = {
  held: 1,
  pending_payment: 2,
  offered: 20,
  expired: -30,
};

/** The states given in turn to bookings of open events, so that each one occurs; most are confirmed. */
const TURNS: readonly BookingState[] = [
  ...Array<BookingState>(5).fill('confirmed'),
  'requested',
  ...Array<BookingState>(5).fill('confirmed'),
  'pending_payment',
  ...Array<BookingState>(5).fill('confirmed'),
  'held',
  ...Array<BookingState>(4).fill('confirmed'),
  'offered',
  ...Array<BookingState>(4).fill('confirmed'),
];

function personState(random: Random, state: BookingState): BookingPersonState {
  if (state === 'completed') return random.chance(0.04) ? 'no_show' : 'attended';
  return 'active';
}

/** The settings that the demo begins with. */
const TERMS = { paymentTermDays: 30, dueBeforeStartDays: 14, shortestTermDays: 7 };

const dueDateOf = (created: Date, start: Date): string =>
  invoiceDueDate(zurichDate(created), zurichDate(start), TERMS);

function createdAtOf(random: Random, event: PlannedEvent, state: BookingState, now: Date): Date {
  if (LIFETIME_HOURS[state] !== undefined && state !== 'expired')
    return new Date(now.getTime() - random.integer(5, 40) * 60_000);
  const first = zurichDate(event.createdAt);
  const deadline = zurichDate(event.registrationDeadline);
  const last = earlier(deadline, addDays(zurichDate(now), -1));
  const day = addDays(first, random.integer(0, Math.max(0, daysBetween(first, last))));
  return zurichInstant(
    day,
    `${String(random.integer(7, 22)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
  );
}

/** A cancelled booking was cancelled a day after it was made. */
function linesOf(
  frozen: readonly PriceLine[],
  state: BookingState,
  policy: CancellationPolicy,
  { createdAt, start }: { readonly createdAt: Date; readonly start: Date },
): readonly PriceLine[] {
  if (state !== 'cancelled') return frozen;
  const persons = [...new Set(frozen.map(({ person }) => person))];
  const dates = { today: addDays(zurichDate(createdAt), 1), start: zurichDate(start) };
  const added = cancellationLines(frozen, persons, { policy, ...dates });
  return [...frozen, ...added.map((line) => ({ ...line, change: 1 }))];
}

function draftBooking(
  event: PlannedEvent,
  party: readonly GuestSeed[],
  state: BookingState,
  { now, policies }: Setting,
): Draft {
  const [booker] = party;
  if (!booker) throw new Error(`Booking of ${event.code} without a person`);
  const random = createRandom(`booking/${event.code}/${booker.email}/${state}`);
  const persons = party.map((guest) => ({ guest, state: personState(random, state) }));
  const price = priceOf(priceComponentsOf(event.offer.price), party, SAC_DISCOUNT_PERCENT);
  const createdAt = createdAtOf(random, event, state, now);
  const days = daysBetween(zurichDate(event.start), zurichDate(event.end)) + 1;
  const policy = policies[cancellationPresetOf(days)];
  const lines = linesOf(price.lines, state, policy, { createdAt, start: event.start });
  const method =
    state === 'pending_payment' || state === 'expired' || random.chance(0.2)
      ? random.pick(['twint', 'card'] as const)
      : 'invoice';
  const settled =
    state === 'completed' || (state === 'confirmed' && (method !== 'invoice' || random.chance(0.6)));
  const lifetime = LIFETIME_HOURS[state];
  return {
    event,
    booker,
    withAccount: booker.email === DEMO_GUEST || random.chance(0.85),
    persons,
    state,
    steps: STEPS[state],
    method,
    lines,
    policy,
    payments: planPayments({
      name: `${event.code}/${booker.email}/${state}`,
      state,
      method,
      price: price.total,
      isSettled: settled,
      createdAt,
      now,
    }),
    dueDate: method === 'invoice' ? dueDateOf(createdAt, event.start) : null,
    message: random.chance(0.15) ? random.pick(MESSAGES) : null,
    createdAt,
    expiresAt: lifetime === undefined ? null : new Date(now.getTime() + lifetime * HOUR),
  };
}

/** The demo guest goes along on some events of the demo guide and has been on two. */
function demoEvents(events: readonly PlannedEvent[], now: Date): Set<PlannedEvent> {
  const booked = events.filter(({ seats, state }) => seats > 0 && state !== 'cancelled');
  const coming = booked.filter(({ start }) => start > now);
  const past = booked.filter(({ end, state }) => end < now && state === 'closed');
  return new Set([
    ...coming.filter(({ guides }) => guides.includes(DEMO_GUIDE)).slice(0, 2),
    ...coming.slice(3, 4),
    ...past.slice(-2),
  ]);
}

function mainState(event: PlannedEvent, turn: number): BookingState {
  if (event.state === 'cancelled') return 'annulled';
  if (event.state === 'closed') return 'completed';
  return event.state === 'open' ? (TURNS[turn % TURNS.length] ?? 'confirmed') : 'confirmed';
}

/** Parties of one to three, so that the event gets the persons it was planned with. */
function partiesOf(random: Random, people: readonly GuestSeed[], seats: number): GuestSeed[][] {
  const parties: GuestSeed[][] = [];
  for (let placed = 0; placed < seats; ) {
    const size = Math.min(seats - placed, random.pick([1, 1, 1, 2, 2, 2, 3]));
    parties.push(people.slice(placed, placed + size));
    placed += size;
  }
  return parties;
}

/** Bookings that take no seat: people who stepped back, were refused or wait. */
function sideBookings(
  event: PlannedEvent,
  others: readonly GuestSeed[],
  random: Random,
  setting: Setting,
): Draft[] {
  const [first, second] = others;
  if (!first || !second || event.seats === 0 || event.state === 'cancelled') return [];
  const isFull = event.seats === event.offer.participants[1];
  if (isFull && event.start > setting.now) {
    return [
      draftBooking(event, [first], 'waitlisted', setting),
      draftBooking(event, [second], 'waitlisted', setting),
    ];
  }
  if (!random.chance(0.3)) return [];
  return [
    draftBooking(
      event,
      [first],
      random.pick(['cancelled', 'cancelled', 'rejected', 'expired'] as const),
      setting,
    ),
  ];
}

/** Bookings of every event, numbered without gaps per year in the order they came in. */
export function planBookings(
  events: readonly PlannedEvent[],
  guests: readonly GuestSeed[],
  setting: Setting,
): PlannedBooking[] {
  const { now } = setting;
  const [demoGuest, ...regulars] = guests;
  if (!demoGuest) throw new Error('No guests');
  const demo = demoEvents(events, now);
  let turn = 0;
  const drafts = events.flatMap((event) => {
    const random = createRandom(`bookings/${event.code}/${event.start.toISOString()}`);
    const shuffled = random.shuffle(regulars);
    const people = demo.has(event) ? [demoGuest, ...shuffled] : shuffled;
    const main = partiesOf(random, people, event.seats).map((party) =>
      draftBooking(
        event,
        party,
        party[0] === demoGuest ? demoState(event) : mainState(event, turn++),
        setting,
      ),
    );
    return [...main, ...sideBookings(event, people.slice(event.seats), random, setting)];
  });
  const demoCancelled = events.find(
    (event) => event.start > now && event.state === 'open' && !demo.has(event) && event.seats > 0,
  );
  if (demoCancelled) drafts.push(draftBooking(demoCancelled, [demoGuest], 'cancelled', setting));
  return numbered(drafts);
}

const demoState = (event: PlannedEvent): BookingState =>
  event.state === 'closed' ? 'completed' : 'confirmed';

function numbered(drafts: readonly Draft[]): PlannedBooking[] {
  const last = new Map<string, number>();
  return drafts
    .toSorted(
      (left, right) =>
        left.createdAt.getTime() - right.createdAt.getTime() ||
        inOrder(left.event.code, right.event.code) ||
        inOrder(left.booker.email, right.booker.email),
    )
    .map((draft) => {
      const year = zurichDate(draft.createdAt).slice(0, 4);
      const count = (last.get(year) ?? 0) + 1;
      last.set(year, count);
      return { ...draft, number: `B-${year}-${String(count).padStart(5, '0')}` };
    });
}
