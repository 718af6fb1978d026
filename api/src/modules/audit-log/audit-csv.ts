import { Readable } from 'node:stream';
import { zurichDate, zurichTime } from '@firn/shared-contracts/domain';
import { stringify } from 'csv-stringify';
import type { AuditLine } from './audit-log.read-model.ts';

const COLUMNS: readonly (readonly [string, (line: AuditLine) => string | null])[] = [
  ['Datum', ({ at }) => zurichDate(at)],
  ['Zeit', ({ at }) => zurichTime(at)],
  ['Person', ({ actor }) => actor],
  ['Ausgeführt von', ({ impersonator }) => impersonator],
  ['Art', ({ entity }) => entity],
  ['Bezeichnung', ({ label }) => label],
  ['Vorgang', ({ action }) => action],
  ['Änderungen', ({ diff }) => (diff ? JSON.stringify(diff) : null)],
  ['Netzwerkadresse', ({ ip }) => ip],
];

/** A file for a spreadsheet (docs/domain/office.md#exports): no cell is a formula, whoever wrote what stands in it. */
export function auditCsv(lines: AsyncIterable<AuditLine>): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    header: true,
    columns: COLUMNS.map(([header]) => header),
  });
  const source = Readable.from(lines).map((line: AuditLine) => COLUMNS.map(([, cell]) => cell(line) ?? ''));
  source.on('error', (error) => csv.destroy(error));
  return source.pipe(csv);
}
