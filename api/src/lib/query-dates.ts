import { addDays, type LocalDate, zurichInstant } from '@firn/shared-contracts/domain';
import { badRequest } from './problem.ts';
import { type Query, readText } from './query.ts';

/** A time span; `from` is inclusive, `until` exclusive. */
export interface TimeSpan {
  readonly from: Date | null;
  readonly until: Date | null;
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

interface Moment {
  readonly first: Date;
  /** First instant after the moment: the next Zurich day for a date, the next millisecond for an instant. */
  readonly next: Date;
}

/** Before it, Zurich had no time zone, and PostgreSQL writes years otherwise. */
const FIRST_YEAR = '1000';

function momentOf(text: string): Moment | null {
  if (text < FIRST_YEAR) return null;
  if (DATE_ONLY.test(text)) {
    if (Number.isNaN(Date.parse(`${text}T00:00:00Z`)) || addDays(text, 0) !== text) return null;
    return { first: zurichInstant(text), next: zurichInstant(addDays(text, 1)) };
  }
  const instant = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(instant.getTime())) return null;
  return { first: instant, next: new Date(instant.getTime() + 1) };
}

/**
 * A Zurich day, `YYYY-MM-DD`, of a parameter.
 * @throws 400 for anything else.
 */
export function requireDay(name: string, text: string): LocalDate {
  if (DATE_ONLY.test(text) && momentOf(text)) return text;
  throw badRequest(`Der Parameter «${name}» erwartet ein Datum wie 2026-02-14.`);
}

/**
 * A Zurich day, `p=YYYY-MM-DD`; null when it is missing.
 * @throws 400 for anything else.
 */
export function readDay(query: Query, name: string): LocalDate | null {
  const text = readText(query, name);
  return text === null ? null : requireDay(name, text);
}

function readMoment(query: Query, name: string, bound: string): Moment | null {
  const text = readText(query, name, bound);
  if (text === null) return null;
  const moment = momentOf(text);
  if (!moment) {
    throw badRequest(
      `Der Parameter «${name}[${bound}]» erwartet ein Datum wie 2026-02-14 oder einen Zeitpunkt nach ISO 8601.`,
    );
  }
  return moment;
}

/**
 * The span of `p[after]`, `p[strictly_after]`, `p[before]`, `p[strictly_before]` (docs/wire-format.md#filter-grammar).
 * Dates are Zurich days; `after` and `before` are inclusive (docs/domain/queries.md#dates).
 * @throws 400 for a malformed date.
 */
export function readTimeSpan(query: Query, name: string): TimeSpan {
  const after = readMoment(query, name, 'after')?.first;
  const strictlyAfter = readMoment(query, name, 'strictly_after')?.next;
  const before = readMoment(query, name, 'before')?.next;
  const strictlyBefore = readMoment(query, name, 'strictly_before')?.first;
  return { from: strictlyAfter ?? after ?? null, until: strictlyBefore ?? before ?? null };
}
