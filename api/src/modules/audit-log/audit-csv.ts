import type { Readable } from 'node:stream';
import { zurichDate, zurichTime } from '@firn/shared-contracts/domain';
import { csvFile } from '../../lib/sheet-csv.ts';
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

async function* cellsOf(lines: AsyncIterable<AuditLine>): AsyncGenerator<(string | null)[]> {
  for await (const line of lines) yield COLUMNS.map(([, cell]) => cell(line));
}

/** The lines of the audit as a file (docs/domain/office.md#exports). */
export const auditCsv = (lines: AsyncIterable<AuditLine>): Readable =>
  csvFile({
    title: 'Protokoll',
    columns: COLUMNS.map(([header]) => ({ header, kind: 'text' })),
    rows: cellsOf(lines),
  });
