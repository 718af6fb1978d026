import type { EventCardData } from '../../shared/event-card/event-card.fields.ts';

/** A point on the map with the dates that start there. */
export interface Spot {
  /** `lat,lng`. */
  readonly key: string;
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
}

type Located = Pick<EventCardData, 'location'>;

/** The key of an event's spot, or null when it has no place on the map. */
export function spotKeyOf({ location }: Located): string | null {
  return location ? `${location.latitude.toFixed(4)},${location.longitude.toFixed(4)}` : null;
}

/** One spot per place, however many dates start there. */
export function spotsOf(events: readonly Located[]): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const event of events) {
    const key = spotKeyOf(event);
    if (!key || !event.location) continue;
    const { latitude: lat, longitude: lng } = event.location;
    spots.set(key, { key, lat, lng, count: (spots.get(key)?.count ?? 0) + 1 });
  }
  return [...spots.values()];
}
