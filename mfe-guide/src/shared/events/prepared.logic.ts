interface Starting {
  readonly id: string;
  readonly start: string;
  readonly state: string;
}

/** The two lists of prepared events as one: each event once, none cancelled, by start. */
export function mergePrepared<Event extends Starting>(lists: readonly (readonly Event[])[]): Event[] {
  const byId = new Map(lists.flat().map((event) => [event.id, event]));
  return [...byId.values()]
    .filter(({ state }) => state !== 'cancelled')
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
