import { randomUUID } from 'node:crypto';
import {
  type AddressImportReport,
  type AddressRemark,
  type AddressRemarkKind,
  LISTED_REMARKS,
} from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { AddressImportRow } from './address-import.table.ts';
import { readRemarks } from './address-imports.read-model.ts';
import { mappingProblem } from './columns.domain.ts';
import { findPeople } from './known-people.read-model.ts';
import { planRow } from './plan-row.ts';
import type { ReadRow } from './read-row.ts';
import type { RowRemark } from './remarks.domain.ts';
import { type AddressFile, readRows } from './start-import.ts';

type Counts = Pick<AddressImportReport, 'rows' | 'created' | 'updated' | 'unchanged' | 'refused'>;

/** The row of the headings. */
const HEAD = 1;

const listed = (
  remarks: readonly (RowRemark & { readonly row: number })[],
  kind: AddressRemarkKind,
): AddressRemark[] =>
  remarks
    .filter((remark) => remark.kind === kind)
    .slice(0, LISTED_REMARKS)
    .map(({ row, field, message }) => ({ row, field, message }));

/** The consents that nobody vouches for, in one line for all rows. */
const withoutProof = ({ mapping, newsletterProof }: AddressFile): AddressRemark[] =>
  mapping.includes('newsletter') && newsletterProof === null
    ? [
        {
          row: HEAD,
          field: 'newsletter',
          message:
            'Ohne Angabe, woher die Einwilligungen sind, bestellt der Import niemandem den Newsletter.',
        },
      ]
    : [];

function columnsOf({ table, mapping }: AddressFile): AddressImportReport['columns'] {
  return table.headings.map((heading, position) => ({
    position,
    heading,
    sample: (table.rows.find(({ cells }) => cells[position])?.cells[position] ?? '').slice(0, 80),
    field: mapping[position] ?? null,
  }));
}

const frameOf = (file: AddressFile) => ({
  '@type': 'AddressImportReport' as const,
  fileName: file.fileName,
  columns: columnsOf(file),
});

/** The plan for each row, if all of them were taken in now. */
async function planAll(db: Db, file: AddressFile, read: readonly ReadRow[]) {
  const people = await findPeople(
    db,
    read.flatMap(({ values }) => values ?? []),
  );
  const options = { hasProof: file.newsletterProof !== null, newId: randomUUID };
  return read.map(({ row, values, remarks }) =>
    values ? { row, ...planRow(values, people, options) } : { row, outcome: 'refused' as const, remarks },
  );
}

/** Reports what a file would do; while its columns are not known, what is to be said of them. */
export async function tryImport(
  db: Db,
  file: AddressFile,
  { now, same }: { readonly now: Date; readonly same: AddressImportRow | null },
): Promise<AddressImportReport> {
  const problem = mappingProblem(file.mapping);
  const frame = { ...frameOf(file), '@id': '/api/imports/addresses', state: null, import: null };
  if (problem) {
    const counts = { rows: file.table.rows.length, created: 0, updated: 0, unchanged: 0, refused: 0 };
    return { ...frame, ...counts, errors: [{ row: HEAD, field: null, message: problem }], notices: [] };
  }
  const plans = await planAll(db, file, await readRows(file, now));
  const countOf = (outcome: string) => plans.filter((plan) => plan.outcome === outcome).length;
  const [created, updated, unchanged] = [countOf('created'), countOf('updated'), countOf('unchanged')];
  const counts: Counts = { rows: plans.length, created, updated, unchanged, refused: countOf('refused') };
  const remarks = plans.flatMap(({ row, remarks: some }) => some.map((remark) => ({ row, ...remark })));
  return {
    ...frame,
    ...(same ? { ...untouched(counts), import: iri('imports/addresses', same.id) } : counts),
    errors: listed(remarks, 'error'),
    notices: [...withoutProof(file), ...listed(remarks, 'notice')].slice(0, LISTED_REMARKS),
  };
}

/** The same file once more changes nobody, whatever has become of them since. */
const untouched = (counts: Counts): Counts => ({
  ...counts,
  created: 0,
  updated: 0,
  unchanged: counts.rows - counts.refused,
});

/** Reports what an import has done so far. */
export async function reportOf(
  db: Db,
  file: AddressFile,
  made: AddressImportRow,
): Promise<AddressImportReport> {
  const { errors, notices } = await readRemarks(db, made.id);
  const { rows, created, updated, unchanged, refused, state } = made;
  const id = iri('imports/addresses', made.id);
  return {
    ...frameOf(file),
    '@id': id,
    import: id,
    state,
    ...{ rows, created, updated, unchanged, refused },
    errors,
    notices: [...withoutProof(file), ...notices].slice(0, LISTED_REMARKS),
  };
}
