import { Readable } from 'node:stream';
import { zurichDate, zurichTime } from '@firn/shared-contracts/domain';
import { stringify } from 'csv-stringify';
import { type Cell, type CellKind, guarded, type Sheet } from './sheet.ts';

export const CSV_TYPE = 'text/csv';

/** Amounts are francs; the guard against formulas is for texts alone, or it would take the minus of an amount for one. */
function csvCell(kind: CellKind, cell: Cell): string {
  if (cell === null) return '';
  if (kind === 'money') return (Number(cell) / 100).toFixed(2);
  if (kind === 'instant') return `${zurichDate(new Date(cell))} ${zurichTime(new Date(cell))}`;
  return kind === 'text' ? guarded(String(cell)) : String(cell);
}

/** A file for a spreadsheet (docs/domain/office.md#exports): no cell is a formula, whoever wrote what stands in it. */
export function csvFile({ columns, rows }: Sheet): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    header: true,
    columns: columns.map(({ header }) => header),
  });
  const source = Readable.from(rows).map((cells: readonly Cell[]) =>
    cells.map((cell, index) => csvCell(columns[index]?.kind ?? 'text', cell)),
  );
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
