import {
  EVENT_STATES,
  EVENT_TYPES,
  EVENT_WORK,
  type EventState,
  type EventType,
  type EventWork,
} from '@firn/shared-contracts/domain';
import { filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { readWork, requireOffice } from '../../lib/office-filters.ts';
import type { Visitor } from '../../lib/principal.ts';
import { badRequest, forbidden, invalid, unauthorised } from '../../lib/problem.ts';
import {
  type Query,
  readBoolean,
  readChoices,
  readList,
  readNumber,
  readOrder,
  readText,
} from '../../lib/query.ts';
import { readTimeSpan, type TimeSpan } from '../../lib/query-dates.ts';
import { type EventWishes, readWishes } from './event-wishes.ts';

export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly kilometres: number;
}

/** Days, both inclusive; `most` is null for «or more». */
export interface DurationRange {
  readonly least: number;
  readonly most: number | null;
}

/** Orders of every list of events. */
export const EVENT_ORDERS = ['start', 'createdAt'] as const;
/** Orders of the list with filters, whose circle a distance is measured from. */
const FILTERED_ORDERS = [...EVENT_ORDERS, 'priceFrom', 'distance'] as const;

/** In the order given. */
export type EventOrder = readonly {
  readonly property: (typeof FILTERED_ORDERS)[number];
  readonly descending: boolean;
}[];

/** The filters of an event list; docs/domain/queries.md says what they mean. */
export interface EventFilter {
  readonly code: string | null;
  /** Part of the code. */
  readonly codePart: string | null;
  readonly offer: readonly string[];
  readonly start: TimeSpan;
  readonly end: TimeSpan;
  readonly registrationDeadline: TimeSpan;
  readonly durations: readonly DurationRange[];
  readonly activities: readonly string[];
  readonly types: readonly EventType[];
  readonly states: readonly EventState[];
  readonly levels: readonly string[];
  readonly sleepingStyles: readonly string[];
  readonly guides: readonly string[];
  readonly tags: readonly string[];
  readonly freeText: string | null;
  readonly title: string | null;
  /** Somebody of the office types it (docs/domain/office.md#one-search). */
  readonly search: string | null;
  readonly circle: Circle | null;
  readonly wishes: EventWishes;
  readonly published: boolean | null;
  readonly organized: boolean | null;
  readonly guideFinished: boolean | null;
  readonly concluded: boolean | null;
  readonly guideCreateTour: boolean;
  /** Open work of the office, which only admins may ask for. */
  readonly work: readonly EventWork[];
  readonly order: EventOrder;
}

const LIST_FILTERS = [
  'offer',
  'activities',
  'type',
  'state',
  'level',
  'sleepingStyle',
  'guides',
  'tags',
  'weekday',
  'work',
];
const FLAGS = ['published', 'organized', 'guideFinished', 'concluded'];
const BOUNDS = ['after', 'strictly_after', 'before', 'strictly_before'];
const SPANS = ['start', 'end', 'registrationDeadline'];

export const EVENT_FILTERS = filters({
  code: 'code',
  codequery: 'code',
  ...Object.fromEntries(
    LIST_FILTERS.flatMap((name) => [
      [name, name],
      [`${name}[]`, name],
    ]),
  ),
  ...Object.fromEntries(FLAGS.map((name) => [name, name])),
  ...Object.fromEntries(SPANS.flatMap((name) => BOUNDS.map((bound) => [`${name}[${bound}]`, name]))),
  duration: 'durationDays',
  freequery: null,
  titlequery: 'title',
  title: 'title',
  search: null,
  'map[lat]': null,
  'map[lng]': null,
  'map[rng]': null,
  'priceFrom[lte]': 'priceFrom',
  'freePlaces[gte]': 'freePlaces',
  bookable: 'availability',
  guideCreateTour: null,
  ...Object.fromEntries(FILTERED_ORDERS.map((name) => [`order[${name}]`, name])),
  'properties[]': null,
});

/** `1`, `2`, `3-4` or `5-` days. */
function durationOf(text: string): DurationRange {
  const match = /^(\d{1,3})(-(\d{1,3})?)?$/.exec(text);
  if (!match) throw badRequest('Der Parameter «duration» erwartet Tage wie 1, 3-4 oder 5-.');
  const least = Number(match[1]);
  if (match[2] === undefined) return { least, most: least };
  return { least, most: match[3] === undefined ? null : Number(match[3]) };
}

const DEFAULT_RADIUS_KM = 25;
const MAXIMUM_RADIUS_KM = 200;

/** @throws 422 for a circle without its centre, or off the globe. */
function readCircle(query: Query): Circle | null {
  if (query.map === undefined) return null;
  const latitude = readNumber(query, 'map', 'lat');
  const longitude = readNumber(query, 'map', 'lng');
  const kilometres = Math.min(readNumber(query, 'map', 'rng') ?? DEFAULT_RADIUS_KM, MAXIMUM_RADIUS_KM);
  const violations = [
    { propertyPath: 'map[lat]', isValid: latitude !== null && Math.abs(latitude) <= 90 },
    { propertyPath: 'map[lng]', isValid: longitude !== null && Math.abs(longitude) <= 180 },
    { propertyPath: 'map[rng]', isValid: kilometres > 0 },
  ].filter(({ isValid }) => !isValid);
  if (latitude === null || longitude === null || violations.length > 0) {
    const message = 'Bitte gib Breite, Länge und einen Umkreis von 1 bis 200 km an.';
    throw invalid(violations.map(({ propertyPath }) => ({ propertyPath, message })));
  }
  return { latitude, longitude, kilometres };
}

/** @throws 422 for an order by the distance from nowhere. */
function readFilteredOrder(query: Query): EventOrder {
  const order = readOrder(query, FILTERED_ORDERS);
  if (query.map === undefined && order.some(({ property }) => property === 'distance')) {
    const message = 'Bitte gib mit «map[lat]» und «map[lng]» an, von wo aus sortiert wird.';
    throw invalid([{ propertyPath: 'order[distance]', message }]);
  }
  return order;
}

/** The create-tour mode is for visitors who may create tours (docs/domain/queries.md#create-tour-mode). */
function readCreateTourMode(query: Query, { user, permissions }: Visitor): boolean {
  if (readBoolean(query, 'guideCreateTour') !== true) return false;
  if (!user) throw unauthorised();
  if (!permissions.canCreateTours && !permissions.canCreateSpontaneousTours) throw forbidden();
  return true;
}

/** Whether the list holds events of the visitor alone, whose flags they read anyway. */
function isOfOwnEvents({ user, permissions }: Visitor, guides: readonly string[]): boolean {
  return permissions.isGuide && guides.length > 0 && guides.every((id) => id === user?.id);
}

/** The search of the office, which finds what others do not read. */
function readSearch(query: Query, visitor: Visitor): string | null {
  const search = readText(query, 'search');
  if (search !== null) requireOffice('search', visitor);
  return search;
}

/** A flag that the visitor does not read could be found out by filtering. */
function readHiddenFlag(query: Query, name: string, visitor: Visitor, mayRead: boolean): boolean | null {
  const value = readBoolean(query, name);
  if (value === null || mayRead) return value;
  if (!visitor.user) throw unauthorised();
  throw forbidden(`Nach «${name}» darfst du nur deine eigenen Events filtern. Bitte lass es weg.`);
}

/**
 * The filter of a list as far as the visitor may use it.
 * @throws 400 for a malformed value, 422 for a partial circle, 401 or 403 for the create-tour mode and for what the
 * visitor does not read.
 */
export function readEventFilter(query: Query, visitor: Visitor): EventFilter {
  const ids = (collection: string, name: string) => filterIds(collection, name, readList(query, name));
  const guides = ids('users', 'guides');
  const mayRead = visitor.permissions.isAdmin || isOfOwnEvents(visitor, guides);
  const flag = (name: string) => readHiddenFlag(query, name, visitor, mayRead);
  return {
    code: readText(query, 'code'),
    codePart: readText(query, 'codequery'),
    offer: ids('offers', 'offer'),
    start: readTimeSpan(query, 'start'),
    end: readTimeSpan(query, 'end'),
    registrationDeadline: readTimeSpan(query, 'registrationDeadline'),
    durations: readList(query, 'duration').map(durationOf),
    activities: ids('activities', 'activities'),
    types: readChoices(query, EVENT_TYPES, 'type'),
    states: readChoices(query, EVENT_STATES, 'state'),
    levels: ids('levels', 'level'),
    sleepingStyles: ids('sleeping_styles', 'sleepingStyle'),
    guides,
    tags: ids('tags', 'tags'),
    freeText: readText(query, 'freequery'),
    title: readText(query, 'titlequery') ?? readText(query, 'title'),
    search: readSearch(query, visitor),
    circle: readCircle(query),
    wishes: readWishes(query),
    published: readBoolean(query, 'published'),
    organized: flag('organized'),
    guideFinished: flag('guideFinished'),
    concluded: flag('concluded'),
    guideCreateTour: readCreateTourMode(query, visitor),
    work: readWork(query, EVENT_WORK, visitor),
    order: readFilteredOrder(query),
  };
}

/**
 * Whether a list without an own span begins today: not where the client names days, a code, a search, states, flags or open
 * work.
 */
export function startsToday(filter: EventFilter): boolean {
  const { start, end, code, codePart, search, states, guideFinished, concluded, guideCreateTour, work } =
    filter;
  const namesDays = [start.from, start.until, end.from, end.until].some((bound) => bound !== null);
  return (
    !namesDays &&
    code === null &&
    codePart === null &&
    search === null &&
    states.length === 0 &&
    work.length === 0 &&
    guideFinished === null &&
    concluded === null &&
    !guideCreateTour
  );
}
