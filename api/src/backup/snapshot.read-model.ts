import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';

/** Schemas that are saved: of the API, of its migrations, and of the gateways. Jobs (`pgboss`) are made anew. */
const SCHEMAS = ['public', 'drizzle', 'firn_delivery'] as const;
/** Its unlogged tables hold nothing that would be missed after a crash. */
const OF_API = 'public';
/** Its tables come with the gateways, and not with a migration. */
const OF_GATEWAYS = 'firn_delivery';
const ROWS_AT_ONCE = 500;

export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it, such as `timestamp with time zone`. */
  readonly type: string;
}

export interface Table {
  readonly schema: string;
  readonly name: string;
  /** Those that are written; what the database makes by itself is left out. */
  readonly columns: readonly Column[];
  /** Columns of the primary key; all where there is none. */
  readonly order: readonly string[];
}

const schemas = sql.join(
  SCHEMAS.map((name) => sql`${name}`),
  sql`, `,
);

export const tableOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): SQL =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** Begins a look at the database as it is at one moment, for as long as it takes. */
export function withSnapshot<T>(db: Db, look: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await setWidely(tx);
      return look(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Lifts the limits of time, and fixes how values are written as text. */
export async function setWidely(tx: Tx): Promise<void> {
  for (const setting of [
    sql`statement_timeout = 0`,
    sql`lock_timeout = 0`,
    sql`idle_in_transaction_session_timeout = 0`,
    sql`timezone = 'UTC'`,
    sql`datestyle = 'ISO, YMD'`,
    sql`intervalstyle = 'postgres'`,
    sql`bytea_output = 'hex'`,
    sql`extra_float_digits = 1`,
  ])
    await tx.execute(sql`set local ${setting}`);
}

export async function findTables(tx: Tx): Promise<Table[]> {
  const { rows } = await tx.execute<{
    schema: string;
    name: string;
    columns: Column[];
    key: string[] | null;
  }>(sql`
    select n.nspname as schema, c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by a.attnum)
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in (${schemas}) and not (n.nspname = ${OF_API} and c.relpersistence = 'u')
    order by n.nspname, c.relname`);
  return rows.map(({ schema, name, columns, key }) => ({
    schema,
    name,
    columns,
    order: key ?? columns.map((column) => column.name),
  }));
}

/** Reads the rows in the order of their key, each as a JSON array of texts and nulls. */
export async function* rowsOf(tx: Tx, table: Table): AsyncGenerator<string> {
  const texts = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  const order = table.order.map((name) => sql`${sql.identifier(name)}::text collate "C"`);
  await tx.execute(sql`
    declare saved_rows no scroll cursor for
    select to_json(array[${sql.join(texts, sql`, `)}]::text[])::text as row
    from ${tableOf(table)} order by ${sql.join(order, sql`, `)}`);
  try {
    for (;;) {
      const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from saved_rows`));
      yield* rows.map(({ row }) => row);
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await tx.execute(sql`close saved_rows`);
  }
}

export interface Sequence {
  readonly schema: string;
  readonly name: string;
  /** The number given last. */
  readonly last: string;
}

/** Finds the sequences that have given a number. */
export async function findSequences(tx: Tx): Promise<Sequence[]> {
  const { rows } = await tx.execute<{ schema: string; name: string; last: string }>(sql`
    select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences where schemaname in (${schemas}) and last_value is not null order by 1, 2`);
  return rows;
}

/** Describes the tables of the gateways by the statements that make them; none where there are none. */
export async function statementsOfGateways(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ statement: string }>(sql`
    with tables as (
      select c.oid, c.relpersistence, format('%I.%I', ${OF_GATEWAYS}::text, c.relname) as name
      from pg_class c where c.relkind = 'r' and c.relnamespace = to_regnamespace(${OF_GATEWAYS}))
    select statement from (
      select 1 as turn, format('create schema if not exists %I', nspname) as statement
        from pg_namespace where nspname = ${OF_GATEWAYS}
      union all
      select 2, format('create %stable %s (%s)', case relpersistence when 'u' then 'unlogged ' else '' end, name,
        (select string_agg(concat(quote_ident(a.attname), ' ', format_type(a.atttypid, a.atttypmod),
            case a.attidentity when 'a' then ' generated always as identity' when 'd' then ' generated by default as identity' end,
            ' default ' || pg_get_expr(d.adbin, d.adrelid), case when a.attnotnull then ' not null' end), ', ' order by a.attnum)
          from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = tables.oid and a.attnum > 0 and not a.attisdropped))
        from tables
      union all
      select 3, format('alter table %s add constraint %I %s', name, k.conname, pg_get_constraintdef(k.oid))
        from tables join pg_constraint k on k.conrelid = tables.oid where k.contype in ('p', 'u', 'c')
      union all
      select 4, pg_get_indexdef(i.indexrelid) from tables join pg_index i on i.indrelid = tables.oid
        where not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
      union all
      select 5, format('alter table %s add constraint %I %s', name, k.conname, pg_get_constraintdef(k.oid))
        from tables join pg_constraint k on k.conrelid = tables.oid where k.contype = 'f'
    ) as statements order by turn, statement`);
  return rows.map(({ statement }) => statement);
}

/** Names the newest migration of the database. @returns null for tables that have none. */
export async function newestMigration(
  tx: Tx,
): Promise<{ readonly hash: string; readonly at: number } | null> {
  const { rows } = await tx.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return null;
  const newest = await tx.execute<{ hash: string; at: string }>(
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  const [row] = newest.rows;
  return row ? { hash: row.hash, at: Number(row.at) } : null;
}

/** Names the first tables of a database, whoever made them; none of an empty one. */
export async function someTables(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 3`);
  return rows.map(({ name }) => name);
}
