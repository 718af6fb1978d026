import writeExcelFile, { type Row, type Sheet } from 'write-excel-file/node';
import type { Cell, CellKind, FinanceTable } from './finance-files.ts';

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 22, day: 12, money: 14, number: 8 };
const FORMATS: Readonly<Partial<Record<CellKind, string>>> = { money: "#'##0.00", day: 'dd.mm.yyyy' };

/** The same guard as in a CSV: what is typed again into such a cell would be a formula. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function sheetCell(kind: CellKind, cell: Cell) {
  if (cell === null || cell === '') return null;
  const format = FORMATS[kind];
  if (kind === 'day') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format };
  if (kind === 'money') return { value: Number(cell) / 100, type: Number, format };
  if (kind === 'number') return { value: Number(cell), type: Number };
  return { value: guarded(String(cell)), type: String };
}

async function sheetOf({ title, columns, rows }: FinanceTable): Promise<Sheet<never>> {
  const data: Row[] = [columns.map(({ header }) => ({ value: header, fontWeight: 'bold' as const }))];
  for await (const cells of rows)
    data.push(cells.map((cell, index) => sheetCell(columns[index]?.kind ?? 'text', cell)) as Row);
  return {
    data,
    sheet: title,
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    stickyRowsCount: 1,
  };
}

/** A workbook with a sheet per table. */
export async function financeWorkbook(tables: readonly FinanceTable[]): Promise<Buffer> {
  const sheets: Sheet<never>[] = [];
  for (const table of tables) sheets.push(await sheetOf(table));
  return writeExcelFile(sheets).toBuffer();
}
