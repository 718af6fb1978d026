import { filters } from '../../lib/hydra.ts';
import type { Query } from '../../lib/query.ts';
import { readNumber, readText } from '../../lib/query.ts';

const LISTS = [
  'weekday',
  'duration',
  'type',
  'level',
  'activities',
  'sleepingStyle',
  'guides',
  'tags',
] as const;
const TEXTS = ['freequery', 'titlequery'] as const;
const CIRCLE = ['lat', 'lng', 'rng'] as const;
const DAYS = ['start', 'end'] as const;

/** The filters in the address of the agenda (docs/domain/events.md#dates-elsewhere). */
export const AGENDA_FILTERS = filters(
  Object.fromEntries(
    [...LISTS.flatMap((name) => [name, `${name}[]`]), ...TEXTS, ...CIRCLE, ...DAYS, 'price'].map((name) => [
      name,
      null,
    ]),
  ),
);

/**
 * The query of `GET /api/events` for an address of the agenda; what only concerns the page, or the seats of the moment, is
 * passed over.
 * @throws 400 where one value is meant and several are given.
 */
export function eventsQueryOf(agenda: Query, today: string): Query {
  const given = Object.fromEntries([...LISTS, ...TEXTS].map((name) => [name, agenda[name]]));
  const [after, before] = DAYS.map((name) => readText(agenda, name));
  const francs = readNumber(agenda, 'price');
  const circle = CIRCLE.flatMap((name) => {
    const text = readText(agenda, name);
    return text === null ? [] : [[name, text] as const];
  });
  return {
    ...given,
    ...((after || before) && { start: { after: after || today, ...(before && { before }) } }),
    ...(francs !== null && { priceFrom: { lte: String(francs * 100) } }),
    ...(circle.length > 0 && { map: Object.fromEntries(circle) }),
  };
}
