import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Cell, CellKind, FinanceTable } from './finance-files.ts';

/** Rappen as francs: a number, so that the guard against formulas does not take its minus for one. */
const csvCell = (kind: CellKind | undefined, cell: Cell): Cell =>
  kind === 'money' && cell !== null ? Number(cell) / 100 : cell;

/** A file for a spreadsheet (docs/domain/office.md#exports): no cell is a formula, whoever wrote what stands in it. */
export function financeCsv({ columns, rows }: FinanceTable): Readable {
  const isMoney = (index: number) => columns[index]?.kind === 'money';
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    header: true,
    columns: columns.map(({ header }) => header),
    cast: { number: (value, { index }) => (isMoney(index) ? value.toFixed(2) : String(value)) },
  });
  const source = Readable.from(rows).map((cells: readonly Cell[]) =>
    cells.map((cell, index) => csvCell(columns[index]?.kind, cell)),
  );
  source.on('error', (error) => csv.destroy(error));
  return source.pipe(csv);
}
