import { MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';
import { addDays, type LocalDate, zurichDate, zurichTime } from '@firn/shared-contracts/domain';
import { freePlaces, notBookable, seatsForSale } from '../bookings/index.ts';
import type { OctoCapability } from './octo-capabilities.ts';
import { totalPricing, unitPricing } from './octo-pricing.ts';
import type { UnitId, WantedUnit } from './octo-units.ts';
import type { PricedDate } from './priced-dates.ts';

export type OctoStatus = 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED';

interface Seats {
  readonly status: OctoStatus;
  readonly available: boolean;
  readonly vacancies: number;
  readonly capacity: number;
}

/** Says what is asked of a product, besides its dates. */
export interface Asked {
  readonly now: Date;
  readonly capabilities: ReadonlySet<OctoCapability>;
  readonly units: readonly UnitId[];
  /** Holds what `pricing` adds up; null where nobody asks. */
  readonly wanted: readonly WantedUnit[] | null;
}

/** `LIMITED` is below half of the seats (docs/domain/octo.md#availability). */
function statusOf(isOpen: boolean, vacancies: number, capacity: number): OctoStatus {
  if (!isOpen) return 'CLOSED';
  if (vacancies === 0) return 'SOLD_OUT';
  return vacancies * 2 < capacity ? 'LIMITED' : 'AVAILABLE';
}

const seats = (isOpen: boolean, vacancies: number, capacity: number): Seats => {
  const status = statusOf(isOpen, vacancies, capacity);
  return { status, available: vacancies > 0, vacancies, capacity };
};

/** Counts the seats of a date for whoever comes, by the same rule as those of every other booking. */
export function seatsOf(date: PricedDate, now: Date): Seats {
  const isOpen = notBookable({ ...date, type: date.offer.type }, now) === null;
  const { maximumParticipants: capacity, taken, smallestGroup } = date;
  const waiting = smallestGroup === null ? [] : [{ persons: smallestGroup }];
  return seats(isOpen, isOpen ? seatsForSale(freePlaces(capacity, taken), waiting) : 0, capacity);
}

/** Writes `2026-03-07T08:00:00+01:00`, as the clocks of Zurich show it, with how far they are ahead. */
export function localDateTime(instant: Date): string {
  const local = `${zurichDate(instant)}T${zurichTime(instant)}`;
  const hours = Math.round((Date.parse(`${local}Z`) - instant.getTime()) / 3_600_000);
  return `${local}:00+0${hours}:00`;
}

function priceOf(dates: readonly PricedDate[], { units, wanted }: Asked, suffix: '' | 'From') {
  const prices = dates.map((date) => date.prices);
  return {
    [`unitPricing${suffix}`]: unitPricing(prices, units),
    ...(wanted && { [`pricing${suffix}`]: totalPricing(prices, wanted) }),
  };
}

/** Describes a date as the standard does; the id is that of our event. */
export function availabilityOf(date: PricedDate, asked: Asked) {
  const at = seatsOf(date, asked.now);
  const { capabilities } = asked;
  return {
    id: date.id,
    localDateTimeStart: localDateTime(date.start),
    localDateTimeEnd: localDateTime(date.end),
    utcCutoffAt: date.registrationDeadline.toISOString(),
    allDay: false,
    ...at,
    maxUnits: Math.min(at.vacancies, MAXIMUM_BOOKING_PERSONS),
    openingHours: [],
    ...(capabilities.has('octo/pricing') && priceOf([date], asked, '')),
    ...(capabilities.has('octo/content') && { title: date.title, shortDescription: date.subtitle }),
  };
}

function daySeats(dates: readonly PricedDate[], now: Date): Seats {
  const each = dates.map((date) => seatsOf(date, now));
  const sum = (field: 'vacancies' | 'capacity') => each.reduce((total, day) => total + day[field], 0);
  return seats(
    each.some(({ status }) => status !== 'CLOSED'),
    sum('vacancies'),
    sum('capacity'),
  );
}

/** Lists every day from the first to the last one, whether something starts on it or not. */
export function calendarOf(dates: readonly PricedDate[], from: LocalDate, to: LocalDate, asked: Asked) {
  const byDay = Map.groupBy(dates, ({ start }) => zurichDate(start));
  const days = [];
  for (let localDate = from; localDate <= to; localDate = addDays(localDate, 1)) {
    const ofDay = byDay.get(localDate) ?? [];
    const isPriced = asked.capabilities.has('octo/pricing') && ofDay.length > 0;
    days.push({
      localDate,
      ...daySeats(ofDay, asked.now),
      openingHours: [],
      ...(isPriced && priceOf(ofDay, asked, 'From')),
    });
  }
  return days;
}
