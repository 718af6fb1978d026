import type { Query } from '@firn/shared-contracts/shell';
import { CARD_PROPERTIES } from '../../shared/event-card/event-card.fields.ts';

/** Attributes of several values, between which stand blanks, by the names of the agenda's filters. */
const LISTS = ['duration', 'type', 'level', 'activities', 'sleepingStyle', 'guides', 'tags'] as const;
const TEXTS = ['freequery', 'titlequery', 'start'] as const;

const DEFAULT_LIMIT = 5;
const MOST_DATES = 20;

type Attributes = Readonly<Record<string, string>>;
/** Pairs as an address has them. */
type Filters = readonly (readonly [string, string])[];

/** The filters that an element's attributes ask for; others are not ours. */
export function filtersOf(attributes: Attributes): Filters {
  const textOf = (name: string) => attributes[name.toLowerCase()]?.trim() ?? '';
  const lists = LISTS.flatMap((name) => {
    const values = textOf(name).split(/\s+/).filter(Boolean);
    return values.map((value) => [name, value] as const);
  });
  const texts = TEXTS.map((name) => [name, textOf(name)] as const);
  return [...lists, ...texts.filter(([, value]) => value !== '')];
}

function limitOf({ limit = '' }: Attributes): number {
  const wanted = Number(limit);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, MOST_DATES) : DEFAULT_LIMIT;
}

/** The agenda with the same filters. */
export function agendaAddress(origin: string, filters: Filters): string {
  const search = new URLSearchParams(filters.map(([name, value]) => [name, value])).toString();
  return `${origin}/agenda${search && `?${search}`}`;
}

/** The query of `GET /api/events` for an element. */
export function datesQuery(attributes: Attributes): Query {
  const filters = filtersOf(attributes);
  const valuesOf = (name: string) => filters.filter(([one]) => one === name).map(([, value]) => value);
  const lists = LISTS.map((name) => [name, valuesOf(name)] as const).filter(
    ([, values]) => values.length > 0,
  );
  const { start, ...texts } = Object.fromEntries(
    TEXTS.flatMap((name) => valuesOf(name).map((value) => [name, value] as const)),
  );
  return {
    ...Object.fromEntries(lists),
    ...texts,
    ...(start && { start: { after: start } }),
    order: { start: 'asc' },
    itemsPerPage: limitOf(attributes),
    ...CARD_PROPERTIES,
  };
}
