import { filters } from '../../lib/hydra.ts';
import type { Query } from '../../lib/query.ts';
import { readText } from '../../lib/query.ts';

const LISTS = ['duration', 'type', 'level', 'activities', 'sleepingStyle', 'guides', 'tags'] as const;
const TEXTS = ['freequery', 'titlequery'] as const;
const CIRCLE = ['lat', 'lng', 'rng'] as const;

/** The filters in the address of the agenda (docs/domain/events.md#dates-elsewhere). */
export const AGENDA_FILTERS = filters(
  Object.fromEntries(
    [...LISTS.flatMap((name) => [name, `${name}[]`]), ...TEXTS, ...CIRCLE, 'start'].map((name) => [
      name,
      null,
    ]),
  ),
);

/**
 * The query of `GET /api/events` for an address of the agenda; what only concerns the page is passed over.
 * @throws 400 where one value is meant and several are given.
 */
export function eventsQueryOf(agenda: Query): Query {
  const given = Object.fromEntries([...LISTS, ...TEXTS].map((name) => [name, agenda[name]]));
  const start = readText(agenda, 'start');
  const circle = CIRCLE.flatMap((name) => {
    const text = readText(agenda, name);
    return text === null ? [] : [[name, text] as const];
  });
  return {
    ...given,
    ...(start && { start: { after: start } }),
    ...(circle.length > 0 && { map: Object.fromEntries(circle) }),
  };
}
