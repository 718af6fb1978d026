import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { type Sequence, type Table, tableOf } from './snapshot.read-model.ts';

type FilledTable = Omit<Table, 'order'>;

interface Guarded {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const list = (tables: readonly Pick<Table, 'schema' | 'name'>[]) => sql.join(tables.map(tableOf), sql`, `);

/** Makes the tables of the gateways. */
export async function runStatements(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
}

/** Takes out what migrations put into new tables. */
export async function emptyTables(tx: Tx, tables: readonly FilledTable[]): Promise<void> {
  if (tables.length > 0) await tx.execute(sql`truncate ${list(tables)}`);
}

/**
 * Fills tables in any order, because triggers and foreign keys rest meanwhile: the rows are what they once made of them.
 * Whoever owns the tables may do this. Afterwards each foreign key is checked over all rows.
 */
export async function whileGuardsRest(
  tx: Tx,
  tables: readonly FilledTable[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await tx.execute<Guarded & Record<string, unknown>>(sql`
    select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and n.nspname in (${sql.join(
      [...new Set(tables.map(({ schema }) => schema))].map((schema) => sql`${schema}`),
      sql`, `,
    )})
    order by 1, 2`);
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const table of tables) await tx.execute(sql`alter table ${tableOf(table)} disable trigger user`);
  await fill();
  for (const table of tables) await tx.execute(sql`alter table ${tableOf(table)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

/** Writes rows, each a JSON array of texts and nulls in the order of the columns. */
export async function insertRows(tx: Tx, table: FilledTable, rows: readonly string[]): Promise<void> {
  const names = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(({ type }, at) => sql.raw(`(line ->> ${at})::${type}`));
  await tx.execute(sql`
    insert into ${tableOf(table)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from json_array_elements(${`[${rows.join(',')}]`}::json) as line`);
}

export async function setSequences(tx: Tx, sequences: readonly Sequence[]): Promise<void> {
  for (const { schema, name, last } of sequences)
    await tx.execute(
      sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${last}::bigint)`,
    );
}

/** Gathers what the planner needs to know of new rows. */
export async function analyze(db: Db): Promise<void> {
  await db.execute(sql`analyze`);
}
