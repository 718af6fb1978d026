import type { Db, Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import { invalid } from '../../lib/problem.ts';
import { GONE } from './carry-documents.ts';
import { carried } from './documents.read-model.ts';
import { findStored, keepOnlyUntil, keepUntil } from './documents.repository.ts';
import type { CarriedDocument } from './documents.table.ts';
import { endOfBooked, endOfSent, endOfUnused } from './terms.domain.ts';

type ReportFileKind = 'receipt' | 'report_picture';

interface Handing {
  /** IRIs by the field that names each. */
  readonly references: ReadonlyMap<string, string>;
  readonly kind: ReportFileKind;
  /** Ids of those that the report has already, whoever uploaded them. */
  readonly known: readonly string[];
  readonly byId: string | null;
  readonly now: Date;
}

/**
 * The files that a report names, by field.
 * @throws 422 naming those that are gone, of another kind, or neither the sender's nor in the report already.
 */
export async function readReportFiles(
  db: Db,
  { references, kind, known, byId, now }: Handing,
): Promise<ReadonlyMap<string, CarriedDocument>> {
  const ids = new Map([...references].map(([field, reference]) => [field, idOf('documents', reference)]));
  const asked = [...ids.values()].filter((id) => id !== null);
  const rows = asked.length > 0 ? await findStored(db, asked, now) : [];
  const isTheirs = (id: string, createdById: string | null) =>
    known.includes(id) || (byId !== null && createdById === byId);
  const usable = new Map(
    rows
      .filter((row) => row.kind === kind && isTheirs(row.id, row.createdById))
      .map((row) => [row.id, carried(row)]),
  );
  const found = [...ids].map(([field, id]) => [field, usable.get(id ?? '')] as const);
  const violations = found.flatMap(([propertyPath, file]) => (file ? [] : [{ propertyPath, message: GONE }]));
  if (violations.length > 0) throw invalid(violations);
  return new Map(found.flatMap(([field, file]) => (file ? [[field, file] as const] : [])));
}

/**
 * Keeps what a report carries by now as long as its kind is kept, and lets go what it carries no more, in the transaction
 * that stores the report (docs/domain/documents.md#terms).
 */
export async function keepReportFiles(
  tx: Tx,
  {
    receipts,
    pictures,
    before,
    now,
  }: {
    readonly receipts: readonly string[];
    readonly pictures: readonly string[];
    readonly before: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  await keepUntil(tx, receipts, endOfBooked(now));
  await keepUntil(tx, pictures, endOfSent(now));
  const left = before.filter((id) => !receipts.includes(id) && !pictures.includes(id));
  await keepOnlyUntil(tx, left, endOfUnused(now));
}
