import type { BookingResponse } from '@firn/shared-contracts/api';
import { type BookingState, SEAT_TAKING_STATES } from '@firn/shared-contracts/domain';
import { CANCELLATION_POLICIES } from '@firn/shared-contracts/testing';
import { Problem } from '../src/lib/problem.ts';
import type { ChangedEvent, ChangeFacts, ChangePlan } from '../src/modules/booking-changes/change-plan.ts';
import { bookingMachine, isChangeable } from '../src/modules/bookings/booking-states.domain.ts';
import { isSeated } from '../src/modules/bookings/bookings.domain.ts';
import { type NewLine, sumOf } from '../src/modules/bookings/ledger.domain.ts';
import { type PriceLine, priceOf } from '../src/modules/bookings/price.domain.ts';
import { decideStep, type StepActor } from '../src/records/state-machine.domain.ts';
import { aPerson } from './bookable-event.ts';

type Person = BookingResponse['bookingPersons'][number];

/** A booking of the model: as the API answers it, with the steps it took. */
export interface ModelBooking {
  answer: BookingResponse;
  /** What it cost before it was cancelled. */
  before?: number;
  readonly steps: { readonly from: BookingState | null; readonly to: BookingState }[];
}

/** An event of the model; what it takes is counted. */
export type ModelEvent = Omit<ChangedEvent, 'taken' | 'state'> & { state: ChangedEvent['state'] };

/** Who asks for a change: a guest, the office, or the office that goes over what stands in the way. */
export type Asker = 'guest' | 'office' | 'override';

const DAY_MS = 86_400_000;
const component = (title: string, grossPrice: number, eligibleForSacDiscount: boolean) => ({
  title,
  grossPrice,
  eligibleForSacDiscount,
  vatCategory: 'Sal2.1, 8.1%',
  vatPercent: 8.1,
  accommodationCost: false,
  accountingNo: '277',
});

/** Two dates of one offer with few seats at different prices, and a third one that is free. */
export function modelEvents(now: Date): ModelEvent[] {
  return [
    { id: 'a', days: 20, price: 39_500, seats: 4 },
    { id: 'b', days: 45, price: 30_005, seats: 3 },
    { id: 'c', days: 10, price: 0, seats: 2 },
  ].map(({ id, days, price, seats }) => ({
    id,
    version: 1,
    offerId: 'offer',
    code: `E-${id}`,
    title: 'Tour',
    place: '',
    meetingText: '',
    pois: null,
    equipmentText: '',
    extraCosts: null,
    type: 'tour',
    state: 'open',
    published: true,
    start: new Date(now.getTime() + days * DAY_MS),
    end: new Date(now.getTime() + (days + 1) * DAY_MS),
    registrationDeadline: new Date(now.getTime() + (days - 3) * DAY_MS),
    durationDays: 2,
    minimumParticipants: 1,
    maximumParticipants: seats,
    waiting: [],
    minimumAge: 0,
    onRequest: false,
    isPrivate: false,
    asksHardestTour: false,
    sacDiscountPercent: 10,
    materials: [],
    components: [component('Anteil Tour', price, true), component('Nacht', price && 8_500, false)],
  }));
}

/** Bookings and events in memory: writes a plan as the API does, by the same rules. */
export class BookingLives {
  now = new Date('2026-02-14T08:00:00Z');
  readonly events = modelEvents(this.now);
  readonly bookings: ModelBooking[] = [];
  private addresses = 0;
  /** Until when guests choose what they get for an event that was called off. */
  private readonly choiceUntil = new Date(this.now.getTime() + 14 * DAY_MS).toISOString();

  event(id: string): ModelEvent {
    const found = this.events.find((event) => event.id === id);
    if (!found) throw new Error(`no event ${id}`);
    return found;
  }

  taken(eventId: string): number {
    return this.bookings
      .filter(({ answer }) => answer.event.id === eventId && SEAT_TAKING_STATES.includes(answer.state))
      .reduce((sum, { answer }) => sum + answer.bookingPersons.filter(isSeated).length, 0);
  }

  newPerson(sac: boolean) {
    this.addresses += 1;
    return aPerson({ email: `p${this.addresses}@firn.example`, sac });
  }

  private personOf(person: object): Person {
    const id = `00000000-0000-4000-8000-${String(this.addresses).padStart(12, '0')}`;
    return { ...person, '@id': `/api/booking_persons/${id}`, id, state: 'active', version: 1 } as Person;
  }

  /** A booking for so many, held and confirmed, or on the waiting list. */
  book(eventId: string, members: readonly boolean[], state: 'held' | 'waitlisted'): void {
    const event = this.event(eventId);
    const persons = members.map((sac) => this.personOf(this.newPerson(sac)));
    const { lines, total } = priceOf(event.components, persons, event.sacDiscountPercent);
    const answer = {
      '@id': `/api/bookings/${this.bookings.length}`,
      id: String(this.bookings.length),
      state,
      event: { id: eventId },
      bookingPersons: persons,
      booker: { email: 'booker@firn.example' },
      lines,
      total,
      paid: 0,
      cancellationPolicy: CANCELLATION_POLICIES.with_nights,
    };
    this.bookings.push({ answer: answer as never, steps: [{ from: null, to: state }] });
  }

  /** Takes a step of the machine. @throws Error for one that there is none of. */
  step(booking: ModelBooking, to: BookingState, by: StepActor): void {
    const { state: from } = booking.answer;
    const facts = { stateBefore: this.stateBefore(booking) };
    const decision = decideStep(bookingMachine, { from, to, by, facts, now: this.now });
    if (!decision.allowed) throw new Error(`${from} to ${to} by ${by} is no step`);
    booking.steps.push({ from, to });
    booking.answer = { ...booking.answer, state: to };
  }

  stateBefore({ answer, steps }: ModelBooking): BookingState | null {
    const before = steps.findLast(({ to }) => to === answer.state)?.from ?? null;
    // An offer does not come back with its event.
    return answer.state === 'annulled' && before === 'offered' ? 'waitlisted' : before;
  }

  facts(booking: ModelBooking, targetId: string): ChangeFacts {
    const eventOf = (id: string): ChangedEvent => ({ ...this.event(id), taken: this.taken(id) });
    const stateBefore = this.stateBefore(booking);
    const isCalledOff = booking.answer.state === 'annulled';
    const rebookableUntil = isCalledOff && stateBefore && isChangeable(stateBefore) ? this.choiceUntil : null;
    return {
      booking: { ...booking.answer, rebookableUntil },
      lines: booking.answer.lines as PriceLine[],
      orders: [],
      documents: [],
      event: eventOf(booking.answer.event.id),
      target: eventOf(targetId),
      stateBefore,
      now: this.now,
    };
  }

  /** Plans and writes a change; null if it was refused. */
  change(
    booking: ModelBooking,
    asker: Asker,
    targetId: string,
    planOf: (facts: ChangeFacts) => ChangePlan,
  ): ChangePlan | null {
    try {
      const plan = planOf(this.facts(booking, targetId));
      if (plan.obstacles.length > 0 && asker !== 'override') return null;
      this.write(booking, plan, asker === 'guest' ? 'guest' : 'office');
      return plan;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  private write(booking: ModelBooking, plan: ChangePlan, by: StepActor): void {
    const { leaves, joins, event, state, lines } = plan;
    if (state === 'cancelled') booking.before = booking.answer.total;
    const bookingPersons = booking.answer.bookingPersons.map((person) =>
      person.id === leaves?.person.id ? { ...person, state: leaves.to } : person,
    );
    if (joins) bookingPersons.push(this.personOf(joins));
    booking.answer = { ...booking.answer, bookingPersons };
    if (event) booking.answer = { ...booking.answer, event: { id: event.id } as never };
    if (state) this.step(booking, state, by);
    this.append(booking, lines);
  }

  private append(booking: ModelBooking, added: readonly NewLine[]): void {
    const change = Math.max(0, ...booking.answer.lines.map((line) => line.change)) + 1;
    const lines = [...booking.answer.lines, ...added.map((line) => ({ ...line, change }))];
    booking.answer = { ...booking.answer, lines, total: sumOf(lines) };
  }
}
