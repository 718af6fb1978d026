import type { DataColumn } from './data-table.types.ts';

/** Rem that a column without a declared width needs: for the sake of other columns, and at the very least. */
const FLEXIBLE = 12;
const LEAST_FLEXIBLE = 8;
/** Rem that a table needs to be one instead of cards. */
const LEAST_TABLE = 40;

export interface FittedColumn<Row> {
  readonly column: DataColumn<Row>;
  /** Rem; undefined for a column that takes its share of what is left. */
  readonly width: number | undefined;
}

const needOf = <Row>(columns: readonly DataColumn<Row>[], flexible: number): number =>
  columns.reduce((sum, { width = flexible }) => sum + width, 0);

/**
 * The columns there is room for, in rem, and their widths. Minor columns give way one by one, the last one first, and
 * to cards all that are not for cards. Where even the others do not fit, those without a width give up what they can, then each the
 * same part of its width, so that none is lost. A room that is not known yet (null) takes all of them.
 */
export function fitColumns<Row>(
  columns: readonly DataColumn<Row>[],
  room: number | null,
): FittedColumn<Row>[] {
  const isCard = room !== null && room < LEAST_TABLE;
  let shown = columns;
  const isTooMuch = () => room !== null && (isCard || needOf(shown, FLEXIBLE) > room);
  while (isTooMuch()) {
    const last = shown.findLast(({ isMinor, isOnCard }) => isMinor && !(isCard && isOnCard));
    if (!last) break;
    shown = shown.filter((column) => column !== last);
  }
  const need = needOf(shown, LEAST_FLEXIBLE);
  if (room === null || need <= room) return shown.map((column) => ({ column, width: column.width }));
  return shown.map((column) => ({ column, width: ((column.width ?? LEAST_FLEXIBLE) * room) / need }));
}
