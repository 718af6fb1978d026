import { Readable } from 'node:stream';
import { zurichDate, zurichTime } from '@firn/shared-contracts/domain';
import { stringify } from 'csv-stringify/sync';
import { type Cell, type CellKind, guarded, type Sheet } from './sheet.ts';

export const CSV_TYPE = 'text/csv';

/** Amounts are francs; the guard against formulas is for texts alone, or it would take the minus of an amount for one. */
function csvCell(kind: CellKind, cell: Cell): string {
  if (cell === null) return '';
  if (kind === 'money') return (Number(cell) / 100).toFixed(2);
  if (kind === 'instant') return `${zurichDate(new Date(cell))} ${zurichTime(new Date(cell))}`;
  return kind === 'text' ? guarded(String(cell)) : String(cell);
}

const OPTIONS = { delimiter: ';', record_delimiter: 'windows' } as const;
const ROWS_AT_ONCE = 500;

async function* partsOf({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield stringify([columns.map(({ header }) => header)], { ...OPTIONS, bom: true });
  let waiting: string[][] = [];
  for await (const cells of rows) {
    waiting.push(cells.map((cell, index) => csvCell(columns[index]?.kind ?? 'text', cell)));
    if (waiting.length < ROWS_AT_ONCE) continue;
    yield stringify(waiting, OPTIONS);
    waiting = [];
  }
  if (waiting.length > 0) yield stringify(waiting, OPTIONS);
}

/**
 * A file for a spreadsheet (docs/domain/office.md#exports): no cell is a formula, whoever wrote what stands in it. Nothing is
 * read before somebody reads the file, so that no error comes before somebody hears it.
 */
export const csvFile = (sheet: Sheet): Readable => Readable.from(partsOf(sheet), { objectMode: false });
