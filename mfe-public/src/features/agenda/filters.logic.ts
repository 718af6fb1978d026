import { EVENT_TYPES } from '@firn/shared-contracts/domain';
import type { Query } from '@firn/shared-contracts/shell';
import { readLocalDate } from '@firn/shared-ui/format';
import { KNOWN_PLACES } from '@firn/shared-ui/map-places';
import { CARD_PROPERTIES } from '../../shared/event-card/event-card.fields.ts';

/** Filters with several values; a date matches when it has one of them (docs/domain/queries.md#references). */
export const LIST_FILTERS = [
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

/** More pages than there can be; the API refuses huge numbers. */
const LAST_PAGE = 9_999;

export type View = 'list' | 'map';

/** The state in the agenda's address. */
export type AgendaFilters = Readonly<Record<ListFilter, readonly string[]>> &
  Readonly<Record<TextFilter, string>> & {
    /** First day, `YYYY-MM-DD`, or empty. */
    readonly start: string;
    readonly around: Around | null;
    readonly page: number;
    readonly view: View;
  };

const KNOWN_VALUES: Readonly<Partial<Record<ListFilter, readonly string[]>>> = {
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
  return {
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
    around: readAround(search),
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
    view: search.get('ansicht') === 'karte' ? 'map' : 'list',
  };
}

/** The address of the agenda with these filters; defaults are left out. */
export function agendaPath(filters: AgendaFilters): string {
  const search = new URLSearchParams();
  for (const name of TEXT_FILTERS) if (filters[name]) search.set(name, filters[name]);
  if (filters.start) search.set('start', filters.start);
  for (const name of LIST_FILTERS) for (const value of filters[name]) search.append(name, value);
  if (filters.around) {
    const { location, lat, lng, rng } = filters.around;
    for (const [name, value] of Object.entries({ location, lat, lng, rng })) search.set(name, String(value));
  }
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
export const pageSize = (view: View): number => (view === 'map' ? 30 : 8);

/** How many pages that many dates fill; one when there are none. */
export const pageCount = (view: View, total: number): number =>
  Math.max(1, Math.ceil(total / pageSize(view)));

/** History state of a filter change: the shell keeps the scroll position. */
export const KEEP_SCROLL = { keepScroll: true } as const;

/** The query of `GET /api/events` for these filters. */
export function eventsQueryOf(filters: AgendaFilters): Query {
  const { around, start, view, page } = filters;
  const lists = Object.fromEntries(
    LIST_FILTERS.filter((name) => filters[name].length > 0).map((name) => [name, filters[name]]),
  );
  return {
    ...lists,
    ...(filters.freequery && { freequery: filters.freequery }),
    ...(filters.titlequery && { titlequery: filters.titlequery }),
    ...(start && { start: { after: start } }),
    ...(around && { map: { lat: around.lat, lng: around.lng, rng: around.rng } }),
    order: { start: 'asc' },
    page,
    itemsPerPage: pageSize(view),
    ...CARD_PROPERTIES,
    ...(view === 'map' && { 'properties[location]': ['latitude', 'longitude'] }),
  };
}
