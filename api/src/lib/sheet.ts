/** A cell: `day` as `2026-02-14`, `money` in Rappen, `instant` as an ISO instant, a number or a text. */
export type CellKind = 'text' | 'day' | 'instant' | 'money' | 'number';
export type Cell = string | number | null;

export interface SheetColumn {
  readonly header: string;
  readonly kind: CellKind;
}

/** A table for a spreadsheet (docs/domain/office.md#exports): what a CSV is, and a sheet of a workbook. */
export interface Sheet {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

/** A beginning that a spreadsheet reads as a formula where somebody types the cell again. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
