import { addDays, type DayAvailability, type LocalDate } from '@firn/shared-contracts/domain';
import type { Board, BoardRow, LaneBar } from './board.logic.ts';
import { type Run, runsOf } from './runs.logic.ts';

export interface GuideWeek {
  readonly monday: LocalDate;
  /** What the guide says of its days; `first` is 0 for Monday. */
  readonly runs: readonly Run[];
  /** On any day of the week, in their order. */
  readonly bars: readonly LaneBar[];
}

/** The weeks of a guide of which there is something to say. */
export function weeksOf({ guide, bars }: BoardRow, { from, length }: Board): GuideWeek[] {
  const weeks = Array.from({ length: Math.ceil(length / 7) }, (_, week): GuideWeek => {
    const first = week * 7;
    const said: readonly (DayAvailability | null)[] = guide?.days.slice(first, first + 7) ?? [];
    const isOn = (bar: LaneBar) => bar.first < first + 7 && bar.first + bar.days > first;
    return { monday: addDays(from, first), runs: runsOf(said), bars: bars.filter(isOn) };
  });
  return weeks.filter(({ runs, bars: on }) => runs.length > 0 || on.length > 0);
}
