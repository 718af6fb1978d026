import { badRequest, invalid } from '../../lib/problem.ts';
import { type Query, readBoolean, readList, readNumber } from '../../lib/query.ts';

/** The wishes of a guest for a date (docs/domain/queries.md#wishes). */
export interface EventWishes {
  /** ISO days of the week on which it begins, 1 for Monday; empty: any. */
  readonly weekdays: readonly number[];
  /** Rappen for a person, without discounts. */
  readonly priceUpTo: number | null;
  /** Seats for whoever comes. */
  readonly freePlaces: number | null;
  readonly bookable: boolean;
}

const MOST_RAPPEN = 2_000_000;
const MOST_PLACES = 999;

function weekdayOf(text: string): number {
  if (!/^[1-7]$/.test(text)) {
    throw badRequest('Der Parameter «weekday» erwartet Wochentage von 1 (Montag) bis 7 (Sonntag).');
  }
  return Number(text);
}

/** @throws 422 for anything but a whole number of the range. */
function readWhole(query: Query, path: [string, string], most: number, message: string): number | null {
  const value = readNumber(query, ...path);
  if (value !== null && !(Number.isInteger(value) && value >= 0 && value <= most)) {
    throw invalid([{ propertyPath: `${path[0]}[${path[1]}]`, message }]);
  }
  return value;
}

/** @throws 400 for a malformed value, 422 for one out of its range. */
export function readWishes(query: Query): EventWishes {
  return {
    weekdays: readList(query, 'weekday').map(weekdayOf),
    priceUpTo: readWhole(
      query,
      ['priceFrom', 'lte'],
      MOST_RAPPEN,
      'Bitte gib den höchsten Preis in Rappen an, zum Beispiel 20000.',
    ),
    freePlaces: readWhole(
      query,
      ['freePlaces', 'gte'],
      MOST_PLACES,
      'Bitte gib die freien Plätze als ganze Zahl an, zum Beispiel 2.',
    ),
    bookable: readBoolean(query, 'bookable') ?? false,
  };
}
