import { addDays, daysBetween, zurichDate } from '@firn/shared-contracts/domain';
import { badRequest } from '../../lib/problem.ts';
import type { Query } from '../../lib/query.ts';
import { readDay } from '../../lib/query-dates.ts';
import type { Period } from './day-availability.domain.ts';

const USUAL_DAYS = 12 * 7;
const MOST_DAYS = 400;

/** The days from `from` to `to`, 12 weeks from today unless given. @throws 400 for more than 400. */
export function readPeriod(query: Query, now: Date): Period {
  const from = readDay(query, 'from') ?? zurichDate(now);
  const to = readDay(query, 'to') ?? addDays(from, USUAL_DAYS - 1);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw badRequest('Der Parameter «to» liegt vor «from».');
  if (days > MOST_DAYS) throw badRequest(`Von «from» bis «to» sind es höchstens ${MOST_DAYS} Tage.`);
  return { from, to };
}
