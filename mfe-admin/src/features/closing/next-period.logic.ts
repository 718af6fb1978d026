import { addDays, type LocalDate, type Period, quarterOf } from '@firn/shared-contracts/domain';

/** The quarter to close next: what follows the last closed day, up to the end of its quarter; at first the last one. */
export function nextPeriod(closedThrough: LocalDate | null, today: LocalDate): Period {
  if (closedThrough === null) return quarterOf(today, -1);
  const from = addDays(closedThrough, 1);
  return { from, to: quarterOf(from).to };
}
