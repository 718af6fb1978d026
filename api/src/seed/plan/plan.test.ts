import {
  BOOKING_STATES,
  type BookingState,
  EVENT_STATES,
  SEAT_TAKING_STATES,
  zurichDate,
} from '@firn/shared-contracts/domain';
import { CANCELLATION_POLICIES } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { DEMO_GUEST, guests } from '../people/guests.ts';
import { DEMO_GUIDE, DEMO_PARTNER_BASIC, GUIDES } from '../people/guides.ts';
import { type PlannedBooking, planBookings } from './bookings.ts';
import { planEvents } from './events.ts';
import { planCalendars } from './guide-calendars.ts';
import { offerGuidesFrom } from './offer-guides.ts';
import type { PlannedEvent } from './planned-event.ts';

const WEEK = 7 * 86_400_000;
const DAYS = ['2026-11-21', '2027-04-01', '2027-07-15', '2027-10-15'];

function plan(day: string) {
  const now = new Date(`${day}T10:00:00Z`);
  const events = planEvents(now);
  return {
    now,
    events,
    bookings: planBookings(events, guests(zurichDate(now)), { now, policies: CANCELLATION_POLICIES }),
  };
}

const seatsTaken = (event: PlannedEvent, bookings: readonly PlannedBooking[]) =>
  bookings
    .filter((booking) => booking.event === event && SEAT_TAKING_STATES.includes(booking.state))
    .reduce((sum, { persons }) => sum + persons.length, 0);

const isBookable = (event: PlannedEvent, at: Date, bookings: readonly PlannedBooking[]) =>
  event.published &&
  ['open', 'confirmed'].includes(event.state) &&
  event.registrationDeadline > at &&
  seatsTaken(event, bookings) < event.offer.participants[1];

describe.each(DAYS)('the plan of %s', (day) => {
  const { now, events, bookings } = plan(day);

  test('has about 200 events with distinct codes', () => {
    expect(events.length).toBeGreaterThanOrEqual(180);
    expect(events.length).toBeLessThanOrEqual(260);
    expect(new Set(events.map(({ code }) => code)).size).toBe(events.length);
    for (const { code, offer } of events) expect(code).toMatch(new RegExp(`^E-${offer.code}-\\d+$`));
  });

  test('is the same a second time', () => {
    const again = plan(day);
    expect(again.events).toEqual(events);
    expect(again.bookings).toEqual(bookings);
  });

  test('offers at least 25 bookable events, also four weeks later', () => {
    for (const weeks of [0, 1, 2, 3, 4]) {
      const at = new Date(now.getTime() + weeks * WEEK);
      expect(events.filter((event) => isBookable(event, at, bookings)).length).toBeGreaterThanOrEqual(25);
    }
  });

  test('has events in the next fortnight', () => {
    const soon = events.filter(({ start }) => start > now && start.getTime() < now.getTime() + 2 * WEEK);
    expect(soon.length).toBeGreaterThanOrEqual(3);
  });

  test('sends no guide to two events on the same day', () => {
    const busy = new Set<string>();
    for (const { guides: leaders, asked, start, end } of events) {
      const guides = [...leaders, ...asked];
      for (let time = start.getTime(); time <= end.getTime() + 43_200_000; time += 86_400_000) {
        const date = zurichDate(new Date(Math.min(time, end.getTime())));
        for (const guide of guides) {
          const key = `${guide} ${date} ${start.toISOString()}`;
          const other = [...busy].find((entry) => entry.startsWith(`${guide} ${date}`) && entry !== key);
          expect(other).toBeUndefined();
          busy.add(key);
        }
      }
    }
  });

  test('leaves three coming events without a guide, and nobody who could stand in for one', () => {
    const guidesOf = offerGuidesFrom(events);
    const bare = events.filter(({ guides, asked }) => guides.length + asked.length === 0);
    expect(bare).toHaveLength(3);
    for (const { start, state, declined, offer } of bare) {
      expect(start.getTime()).toBeGreaterThan(now.getTime() + 2 * WEEK);
      expect(start.getTime()).toBeLessThan(now.getTime() + 12 * WEEK);
      expect(['prepared', 'open']).toContain(state);
      expect(declined).toEqual(expect.arrayContaining(guidesOf(offer.code)));
    }
  });

  test('ends no event before it starts and closes the registration before', () => {
    for (const { start, end, registrationDeadline, createdAt } of events) {
      expect(end.getTime()).toBeGreaterThan(start.getTime());
      expect(registrationDeadline.getTime()).toBeLessThanOrEqual(start.getTime());
      expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  test('never sells more seats than there are', () => {
    for (const event of events)
      expect(seatsTaken(event, bookings)).toBeLessThanOrEqual(event.offer.participants[1]);
  });

  test('shows every state of events and bookings', () => {
    expect(new Set(events.map(({ state }) => state))).toEqual(new Set(EVENT_STATES));
    expect(new Set(bookings.map(({ state }) => state))).toEqual(new Set<BookingState>(BOOKING_STATES));
    expect(events.some(({ spontaneous }) => spontaneous)).toBe(true);
    expect(
      events.some((event) => event.state === 'open' && event.seats === event.offer.participants[1]),
    ).toBe(true);
    expect(
      events.some(
        ({ state, registrationDeadline, start }) =>
          state !== 'cancelled' && registrationDeadline < now && start > now,
      ),
    ).toBe(true);
  });

  test('gives the demo guide coming events with participants and the demo guest past and coming bookings', () => {
    const led = events.filter(
      ({ start, guides, seats }) => start > now && seats > 0 && guides.includes(DEMO_GUIDE),
    );
    expect(led.length).toBeGreaterThanOrEqual(3);
    expect(events.some(({ start, asked }) => start > now && asked.includes(DEMO_GUIDE))).toBe(true);
    expect(events.some(({ declined }) => declined.length > 0)).toBe(true);
    const own = bookings.filter(({ booker }) => booker.email === DEMO_GUEST);
    expect(
      own.filter(({ state, event }) => state === 'confirmed' && event.start > now).length,
    ).toBeGreaterThanOrEqual(2);
    expect(own.some(({ state }) => state === 'completed')).toBe(true);
    expect(own.some(({ state }) => state === 'cancelled')).toBe(true);
  });

  test('lets the partner guide without permissions lead, and has a week of every guide', () => {
    expect(events.some(({ guides }) => guides.includes(DEMO_PARTNER_BASIC))).toBe(true);
    const calendars = planCalendars(events, now);
    expect(calendars.map(({ guide }) => guide)).toEqual(GUIDES.map(({ email }) => email));
    for (const { weekly } of calendars) expect(weekly.some((day) => day !== null)).toBe(true);
  });

  test('numbers the bookings without gaps, in the order they came in', () => {
    const counts = new Map<string, number>();
    for (const { number } of bookings) {
      const year = number.slice(2, 6);
      counts.set(year, (counts.get(year) ?? 0) + 1);
      expect(number).toBe(`B-${year}-${String(counts.get(year)).padStart(5, '0')}`);
    }
  });

  test('books nobody twice inside a booking and freezes prices in multiples of 5 Rappen', () => {
    for (const { persons, lines } of bookings) {
      expect(new Set(persons.map(({ guest }) => guest.email)).size).toBe(persons.length);
      for (const line of lines)
        expect([line.gross, line.discount, line.total].map((amount) => Math.abs(amount % 5))).toEqual([
          0, 0, 0,
        ]);
    }
  });
});
