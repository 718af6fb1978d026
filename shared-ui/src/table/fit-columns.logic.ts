import type { DataColumn } from './data-table.types.ts';

/** Rem that a column without a declared width needs: for the sake of other columns, and at the very least. */
const FLEXIBLE = 12;
const LEAST_FLEXIBLE = 8;
/** Rem that a table needs to be one instead of cards. */
const LEAST_TABLE = 40;

type Columns<Row> = readonly DataColumn<Row>[];

export interface FittedColumn<Row> {
  readonly column: DataColumn<Row>;
  /** Rem; undefined for a column that takes its share of what is left. */
  readonly width: number | undefined;
}

export interface Fit<Row> {
  readonly fitted: readonly FittedColumn<Row>[];
  /** Tells what there is no room for. Whoever wants to see everything sees it all the same. */
  readonly lacking: Columns<Row>;
  /** Counts the rem of a table that is wider than its room; null for one that fits. */
  readonly wide: number | null;
}

const needOf = <Row>(columns: Columns<Row>, flexible: number): number =>
  columns.reduce((sum, { width = flexible }) => sum + width, 0);

/**
 * Minor columns give way one by one, the last one first, and to cards all that are not for cards. A room that is not
 * known yet (null) takes all of them.
 */
function thoseWithRoom<Row>(columns: Columns<Row>, room: number | null, isCard: boolean): Columns<Row> {
  let shown = columns;
  const isTooMuch = () => room !== null && (isCard || needOf(shown, FLEXIBLE) > room);
  while (isTooMuch()) {
    const last = shown.findLast(({ isMinor, isOnCard }) => isMinor && !(isCard && isOnCard));
    if (!last) break;
    shown = shown.filter((column) => column !== last);
  }
  return shown;
}

/**
 * Gives way where even the important ones do not fit: those without a width give up what they can, then each the same part of
 * its width, so that none is lost.
 */
function squeezed<Row>(columns: Columns<Row>, room: number | null): FittedColumn<Row>[] {
  const need = needOf(columns, LEAST_FLEXIBLE);
  if (room === null || need <= room) return columns.map((column) => ({ column, width: column.width }));
  return columns.map((column) => ({ column, width: ((column.width ?? LEAST_FLEXIBLE) * room) / need }));
}

/**
 * Finds the columns of a room, in rem, and their widths (docs/domain/office.md#lists). With `isWhole` none gives way: cards
 * have all of them, and a table is wider than its room.
 */
export function fitColumns<Row>(columns: Columns<Row>, room: number | null, isWhole = false): Fit<Row> {
  const isCard = room !== null && room < LEAST_TABLE;
  const shown = thoseWithRoom(columns, room, isCard);
  const lacking = columns.filter((column) => !shown.includes(column));
  if (!isWhole || lacking.length === 0) return { fitted: squeezed(shown, room), lacking, wide: null };
  const fitted = columns.map((column) => ({ column, width: column.width ?? FLEXIBLE }));
  return { fitted, lacking, wide: isCard ? null : needOf(columns, FLEXIBLE) };
}
