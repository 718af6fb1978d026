import { EVENT_TYPES } from '@firn/shared-contracts/domain';
import type { Query } from '@firn/shared-contracts/shell';
import { readLocalDate } from '@firn/shared-ui/format';
import { KNOWN_PLACES } from '@firn/shared-ui/map-places';
import { CARD_PROPERTIES } from '../../shared/event-card/event-card.fields.ts';

/** Filters with several values; a date matches when it has one of them (docs/domain/queries.md#references). */
export const LIST_FILTERS = [
  'weekday',
  'duration',
  'type',
  'level',
  'activities',
  'sleepingStyle',
  'guides',
  'tags',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const TEXT_FILTERS = ['freequery', 'titlequery'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

export const DURATIONS = ['1', '2', '3-4', '5-'] as const;
export const EVENT_TYPE_FILTERS = EVENT_TYPES.filter((type) => type !== 'unknown');

/** ISO days of the week, Monday first. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Francs that a person may cost; the address takes others, too. */
export const PRICES = [100, 200, 300, 500, 1000] as const;
/** Seats that have to be free. */
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const MOST_FRANCS = 20_000;

export const SORTS = ['start', 'price', 'distance'] as const;
export type Sort = (typeof SORTS)[number];

/** Kilometres around a place. The API takes up to 200 (docs/domain/queries.md#map). */
export const RADII = [10, 25, 50, 100] as const;
const DEFAULT_RADIUS = 25;
const MAXIMUM_RADIUS = 200;

export interface Around {
  /** The place's name, only for people. */
  readonly location: string;
  readonly lat: number;
  readonly lng: number;
  /** Kilometres. */
  readonly rng: number;
}

/** Beyond so many pages on one screen, filters help more. */
export const LAST_PAGE = 20;
/** Dates that the API answers at a time. */
const MOST_AT_ONCE = 100;

export type View = 'list' | 'map';

/** The state in the agenda's address. */
export type AgendaFilters = Readonly<Record<ListFilter, readonly string[]>> &
  Readonly<Record<TextFilter, string>> & {
    /** First day, `YYYY-MM-DD`, or empty. */
    readonly start: string;
    /** Last day on which a date begins, in the same way. */
    readonly end: string;
    /** Francs for a person. */
    readonly price: number | null;
    /** Free seats at least. */
    readonly places: number | null;
    /** Dates that nobody can book any more, too. */
    readonly all: boolean;
    readonly sort: Sort;
    readonly around: Around | null;
    /** So many pages are shown, from the first one on. */
    readonly page: number;
    readonly view: View;
  };

const KNOWN_VALUES: Readonly<Partial<Record<ListFilter, readonly string[]>>> = {
  weekday: WEEKDAYS,
  duration: DURATIONS,
  type: EVENT_TYPE_FILTERS,
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The values of a list filter, without those that no checkbox has: the API answers them with an error. */
function readList(search: URLSearchParams, name: ListFilter): readonly string[] {
  const known = KNOWN_VALUES[name];
  const values = search.getAll(name).filter((value) => (known ? known.includes(value) : UUID.test(value)));
  return [...new Set(values)];
}

const wholeUpTo = (most: number, text: string | null): number | null => {
  const value = Number(text ?? 0);
  return Number.isInteger(value) && value > 0 && value <= most ? value : null;
};

const numberOf = (text: string | null) => (text ? Number(text) : Number.NaN);

function readAround(search: URLSearchParams): Around | null {
  const location = search.get('location')?.trim() ?? '';
  const radius = numberOf(search.get('rng'));
  const rng = radius >= 1 ? Math.min(Math.round(radius), MAXIMUM_RADIUS) : DEFAULT_RADIUS;
  // Without JavaScript the form can send only the name, so a known name decides.
  const known = KNOWN_PLACES.find(({ title }) => title === location);
  if (known) return { location, lat: known.lat, lng: known.lng, rng };
  const lat = numberOf(search.get('lat'));
  const lng = numberOf(search.get('lng'));
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isPlace && location !== '' ? { location, lat, lng, rng } : null;
}

/** Reads an address. Invalid parts are ignored, never an error. */
export function readFilters(search: URLSearchParams): AgendaFilters {
  const list = (name: ListFilter) => readList(search, name);
  const page = Number(search.get('page') ?? 1);
  const around = readAround(search);
  const sort = SORTS.find((known) => known === search.get('sort')) ?? 'start';
  return {
    weekday: list('weekday'),
    duration: list('duration'),
    type: list('type'),
    level: list('level'),
    activities: list('activities'),
    sleepingStyle: list('sleepingStyle'),
    guides: list('guides'),
    tags: list('tags'),
    freequery: search.get('freequery')?.trim() ?? '',
    titlequery: search.get('titlequery')?.trim() ?? '',
    // Without JavaScript the form sends what was typed.
    start: readLocalDate(search.get('start') ?? '') ?? '',
    end: readLocalDate(search.get('end') ?? '') ?? '',
    price: wholeUpTo(MOST_FRANCS, search.get('price')),
    places: wholeUpTo(99, search.get('places')),
    all: search.get('all') === '1',
    // A distance has to be one from somewhere.
    sort: sort === 'distance' && !around ? 'start' : sort,
    around,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1,
    view: search.get('ansicht') === 'karte' ? 'map' : 'list',
  };
}

/** The address of the agenda with these filters; defaults are left out. */
export function agendaPath(filters: AgendaFilters): string {
  const search = new URLSearchParams();
  for (const name of TEXT_FILTERS) if (filters[name]) search.set(name, filters[name]);
  if (filters.start) search.set('start', filters.start);
  if (filters.end) search.set('end', filters.end);
  for (const name of LIST_FILTERS) for (const value of filters[name]) search.append(name, value);
  if (filters.price) search.set('price', String(filters.price));
  if (filters.places) search.set('places', String(filters.places));
  if (filters.all) search.set('all', '1');
  if (filters.around) {
    const { location, lat, lng, rng } = filters.around;
    for (const [name, value] of Object.entries({ location, lat, lng, rng })) search.set(name, String(value));
  }
  if (filters.sort !== 'start') search.set('sort', filters.sort);
  if (filters.view === 'map') search.set('ansicht', 'karte');
  if (filters.page > 1) search.set('page', String(filters.page));
  const text = search.toString();
  return text === '' ? '/agenda' : `/agenda?${text}`;
}

/** Nothing chosen; the view stays. */
export const withoutFilters = ({ view }: AgendaFilters): AgendaFilters => ({
  ...readFilters(new URLSearchParams()),
  view,
});

export const isFiltered = (filters: AgendaFilters): boolean =>
  agendaPath({ ...filters, page: 1, view: 'list' }) !== '/agenda';

/** Dates on a page (docs/domain/constants.md#lists). */
export const pageSize = (view: View): number => (view === 'map' ? 30 : 24);

/** Dates that are shown, if there are as many. */
export const shownOf = ({ view, page }: AgendaFilters): number => page * pageSize(view);

/** The requests that bring them: as few as the API allows. */
export function blocksOf(
  filters: AgendaFilters,
): readonly { readonly page: number; readonly itemsPerPage: number }[] {
  const wanted = shownOf(filters);
  const size = pageSize(filters.view);
  const itemsPerPage = Math.min(wanted, size * Math.floor(MOST_AT_ONCE / size));
  const count = Math.ceil(wanted / itemsPerPage);
  return Array.from({ length: count }, (_, index) => ({ page: index + 1, itemsPerPage }));
}

const ORDERS = {
  start: { start: 'asc' },
  price: { priceFrom: 'asc' },
  distance: { distance: 'asc' },
} as const;

/** History state of a filter change: the shell keeps the scroll position. */
export const KEEP_SCROLL = { keepScroll: true } as const;

/**
 * The query of `GET /api/events` for these filters, without the page. A list that names no first day begins today, also
 * where it names the last one.
 */
export function eventsQueryOf(filters: AgendaFilters, today: string): Query {
  const { around, start, end, view, price, places, sort } = filters;
  const lists = Object.fromEntries(
    LIST_FILTERS.filter((name) => filters[name].length > 0).map((name) => [name, filters[name]]),
  );
  return {
    ...lists,
    ...(filters.freequery && { freequery: filters.freequery }),
    ...(filters.titlequery && { titlequery: filters.titlequery }),
    ...((start || end) && { start: { after: start || today, ...(end && { before: end }) } }),
    ...(price && { priceFrom: { lte: price * 100 } }),
    ...(places && { freePlaces: { gte: places } }),
    ...(!filters.all && { bookable: true }),
    ...(around && { map: { lat: around.lat, lng: around.lng, rng: around.rng } }),
    order: ORDERS[sort],
    ...CARD_PROPERTIES,
    ...(view === 'map' && { 'properties[location]': ['latitude', 'longitude'] }),
  };
}
