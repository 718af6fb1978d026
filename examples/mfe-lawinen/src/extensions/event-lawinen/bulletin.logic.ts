import { zurichDate } from '@firn/shared-contracts/domain';

/** The SLF publishes the bulletin of a day at 17:00 of the day before: 7 hours before that day begins. */
const AHEAD_MS = 7 * 60 * 60 * 1000;

/** Whether the bulletin of the first day of a tour is still to come or is out; null once the tour is over. */
export function bulletinOf(
  { start, end }: { readonly start: string; readonly end: string },
  now: Date,
): 'ahead' | 'out' | null {
  if (new Date(end) <= now) return null;
  const latest = zurichDate(new Date(now.getTime() + AHEAD_MS));
  return latest >= zurichDate(new Date(start)) ? 'out' : 'ahead';
}
