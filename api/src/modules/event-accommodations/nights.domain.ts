import { addDays, daysBetween, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';

interface Event {
  readonly start: Date;
  readonly end: Date;
}

/** How nights are stored: from the first day of the event, in Zurich; null nights last to its end. */
interface StoredNights {
  readonly firstNight: number;
  readonly nights: number | null;
}

interface Stay {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
}

/** The last day of the event, but never before one night is over. */
export function lastDeparture({ end }: Event, arrival: LocalDate): LocalDate {
  const last = zurichDate(end);
  return last > arrival ? last : addDays(arrival, 1);
}

/** The days of a reservation (docs/domain/accommodations.md#reservations). */
export function stayOf(event: Event, { firstNight, nights }: StoredNights): Stay {
  const arrival = addDays(zurichDate(event.start), firstNight);
  return { arrival, departure: nights === null ? lastDeparture(event, arrival) : addDays(arrival, nights) };
}

/** How the days are stored, so that they move with the event. */
export function nightsOf(event: Event, { arrival, departure }: Stay): StoredNights {
  const isToTheEnd = departure === lastDeparture(event, arrival);
  return {
    firstNight: daysBetween(zurichDate(event.start), arrival),
    nights: isToTheEnd ? null : daysBetween(arrival, departure),
  };
}
