import { addDays, type LocalDate, type Period, quarterOf } from '@firn/shared-contracts/domain';
import type { Query } from '../../lib/query.ts';
import { readDay } from '../../lib/query-dates.ts';
import { periodsTurnedRound, periodTooLong } from './finance.errors.ts';

const MOST_YEARS = 10;
const DAYS_A_YEAR = 366;

/**
 * `?from=&to=`, both included; what is not given is that of the quarter of today.
 * @throws 400 for a period that ends before it begins, and for one of more than ten years.
 */
export function readPeriod(query: Query, today: LocalDate): Period {
  const usual = quarterOf(today);
  const from = readDay(query, 'from') ?? usual.from;
  const to = readDay(query, 'to') ?? (from > usual.to ? quarterOf(from).to : usual.to);
  if (to < from) throw periodsTurnedRound();
  if (to > addDays(from, MOST_YEARS * DAYS_A_YEAR)) throw periodTooLong(MOST_YEARS);
  return { from, to };
}
