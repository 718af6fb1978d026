import type { EventAccommodationResponse } from '@firn/shared-contracts/api';
import { addDays, datesFrom, type LocalDate } from '@firn/shared-contracts/domain';
import { bedsOf } from '../../shared/beds.ts';

export interface Night {
  /** The day of the arrival. */
  readonly date: LocalDate;
  readonly persons: number;
  /** Of these, as many as the house has not said yes to. */
  readonly open: number;
  readonly reservations: readonly EventAccommodationResponse[];
}

const sum = (reservations: readonly EventAccommodationResponse[]): number =>
  reservations.reduce((total, reservation) => total + bedsOf(reservation), 0);

/** The nights that events sleep in a house, in their order; what is called off counts no more. */
export function nightsOf(reservations: readonly EventAccommodationResponse[]): Night[] {
  const standing = reservations.filter(({ state }) => state !== 'cancelled');
  const byNight = Map.groupBy(
    standing.flatMap((reservation) =>
      datesFrom(reservation.arrival, addDays(reservation.departure, -1)).map((date) => ({
        date,
        reservation,
      })),
    ),
    ({ date }) => date,
  );
  return [...byNight]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, members]) => {
      const there = members.map(({ reservation }) => reservation);
      return {
        date,
        persons: sum(there),
        open: sum(there.filter(({ state }) => state !== 'confirmed')),
        reservations: there,
      };
    });
}
