import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { openDatabase } from '@firn/api/db';
import { type LandedState, stateFile } from './landed-state.ts';
import { askRows, keptColumns, type Query } from './table-columns.ts';

const TABLES = `select table_schema || '.' || table_name as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`;
const SEQUENCES = `select schemaname || '.' || sequencename as name, last_value::text as value
  from pg_sequences where last_value is not null order by 1`;
const NEWEST_BOOKING = "select max(number) as number from bookings where number like 'B-%'";

async function tablesOf(query: Query): Promise<LandedState['tables']> {
  const tables: Record<string, LandedState['tables'][string]> = {};
  for (const { name } of await query<{ name: string }>(TABLES)) {
    const rows = await query<{ row: object }>(`select to_jsonb(t) as row from ${name} t`);
    tables[name] = { columns: await keptColumns(query, name), rows: rows.map(({ row }) => row) };
  }
  return tables;
}

const textsIn = (folder: string, pattern: string, nameOf: (path: string) => string) =>
  Object.fromEntries(
    globSync(pattern, { cwd: folder }).map((path) => [
      nameOf(path),
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );

async function stateOf(dataDir: string): Promise<LandedState> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const query = askRows(database);
    const [newest] = await query<{ number: string }>(NEWEST_BOOKING);
    const sequences = await query<{ name: string; value: string }>(SEQUENCES);
    return {
      booking: newest?.number ?? '',
      tables: await tablesOf(query),
      sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
      registry: textsIn(join(dataDir, 'delivery/registry'), '*.json', (path) => path),
      releases: textsIn(join(dataDir, 'releases'), '*/*/release.json', dirname),
    };
  } finally {
    await database.close();
  }
}

/** `npm run keep-state -- DATA_DIR COMMIT`: docs/how-to/keep-a-landed-state.md. */
export async function run([folder, name]: readonly string[]): Promise<number> {
  if (!(folder && name && existsSync(join(folder, 'database')))) {
    console.error(
      'npm run keep-state -- DATA_DIR COMMIT, after a stop: the folder that the commit was started on.',
    );
    return 2;
  }
  const text = JSON.stringify(await stateOf(resolve(folder)));
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const bytes = brotliCompressSync(text, { params });
  writeFileSync(stateFile(name), bytes);
  console.log(`${stateFile(name)}: ${bytes.length} bytes`);
  return 0;
}
