import type { Readable } from 'node:stream';
import { type ExportFormat, zurichDate } from '@firn/shared-contracts/domain';
import type { Sheet } from '../../lib/sheet.ts';
import { CSV_TYPE, csvFile } from '../../lib/sheet-csv.ts';
import { XLSX_TYPE, xlsxFile } from '../../lib/sheet-xlsx.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import type { ExportRow } from './exports.table.ts';

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = { csv: CSV_TYPE, xlsx: XLSX_TYPE };

/** Each worker that makes a file has a place of its own for it: two never write into one. */
export const fileKey = (id: string, claim: string): string => `export/${id}/${claim}`;

export const fileContent = (format: ExportFormat, sheet: Sheet): Readable =>
  format === 'csv' ? csvFile(sheet) : xlsxFile([sheet]);

/** `firn-buchungen-2026-02-14.csv` */
export function fileName({
  kind,
  format,
  createdAt,
}: Pick<ExportRow, 'kind' | 'format' | 'createdAt'>): string {
  const word = EXPORT_SOURCES[kind].title.toLowerCase().replaceAll('ä', 'ae');
  return `firn-${word}-${zurichDate(createdAt)}.${format}`;
}
