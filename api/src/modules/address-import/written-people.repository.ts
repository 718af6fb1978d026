import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { type UserRow, users } from '../users/users.table.ts';
import type { FilledFields, PersonColumn } from './address.domain.ts';

/** A field as it is before anybody says something of it. */
const EMPTY: Readonly<Partial<Record<PersonColumn, string | boolean>>> = {
  firstName: '',
  lastName: '',
  sac: false,
};

const columnsOf = ({ newsletter: _newsletter, ...fields }: FilledFields) => fields as Partial<UserRow>;

/** Records people without an account, with guest numbers from `firstCode` on. */
export async function insertPeople(
  tx: Tx,
  people: ReadonlyMap<string, FilledFields>,
  { firstCode, at }: { readonly firstCode: number; readonly at: Date },
): Promise<void> {
  const rows = [...people].map(([id, filled], index) => ({
    email: '',
    ...columnsOf(filled),
    id,
    code: String(firstCode + index),
    state: 'active' as const,
    createdAt: at,
  }));
  await tx.insert(users).values(rows);
}

/** Writes fields of people whose rows are locked. */
export async function updatePeople(tx: Tx, people: ReadonlyMap<string, FilledFields>): Promise<void> {
  for (const [id, filled] of people) {
    const columns = columnsOf(filled);
    if (Object.keys(columns).length === 0) continue;
    await tx
      .update(users)
      .set({ ...columns, version: sql`${users.version} + 1` })
      .where(eq(users.id, id));
  }
}

/** Empties fields of people whose rows are locked. */
export const emptyFields = (tx: Tx, people: ReadonlyMap<string, readonly PersonColumn[]>): Promise<void> =>
  updatePeople(
    tx,
    new Map(
      [...people].map(([id, fields]) => [
        id,
        Object.fromEntries(fields.map((field) => [field, EMPTY[field] ?? null])) as FilledFields,
      ]),
    ),
  );

/** People with everything that is known of them, locked until the transaction ends. */
export async function lockWhole(tx: Tx, ids: readonly string[]): Promise<Map<string, UserRow>> {
  const rows = await tx.select().from(users).where(isAmong(users.id, ids)).orderBy(users.id).for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

export async function deletePeople(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(users).where(isAmong(users.id, ids));
}
