import { addDays, type LocalDate, type Period } from '@firn/shared-contracts/domain';
import { badRequest } from '../../lib/problem.ts';
import { type Query, readText } from '../../lib/query.ts';

/** A month, `2026-02`, with its first and its last day. */
export interface Month extends Period {
  readonly month: string;
}

const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** `?month=2026-02`; the month of today without one. @throws 400 for anything else. */
export function readMonth(query: Query, today: LocalDate): Month {
  const month = readText(query, 'month') ?? today.slice(0, 7);
  if (!MONTH.test(month)) throw badRequest('Der Parameter «month» erwartet einen Monat wie 2026-02.');
  const from = `${month}-01`;
  // Four days after the 28th the next month has begun.
  const next = addDays(`${month}-28`, 4);
  return { month, from, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}
