import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@firn/api/db';
import type { Release } from '@firn/shared-contracts/delivery';
import { ROOT } from '../root.ts';
import type { LandedState } from '../upgrade/landed-state.ts';
import { askRows, keptColumns, type Query } from '../upgrade/table-columns.ts';
import { MIGRATIONS_TABLE } from './read-state.ts';

const MIGRATIONS = join(ROOT, 'api/src/db/migrations');
/** As drizzle makes it. */
const NOTES = `create schema drizzle;
create table ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`;

/** The statements of the first migrations, each as it landed. */
function migrationStatements(count: number): string[] {
  const journal = readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  return entries
    .slice(0, count)
    .flatMap(({ tag }) =>
      readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'),
    );
}

async function fillTable(query: Query, name: string, { columns, rows }: LandedState['tables'][string]) {
  const made = await keptColumns(query, name);
  if (made.join() !== columns.join()) {
    const sentence = `${name} had the columns ${columns.join(', ')}; its migrations now make ${made.join(', ')}.`;
    throw new Error(`${sentence} A migration that has landed is never changed: add one.`);
  }
  const list = columns.map((column) => `"${column}"`).join(', ');
  await query(`delete from ${name}`);
  await query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Fills an empty database as the state had it. */
export async function restoreDatabase(database: Database, { tables, sequences }: LandedState): Promise<void> {
  const { raw } = database;
  const client = 'exec' in raw ? null : await raw.connect();
  const query: Query = client
    ? async (statement, values = []) => (await client.query(statement, [...values])).rows
    : askRows(database);
  try {
    const migrated = tables[MIGRATIONS_TABLE]?.rows.length ?? 0;
    for (const statement of [...migrationStatements(migrated), ...NOTES.split(';')]) await query(statement);
    // Triggers and foreign keys have seen these rows already.
    await query("set session_replication_role = 'replica'");
    for (const [name, table] of Object.entries(tables)) await fillTable(query, name, table);
    for (const [name, value] of Object.entries(sequences))
      await query('select setval($1, $2)', [name, value]);
    await query("set session_replication_role = 'origin'");
  } finally {
    client?.release();
  }
}

/** Writes registry and releases as the state had them; of a release, release.json alone. */
export function restoreReleases(dataDir: string, { registry, releases }: LandedState): void {
  const folder = join(dataDir, 'delivery/registry');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(registry)) writeFileSync(join(folder, name), text);
  for (const [path, text] of Object.entries(releases)) {
    const { files } = JSON.parse(text) as Release;
    const hashes = Object.entries(files).flatMap(([file, { sha384 }]) =>
      file.startsWith('client/') ? [[file.slice('client/'.length), sha384]] : [],
    );
    mkdirSync(join(dataDir, 'releases', path), { recursive: true });
    writeFileSync(join(dataDir, 'releases', path, 'release.json'), text);
    writeFileSync(
      join(dataDir, 'releases', path, 'integrity.json'),
      JSON.stringify(Object.fromEntries(hashes)),
    );
  }
}
