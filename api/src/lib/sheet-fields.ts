import type { Cell, CellKind, Sheet, SheetColumn } from './sheet.ts';

/** A column, with the cell that a row has in it. */
export interface SheetField<Row> extends SheetColumn {
  readonly cell: (row: Row) => Cell;
}

const fieldOf =
  (kind: CellKind) =>
  <Row>(header: string, cell: (row: Row) => Cell): SheetField<Row> => ({ header, kind, cell });

export const text = fieldOf('text');
export const day = fieldOf('day');
export const instant = fieldOf('instant');
export const money = fieldOf('money');
export const number = fieldOf('number');

export const cellsOf = <Row>(fields: readonly SheetField<Row>[], row: Row): Cell[] =>
  fields.map(({ cell }) => cell(row));

/** The sheet of some rows. */
export function sheetOf<Row>(
  title: string,
  rows: AsyncIterable<Row> | Iterable<Row>,
  fields: readonly SheetField<Row>[],
): Sheet {
  const cells = async function* () {
    for await (const row of rows) yield cellsOf(fields, row);
  };
  return { title, columns: fields, rows: cells() };
}
