import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lock } from 'proper-lockfile';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { WorkPools } from './work-pools.ts';

/** The result of `db.execute`, the same for both drivers. */
export interface Rows<Row> {
  readonly rows: Row[];
}
export interface QueryResultHKT extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/**
 * A database handle or a transaction: whatever runs queries.
 * Inside a transaction use only `tx`: PGlite has one connection, so any other handle would wait for ever.
 */
export type Db = PgDatabase<QueryResultHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** The driver's own handle. */
  readonly raw: PGlite | WorkPools;
  /** Migrates the tables to the newest version. */
  readonly migrate: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const migrationConfig = { migrationsFolder: MIGRATIONS_FOLDER };
/** How the names of columns follow from those of properties. */
export const CASING = 'snake_case';

export function pgliteDatabase(lite: PGlite, afterClose: () => Promise<void> = async () => {}): Database {
  const db = drizzlePglite(lite, { casing: CASING });
  return {
    engine: 'pglite',
    db: db as unknown as Db,
    raw: lite,
    migrate: () => migratePglite(db, migrationConfig),
    close: async () => {
      await lite.close();
      await afterClose();
    },
  };
}

/** Over one connection of its own: a migration takes as long as it takes, and locks what it has to. */
async function migrateServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 20_000 });
  await client.connect();
  try {
    await migrateNodePostgres(drizzleNodePostgres(client, { casing: CASING }), migrationConfig);
  } finally {
    await client.end();
  }
}

export function postgresDatabase(connectionString: string): Database {
  const pools = new WorkPools(connectionString);
  const db = drizzleNodePostgres(pools as unknown as pg.Pool, { casing: CASING });
  return {
    engine: 'postgres',
    db: db as unknown as Db,
    raw: pools,
    migrate: () => migrateServer(connectionString),
    close: () => pools.end(),
  };
}

/** The embedded database is opened with these each time: indexes rest on them. */
export const PGLITE_EXTENSIONS = { pg_trgm };

/** Another process has the database's folder open. */
export class FolderLockedError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The data folder ${folder} is open in another process; stop that one, or name another folder in FIRN_DATA_DIR.`,
      { cause },
    );
    this.name = 'FolderLockedError';
  }
}

/** Attempts to get a folder that a stopping process still holds; about 20 seconds, longer than a lock lives. */
const LOCK_RETRIES = 12;

/** PGlite does not lock the folder itself: two processes on one folder would destroy it. */
async function openFolder(folder: string, retries: number): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const options = { stale: 10_000, retries: { retries, minTimeout: 500, factor: 1.2 } };
  const release = await lock(folder, options).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOCKED' ? new FolderLockedError(folder, error) : error;
  });
  return pgliteDatabase(
    await PGlite.create(join(folder, 'pglite'), { extensions: PGLITE_EXTENSIONS }),
    release,
  );
}

/**
 * Opens PostgreSQL at `databaseUrl`, or PGlite in the data folder.
 * @throws FolderLockedError when another process keeps the folder open.
 */
export async function openDatabase(
  config: { readonly databaseUrl: string | null; readonly dataDir: string },
  lockRetries = LOCK_RETRIES,
): Promise<Database> {
  return config.databaseUrl
    ? postgresDatabase(config.databaseUrl)
    : openFolder(join(config.dataDir, 'database'), lockRetries);
}
