import { MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';
import type { BookingState } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Asker, BookingLives, type ModelBooking } from '../../../test/booking-life-model.ts';
import { ANNULLED_FROM } from '../bookings/booking-states.domain.ts';
import { isSeated } from '../bookings/bookings.domain.ts';
import { sumOf } from '../bookings/ledger.domain.ts';
import { planAddition } from './plan-addition.ts';
import { planCancellation } from './plan-cancellation.ts';
import { planRebooking } from './plan-rebooking.ts';
import { planReplacement } from './plan-replacement.ts';
import { planRestoration } from './plan-restoration.ts';

const LIVES = 10_000;

/** One thing that happens; numbers choose a booking, a person and an event of those there are. */
interface Happening {
  readonly what: (typeof HAPPENINGS)[number];
  readonly booking: number;
  readonly person: number;
  readonly event: number;
  readonly sac: boolean;
  readonly asker: Asker;
}
const HAPPENINGS = [
  'book',
  'queue',
  'cancel',
  'cancelPerson',
  'replace',
  'add',
  'rebook',
  'restore',
  'offer',
  'accept',
  'expire',
  'callOff',
  'bringBack',
  'wait',
] as const;

const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.constantFrom(...HAPPENINGS, 'book', 'cancel', 'restore', 'rebook'),
  booking: fc.nat(3),
  person: fc.nat(3),
  event: fc.nat(2),
  sac: fc.boolean(),
  asker: fc.constantFrom('guest', 'office', 'override'),
});

const EXPIRES: Partial<Record<BookingState, BookingState>> = {
  held: 'expired',
  pending_payment: 'expired',
  waitlisted: 'expired',
  offered: 'waitlisted',
};

const groupOf = ({ person, sac }: Happening) => Array.from({ length: 1 + (person % 3) }, () => sac);
const seats = ({ answer }: ModelBooking) => answer.bookingPersons.filter(isSeated).length;

const chosenOf = ({ bookings }: BookingLives, { booking }: Pick<Happening, 'booking'>) =>
  bookings[booking % Math.max(1, bookings.length)];

/** What happens to an event or the queue, as the jobs and other modules do it. */
function around(lives: BookingLives, { what, ...chosen }: Happening): void {
  const event = lives.events[chosen.event];
  const booking = chosenOf(lives, chosen);
  if (!event) return;
  const free = event.maximumParticipants - lives.taken(event.id);
  const group = groupOf({ what, ...chosen });
  if (what === 'wait') lives.now = new Date(lives.now.getTime() + (1 + chosen.person) * 86_400_000);
  if (what === 'book' && event.state === 'open' && group.length <= free) {
    lives.book(event.id, group, 'held');
    const made = lives.bookings.at(-1);
    if (made && chosen.person > 0) lives.step(made, 'confirmed', 'guest');
  }
  if (what === 'queue' && event.state === 'open') lives.book(event.id, group, 'waitlisted');
  if (what === 'callOff' && event.state === 'open') moveBookings(lives, event.id, true);
  if (what === 'bringBack' && event.state === 'cancelled') moveBookings(lives, event.id, false);
  if (booking) alone(lives, booking, what);
}

function moveBookings(lives: BookingLives, eventId: string, isOff: boolean): void {
  const theirs = lives.bookings.filter(({ answer }) => answer.event.id === eventId);
  lives.event(eventId).state = isOff ? 'cancelled' : 'open';
  for (const booking of theirs) {
    const { state } = booking.answer;
    const before = state === 'annulled' ? lives.stateBefore(booking) : null;
    if (isOff && ANNULLED_FROM.includes(state as never)) lives.step(booking, 'annulled', 'system');
    if (isOff && state === 'held') lives.step(booking, 'expired', 'system');
    if (!isOff && before) lives.step(booking, before, 'system');
  }
}

function alone(lives: BookingLives, booking: ModelBooking, what: Happening['what']): void {
  const { state, event } = booking.answer;
  const free = lives.event(event.id).maximumParticipants - lives.taken(event.id);
  if (what === 'offer' && state === 'waitlisted' && seats(booking) <= free)
    lives.step(booking, 'offered', 'system');
  if (what === 'accept' && state === 'offered') lives.step(booking, 'confirmed', 'guest');
  const expired = EXPIRES[state];
  if (what === 'expire' && expired) lives.step(booking, expired, 'system');
}

/** Asks for a change as the API would; null if it was refused. */
function ask(lives: BookingLives, { what, ...chosen }: Happening) {
  const booking = chosenOf(lives, chosen);
  const target = lives.events[chosen.event]?.id ?? '';
  if (!booking) return null;
  const { bookingPersons } = booking.answer;
  const named = bookingPersons[chosen.person % bookingPersons.length];
  const joining = { person: lives.newPerson(chosen.sac) };
  const plans = {
    cancel: () => lives.change(booking, chosen.asker, target, (facts) => planCancellation(facts, {})),
    cancelPerson: () =>
      lives.change(booking, chosen.asker, target, (facts) =>
        planCancellation(facts, { bookingPerson: named?.['@id'] ?? '' }),
      ),
    replace: () =>
      lives.change(booking, chosen.asker, target, (facts) =>
        planReplacement(facts, named?.id ?? '', joining),
      ),
    add: () => lives.change(booking, chosen.asker, target, (facts) => planAddition(facts, joining)),
    rebook: () => lives.change(booking, chosen.asker, target, planRebooking),
    // Of guests, the route lets none through.
    restore: () =>
      chosen.asker === 'guest' ? null : lives.change(booking, chosen.asker, target, planRestoration),
  };
  return what in plans ? plans[what as keyof typeof plans]() : null;
}

/** What is wrong with the lines of a booking: they make its total, and each is of a person who owes it. */
function ledgerFaults({ answer }: ModelBooking): string[] {
  const { lines, total, bookingPersons, state } = answer;
  const faults = bookingPersons.flatMap((person, position) => {
    const own = lines.filter((line) => line.person === position);
    const owed = sumOf(own);
    const fees = sumOf(own.filter((line) => line.kind === 'fee'));
    const hasLeft = person.state === 'replaced' || person.state === 'cancelled' || state === 'cancelled';
    const isRight = hasLeft ? owed === fees : fees === 0;
    return isRight && owed >= 0
      ? []
      : [`person ${position}, ${person.state}, owes ${owed} with fees of ${fees}`];
  });
  if (sumOf(lines) !== total || total < 0) faults.push(`total ${total}`);
  if (!lines.every((line) => bookingPersons[line.person] && line.total === line.gross - line.discount))
    faults.push('a line without a person');
  return faults;
}

function stateFaults({ answer, steps }: ModelBooking): string[] {
  const active = answer.bookingPersons.filter(isSeated).map(({ email }) => email);
  const isTold = steps.every(({ from }, index) => from === (steps[index - 1]?.to ?? null));
  return [
    ...(isTold && steps.at(-1)?.to === answer.state ? [] : ['its steps do not lead to its state']),
    ...(new Set(active).size === active.length ? [] : ['an address twice']),
    ...(active.length > 0 && active.length <= MAXIMUM_BOOKING_PERSONS ? [] : [`${active.length} persons`]),
  ];
}

/** Lives one happening, and says what is wrong afterwards. */
function live(
  lives: BookingLives,
  happened: Happening,
): { readonly isChange: boolean; readonly isMovedAfterCallOff: boolean; readonly faults: string[] } {
  const wasAnnulled = chosenOf(lives, happened)?.answer.state === 'annulled';
  const before = new Map(lives.events.map(({ id }) => [id, lives.taken(id)]));
  const answers = new Set(lives.bookings.map(({ answer }) => answer));
  const plan = ask(lives, happened);
  around(lives, happened);
  // The office may overbook; an event that comes back has the seats it had, or the API refuses it.
  const mayExceed = (plan && happened.asker === 'override') || happened.what === 'bringBack';
  const seatFaults = lives.events.flatMap(({ id, maximumParticipants }) => {
    const most = Math.max(maximumParticipants, before.get(id) ?? 0);
    return mayExceed || lives.taken(id) <= most ? [] : [`${lives.taken(id)} seats of ${most}`];
  });
  const restored = plan?.kind === 'restore' ? chosenOf(lives, happened) : null;
  const priceFaults =
    restored?.before !== undefined && restored.before !== restored.answer.total
      ? [`restored at ${restored.answer.total}, cancelled at ${restored.before}`]
      : [];
  const changed = lives.bookings.filter(({ answer }) => !answers.has(answer));
  const faults = changed.flatMap((booking) => [...ledgerFaults(booking), ...stateFaults(booking)]);
  const isMovedAfterCallOff = wasAnnulled && plan?.kind === 'rebook';
  return { isChange: plan !== null, isMovedAfterCallOff, faults: [...seatFaults, ...priceFaults, ...faults] };
}

test(`${LIVES} lives: seats, lines, sums and states stay right`, () => {
  let changes = 0;
  let movedAfterCallOff = 0;
  const life = fc.array(happening, { minLength: 6, maxLength: 14 });
  fc.assert(
    fc.property(life, (happenings) => {
      const lives = new BookingLives();
      around(lives, { what: 'book', booking: 0, person: 1, event: 0, sac: false, asker: 'guest' });
      for (const each of happenings) {
        const { isChange, isMovedAfterCallOff, faults } = live(lives, each);
        if (faults.length > 0) throw new Error(faults.join('; '));
        if (isChange) changes += 1;
        if (isMovedAfterCallOff) movedAfterCallOff += 1;
      }
    }),
    { seed: 12, numRuns: LIVES },
  );
  // Lives in which everything is refused would prove nothing.
  expect(changes).toBeGreaterThan(LIVES);
  expect(movedAfterCallOff).toBeGreaterThan(LIVES / 100);
});
