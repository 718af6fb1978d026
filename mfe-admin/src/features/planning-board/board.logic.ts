import type { PlanningBoardResponse } from '@firn/shared-contracts/api';
import { type DayAvailability, daysBetween } from '@firn/shared-contracts/domain';
import { type ClippedSpan, spanOf } from './columns.logic.ts';
import { type InLane, laneCount, packLanes } from './lanes.logic.ts';
import { type Ground, groundOf, runsOf } from './runs.logic.ts';

export type BoardGuide = PlanningBoardResponse['guides'][number];
export type BoardEvent = PlanningBoardResponse['events'][number];
export type BoardAssignment = BoardEvent['assignments'][number];

/** Pixels. */
export const DAY_WIDTH = 28;
export const LANE_HEIGHT = 28;
const ROW_PADDING = 4;
const LEAST_HEIGHT = 56;

/** A bar takes the room of this many days at least, so that its code can be read. */
export const LEAST_DAYS = 4;

interface Bar extends ClippedSpan {
  readonly key: string;
  readonly event: BoardEvent;
  /** Null in the row of events without a guide. */
  readonly assignment: BoardAssignment | null;
}
export type LaneBar = InLane<Bar>;

export interface BoardRow {
  /** Null for the events without a guide. */
  readonly guide: BoardGuide | null;
  readonly bars: readonly LaneBar[];
  readonly ground: readonly Ground[];
  /** Pixels. */
  readonly height: number;
}

export interface Board {
  readonly from: string;
  readonly length: number;
  readonly open: BoardRow;
  /** Events that nobody leads while somebody is asked. */
  readonly awaiting: number;
  readonly guides: readonly BoardRow[];
  readonly bars: ReadonlyMap<string, LaneBar>;
}

const NEEDS_GUIDE: ReadonlySet<BoardEvent['state']> = new Set(['draft', 'prepared', 'open', 'confirmed']);

const isAhead = ({ state, end }: BoardEvent, now: Date): boolean =>
  NEEDS_GUIDE.has(state) && new Date(end) > now;

/** Whether somebody must still be found: nobody is asked, and it is neither over nor called off. */
export const needsGuide = (event: BoardEvent, now: Date): boolean =>
  event.assignments.length === 0 && isAhead(event, now);

/** Whether it waits for the answer of whoever is asked, so that nobody leads it yet. */
const awaitsAnswer = (event: BoardEvent, now: Date): boolean =>
  event.assignments.length > 0 &&
  event.assignments.every(({ state }) => state === 'asked') &&
  isAhead(event, now);

function rowOf(guide: BoardGuide | null, bars: readonly Bar[]): BoardRow {
  const packed = packLanes(bars, LEAST_DAYS);
  const height = Math.max(laneCount(packed) * LANE_HEIGHT + 2 * ROW_PADDING, LEAST_HEIGHT);
  const ground = guide ? groundOf(runsOf(guide.days), DAY_WIDTH, height) : [];
  return { guide, bars: packed, ground, height };
}

/** What the board draws: a row for each guide, and one for the events that need one. */
export function boardOf({ from, to, guides, events }: PlanningBoardResponse, now: Date): Board {
  const length = daysBetween(from, to) + 1;
  const byGuide = new Map<string, Bar[]>();
  const open: Bar[] = [];
  for (const event of events) {
    const span = spanOf(event, from, length);
    if (!span) continue;
    if (needsGuide(event, now)) open.push({ ...span, key: event['@id'], event, assignment: null });
    for (const assignment of event.assignments) {
      const bars = byGuide.get(assignment.guide) ?? [];
      bars.push({ ...span, key: assignment['@id'], event, assignment });
      byGuide.set(assignment.guide, bars);
    }
  }
  const openRow = rowOf(null, open);
  const rows = guides.map((guide) => rowOf(guide, byGuide.get(guide['@id']) ?? []));
  const bars = [openRow, ...rows].flatMap((row) => row.bars);
  const awaiting = events.filter((event) => awaitsAnswer(event, now)).length;
  return {
    from,
    length,
    open: openRow,
    awaiting,
    guides: rows,
    bars: new Map(bars.map((bar) => [bar.key, bar])),
  };
}

export interface GuideFilter {
  /** Empty for all. */
  readonly level: string;
  readonly text: string;
}

/** The rows whose guide has the level and whose name, or a tour of which, has the text. */
export function filterRows(rows: readonly BoardRow[], { level, text }: GuideFilter): readonly BoardRow[] {
  const wanted = text.trim().toLocaleLowerCase('de-CH');
  if (!level && !wanted) return rows;
  const has = (value: string) => value.toLocaleLowerCase('de-CH').includes(wanted);
  return rows.filter(({ guide, bars }) => {
    if (!guide || (level && guide.guideLevel !== level)) return false;
    return has(guide.fullName) || bars.some(({ event }) => has(event.title) || has(event.code));
  });
}

/** What the board itself knows against a guide for an event; the rules are the server's. */
export type Hint = 'assigned' | 'overlap' | 'busy' | 'maybe';

/** The gravest hint, or null. */
export function hintOf({ guide, bars }: BoardRow, event: BoardEvent, board: Board): Hint | null {
  if (bars.some((bar) => bar.event['@id'] === event['@id'])) return 'assigned';
  const [start, end] = [Date.parse(event.start), Date.parse(event.end)];
  const isTaken = bars.some(({ assignment, event: other }) => {
    const isAccepted = assignment?.state === 'accepted';
    return isAccepted && Date.parse(other.start) < end && start < Date.parse(other.end);
  });
  if (isTaken) return 'overlap';
  const span = spanOf(event, board.from, board.length);
  const days: readonly (DayAvailability | null)[] = guide?.days ?? [];
  const said = span ? days.slice(span.first, span.first + span.days) : [];
  return said.includes('busy') ? 'busy' : said.includes('maybe') ? 'maybe' : null;
}
