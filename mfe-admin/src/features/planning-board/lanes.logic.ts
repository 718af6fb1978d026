import type { Span } from './columns.logic.ts';

export type InLane<Item> = Item & { readonly lane: number };

/** Days a bar takes in its lane: a short one has room for its words beside it. */
export const roomOf = ({ days }: Span, leastDays: number): number => Math.max(days, leastDays);

/**
 * Puts bars into lanes, so that none covers another: each in the first lane that is free, by their first day.
 * `leastDays` is the room a bar takes at least.
 */
export function packLanes<Item extends Span>(items: readonly Item[], leastDays = 1): InLane<Item>[] {
  const ends: number[] = [];
  const byStart = items.toSorted((a, b) => a.first - b.first || b.days - a.days);
  return byStart.map((item) => {
    const free = ends.findIndex((end) => end <= item.first);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = item.first + roomOf(item, leastDays);
    return { ...item, lane };
  });
}

/** How many lanes there are. */
export const laneCount = (items: readonly { readonly lane: number }[]): number =>
  items.reduce((count, { lane }) => Math.max(count, lane + 1), 0);
