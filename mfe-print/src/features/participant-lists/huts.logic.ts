import type { EventResponse } from '@firn/shared-contracts/api';

export interface Hut {
  readonly title: string;
  /** Metres above sea level. */
  readonly elevation: number | null;
  /** WGS 84, as rescuers ask for it. */
  readonly position: string | null;
  /** Where somebody answers; null where it is not known. */
  readonly phone: string | null;
}

/** `46.05625 N, 7.93512 E`: five digits are a metre. */
export const positionText = (latitude: number, longitude: number): string =>
  `${Math.abs(latitude).toFixed(5)} ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(5)} ${longitude < 0 ? 'W' : 'E'}`;

/** Where an event sleeps, and the huts on its way; `phones` by the id of the house. */
export function hutsOf(
  { eventAccommodations, pois }: Pick<EventResponse, 'eventAccommodations' | 'pois'>,
  phones: ReadonlyMap<string, string> = new Map(),
): Hut[] {
  const phoneOf = (title: string) =>
    phones.get(eventAccommodations.find((house) => house.title === title)?.id ?? '') ?? null;
  const onTheWay = pois
    .filter(({ kind }) => kind === 'hut')
    .map(({ title, elevation, latitude, longitude }) => ({
      title,
      elevation,
      position: positionText(latitude, longitude),
      phone: phoneOf(title),
    }));
  const booked = eventAccommodations
    .filter(({ title }) => !onTheWay.some((hut) => hut.title === title))
    .map(({ title, altitude }) => ({ title, elevation: altitude, position: null, phone: phoneOf(title) }));
  return [...booked, ...onTheWay];
}
