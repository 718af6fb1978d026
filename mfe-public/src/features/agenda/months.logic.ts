import { formatMonth } from '@firn/shared-ui/format';

export interface Month<T> {
  readonly title: string;
  readonly events: readonly T[];
}

/** Groups events that are sorted by start into months. */
export function groupByMonth<T extends { readonly start: string }>(
  events: readonly T[],
): readonly Month<T>[] {
  return [...Map.groupBy(events, ({ start }) => formatMonth(start))].map(([title, group]) => ({
    title,
    events: group,
  }));
}
