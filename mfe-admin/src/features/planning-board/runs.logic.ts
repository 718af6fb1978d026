import { DAY_AVAILABILITIES, type DayAvailability } from '@firn/shared-contracts/domain';
import type { Span } from './columns.logic.ts';

export interface Run extends Span {
  readonly availability: DayAvailability;
}

/** Days in a row of which a guide says the same; days without a word are left out. */
export function runsOf(days: readonly (DayAvailability | null)[]): Run[] {
  const runs: Run[] = [];
  for (const [column, availability] of days.entries()) {
    const before = runs.at(-1);
    const isSame = before?.availability === availability && before.first + before.days === column;
    if (before && isSame) runs[runs.length - 1] = { ...before, days: before.days + 1 };
    else if (availability) runs.push({ availability, first: column, days: 1 });
  }
  return runs;
}

export interface Ground {
  readonly availability: DayAvailability;
  /** The outline of all its days (SVG), in pixels. */
  readonly path: string;
}

/** One outline for each availability, so that a guide's days are three elements however often they change. */
export function groundOf(runs: readonly Run[], dayWidth: number, height: number): Ground[] {
  return DAY_AVAILABILITIES.flatMap((availability) => {
    const own = runs.filter((run) => run.availability === availability);
    if (own.length === 0) return [];
    const box = ({ first, days }: Run) =>
      `M${first * dayWidth} 0h${days * dayWidth}v${height}h-${days * dayWidth}z`;
    return [{ availability, path: own.map(box).join('') }];
  });
}
