import {
  type AddressImportDetail,
  type AddressImportResponse,
  type AddressRemark,
  type AddressRemarkKind,
  LISTED_REMARKS,
} from '@firn/shared-contracts/api';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { users } from '../users/users.table.ts';
import { type AddressImportRow, addressImportRows, addressImports } from './address-import.table.ts';
import { undoUntil } from './undo-until.domain.ts';

/** Number of imports that their page shows. */
const LISTED_IMPORTS = 20;

const AUTHOR = { firstName: users.firstName, lastName: users.lastName } as const;

interface ReadImport {
  readonly made: AddressImportRow;
  readonly author: { readonly firstName: string; readonly lastName: string };
}

function importResponse({ made, author }: ReadImport, now: Date): AddressImportResponse {
  const { id, fileName, state, rows, created, updated, unchanged, refused, done, removed, reset, kept } =
    made;
  return {
    '@id': iri('imports/addresses', id),
    '@type': 'AddressImport',
    id,
    fileName,
    state,
    ...{ rows, created, updated, unchanged, refused, done, removed, reset, kept },
    createdBy: fullNameOf(author),
    createdAt: made.createdAt.toISOString(),
    undoUntil: undoUntil(made, now)?.toISOString() ?? null,
  };
}

const selectImports = (db: Db) =>
  db
    .select({ made: addressImports, author: AUTHOR })
    .from(addressImports)
    .innerJoin(users, eq(users.id, addressImports.createdById))
    .$dynamic();

/** The newest imports. */
export async function listImports(db: Db, now: Date): Promise<AddressImportResponse[]> {
  const rows = await selectImports(db).orderBy(desc(addressImports.createdAt)).limit(LISTED_IMPORTS);
  return rows.map((row) => importResponse(row, now));
}

export async function findImportRow(db: Db, id: string): Promise<AddressImportRow | null> {
  const [row] = await db.select().from(addressImports).where(eq(addressImports.id, id));
  return row ?? null;
}

async function remarksOf(db: Db, importId: string, kind: AddressRemarkKind): Promise<AddressRemark[]> {
  const rows = await db
    .select({ row: addressImportRows.row, remarks: addressImportRows.remarks })
    .from(addressImportRows)
    .where(
      and(
        eq(addressImportRows.importId, importId),
        sql`${addressImportRows.remarks} @> ${JSON.stringify([{ kind }])}::jsonb`,
      ),
    )
    .orderBy(asc(addressImportRows.row))
    .limit(LISTED_REMARKS);
  return rows
    .flatMap(({ row, remarks }) =>
      remarks.filter((remark) => remark.kind === kind).map(({ field, message }) => ({ row, field, message })),
    )
    .slice(0, LISTED_REMARKS);
}

/** The remarks on the rows of an import; none any more once the rows are deleted. */
export const readRemarks = async (db: Db, importId: string) => ({
  errors: await remarksOf(db, importId, 'error'),
  notices: await remarksOf(db, importId, 'notice'),
  leftAsIs: await remarksOf(db, importId, 'kept'),
});

export async function findImport(db: Db, id: string, now: Date): Promise<AddressImportDetail | null> {
  const [row] = await selectImports(db).where(eq(addressImports.id, id));
  return row ? { ...importResponse(row, now), ...(await readRemarks(db, id)) } : null;
}
