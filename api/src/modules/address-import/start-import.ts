import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AddressField } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { findByFile, insertImport, rememberHeadings } from './address-import.repository.ts';
import { headingKey, type Mapping } from './columns.domain.ts';
import type { AddressTable } from './read-address-file.ts';
import { type ReadRow, readRow } from './read-row.ts';

/** A file as somebody sent it, with what they said of it. */
export interface AddressFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly table: AddressTable;
  readonly mapping: Mapping;
  readonly newsletterProof: string | null;
}

/** The person who starts or undoes an import, and the moment. */
export interface Sender {
  readonly actor: Actor | null;
  readonly now: Date;
}

/** Rows that are read without a pause. */
const AT_ONCE = 500;

const shaOf = ({ bytes, mapping, newsletterProof }: AddressFile): string =>
  createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([mapping, newsletterProof]))
    .digest('hex');

/** The rows of a file, each as far as it can be read. */
export async function readRows({ table, mapping }: AddressFile, now: Date): Promise<ReadRow[]> {
  const today = zurichDate(now);
  const read: ReadRow[] = [];
  for (const row of table.rows) {
    // A long list takes a second, in which others are answered, too.
    if (read.length % AT_ONCE === 0) await setImmediate();
    read.push(readRow(row, mapping, today));
  }
  return read;
}

const headingsOf = ({ table, mapping }: AddressFile): Map<string, AddressField | null> =>
  new Map(
    table.headings.flatMap((heading, at) => {
      const key = headingKey(heading);
      return key ? [[key, mapping[at] ?? null] as const] : [];
    }),
  );

/** The import in effect that this file is already; null if there is none. */
export const findSame = (db: Db, file: AddressFile) => findByFile(db, shaOf(file));

/**
 * Writes an import down, whose rows are then taken in piece by piece.
 * @returns its id; that of the import which the same file already is, where there is one.
 */
export async function startImport(db: Db, file: AddressFile, { actor, now }: Sender): Promise<string> {
  const createdById = authorIdOf(actor);
  if (!createdById) throw new Error('Addresses are imported by somebody.');
  const rows = await readRows(file, now);
  const refused = rows.filter(({ values }) => values === null).length;
  const { fileName, newsletterProof } = file;
  const counts = { rows: rows.length, done: refused, refused };
  const sha256 = shaOf(file);
  return db.transaction(async (tx) => {
    const made = { fileName, sha256, newsletterProof, ...counts, createdById, createdAt: now };
    const id = await insertImport(tx, made, rows);
    if (!id) return (await findByFile(tx, sha256))?.id ?? '';
    await rememberHeadings(tx, headingsOf(file));
    const trace = {
      action: 'address_import.create',
      entity: 'address_import',
      entityId: id,
      label: fileName,
    };
    await recordAudit(tx, { ...trace, actor, at: now });
    return id;
  });
}
