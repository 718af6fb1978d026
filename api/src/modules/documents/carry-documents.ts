import { DOCUMENT_LIMITS, type DocumentKind } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import { invalid } from '../../lib/problem.ts';
import { carried } from './documents.read-model.ts';
import { findStored, keepUntil } from './documents.repository.ts';
import type { CarriedDocument } from './documents.table.ts';
import { endOfSent } from './terms.domain.ts';

export const GONE = 'Diese Datei ist nicht mehr da. Bitte wähle sie noch einmal.';

interface Carrying {
  /** The field that names the documents. */
  readonly field: string;
  /** IRIs. */
  readonly references: readonly string[];
  readonly kind: DocumentKind;
  /** Whoever puts them there: what somebody else has uploaded is not theirs to send. */
  readonly byId: string;
  readonly now: Date;
}

/**
 * The documents that somebody puts into a mail.
 * @throws 422 naming those that are not there any more or not theirs, or what is too large together.
 */
export async function readCarried(db: Db, carrying: Carrying): Promise<CarriedDocument[]> {
  const { field, references, kind, byId, now } = carrying;
  if (references.length === 0) return [];
  const ids = references.map((reference) => idOf('documents', reference));
  const known = ids.filter((id) => id !== null);
  const rows = await findStored(db, known, now);
  const found = ids.map((id) =>
    rows.find((row) => row.id === id && row.kind === kind && row.createdById === byId),
  );
  const violations = found.flatMap((row, index) =>
    row
      ? []
      : [
          {
            propertyPath: `${field}[${index}]`,
            message: GONE,
          },
        ],
  );
  if (violations.length > 0) throw invalid(violations);
  const documents = found.flatMap((row) => (row ? [carried(row)] : []));
  const bytes = documents.reduce((sum, document) => sum + document.bytes, 0);
  if (bytes <= DOCUMENT_LIMITS.bytesPerMail) return documents;
  const message = 'Die Dateien sind zusammen grösser als 10 MB. Bitte nimm eine weg oder verkleinere sie.';
  throw invalid([{ propertyPath: field, message }]);
}

/** Keeps what a mail carries for as long as its log is of use, in the transaction that queues the mail. */
export const keepCarried = (tx: Tx, documents: readonly CarriedDocument[], now: Date): Promise<void> =>
  keepUntil(
    tx,
    documents.map(({ documentId }) => documentId),
    endOfSent(now),
  );

interface Taking extends Omit<Carrying, 'references'> {
  /** IRI. */
  readonly reference: string;
}

/**
 * Keeps the one document that a field names as long as those of mails, in the transaction of what carries it.
 * @throws 422 for the field if it is not there any more, of another kind or not theirs.
 */
export async function takeDocument(tx: Tx, { field, reference, kind, byId, now }: Taking): Promise<string> {
  const id = idOf('documents', reference);
  const [row] = id ? await findStored(tx, [id], now) : [];
  if (row?.kind !== kind || row.createdById !== byId) throw invalid([{ propertyPath: field, message: GONE }]);
  await keepUntil(tx, [row.id], endOfSent(now));
  return row.id;
}
