import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, PGLITE_EXTENSIONS, pgliteDatabase, postgresDatabase } from '../src/db/client.ts';

const migrations = fileURLToPath(new URL('../src/db/migrations', import.meta.url));

/** Changes with every migration, so that a template is never stale. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrations, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** What is loaded for every test file is kept small: without the databases that none opens, in short segments. */
async function smallPglite(): Promise<PGlite> {
  const lite = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    initDbStartParams: ['--wal-segsize=1'],
  });
  await lite.exec('update pg_database set datistemplate = false');
  for (const unused of ['template0', 'template1']) await lite.exec(`drop database ${unused}`);
  return lite;
}

/** PGlite: migrated once, dumped to a file, loaded by every test file. */
async function cloneOfPglite(): Promise<Database> {
  const dump = join(tmpdir(), `firn-template-${migrationsHash()}.tar`);
  if (!existsSync(dump)) {
    const template = await smallPglite();
    await pgliteDatabase(template).migrate();
    await template.exec('checkpoint');
    const bytes = Buffer.from(await (await template.dumpDataDir('none')).arrayBuffer());
    const partial = `${dump}.${randomUUID()}`;
    writeFileSync(partial, bytes);
    renameSync(partial, dump);
    await template.close();
  }
  return pgliteDatabase(
    await PGlite.create({
      extensions: PGLITE_EXTENSIONS,
      loadDataDir: new Blob([readFileSync(dump)]),
    }),
  );
}

async function administer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

export interface ServerDatabase {
  readonly url: string;
  /** Ends every connection and resolves when what they did is committed or undone, as after the death of a client. */
  readonly settle: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** PostgreSQL: `CREATE DATABASE … TEMPLATE`; test files that start together create the template once. */
export async function cloneOnServer(serverUrl: string): Promise<ServerDatabase> {
  const template = `firn_template_${migrationsHash()}`;
  const name = `firn_test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(4711)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const partial = `${template}_${randomUUID().slice(0, 8)}`;
      await client.query(`create database ${client.escapeIdentifier(partial)}`);
      const database = postgresDatabase(databaseUrl(serverUrl, partial));
      await database.migrate();
      await database.close();
      await client.query(
        `alter database ${client.escapeIdentifier(partial)} rename to ${client.escapeIdentifier(template)}`,
      );
    }
    await client.query(`create database ${name} template ${template}`);
  });
  const endAll = 'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1';
  return {
    url: databaseUrl(serverUrl, name),
    settle: () => administer(serverUrl, async (client) => void (await client.query(endAll, [name]))),
    drop: () =>
      administer(
        serverUrl,
        async (client) => void (await client.query(`drop database ${name} with (force)`)),
      ),
  };
}

async function cloneOfPostgres(serverUrl: string): Promise<Database> {
  const { url, drop } = await cloneOnServer(serverUrl);
  const database = postgresDatabase(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A separate, empty, migrated database: PGlite, or PostgreSQL on the server at `TEST_DATABASE_URL`. */
export function cloneDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? cloneOfPostgres(serverUrl) : cloneOfPglite();
}
