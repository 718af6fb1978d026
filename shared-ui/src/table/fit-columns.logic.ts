import type { DataColumn } from './data-table.types.ts';

/** Rem: the least of a column that declares no width, and what a table needs to be one instead of cards. */
const LEAST_FLEXIBLE = 12;
const LEAST_TABLE = 40;

export interface FittedColumn<Row> {
  readonly column: DataColumn<Row>;
  /** Rem; undefined for a column that takes its share of what is left. */
  readonly width: number | undefined;
}

const needOf = <Row>({ width = LEAST_FLEXIBLE }: DataColumn<Row>): number => width;
const needOfAll = <Row>(columns: readonly DataColumn<Row>[]): number =>
  columns.reduce((sum, column) => sum + needOf(column), 0);

/**
 * The columns there is room for, in rem, and their widths. Minor columns give way one by one, the last one first, and
 * all of them to cards; where even the others do not fit, each gives up the same part of its width, so that none is
 * lost. A room that is not known yet (null) takes all of them.
 */
export function fitColumns<Row>(
  columns: readonly DataColumn<Row>[],
  room: number | null,
): FittedColumn<Row>[] {
  let shown = columns;
  const isTooMuch = () => room !== null && (room < LEAST_TABLE || needOfAll(shown) > room);
  while (isTooMuch()) {
    const last = shown.findLast(({ isMinor }) => isMinor);
    if (!last) break;
    shown = shown.filter((column) => column !== last);
  }
  const need = needOfAll(shown);
  if (room === null || need <= room) return shown.map((column) => ({ column, width: column.width }));
  return shown.map((column) => ({ column, width: (needOf(column) * room) / need }));
}
