import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Db, Tx } from '../db/client.ts';
import type { FileStore } from '../lib/file-store.ts';
import type { Area } from './areas.ts';
import { BackupError } from './backup-error.ts';
import { hasManifest, type Manifest, putManifest, type SavedFile, type SavedTable } from './manifest.ts';
import { type Measure, meter } from './metered.ts';
import {
  findSequences,
  findTables,
  newestMigration,
  rowsOf,
  statementsOfGateways,
  type Table,
  withSnapshot,
} from './snapshot.read-model.ts';

interface Saving {
  readonly db: Db;
  readonly areas: readonly Area[];
  readonly place: FileStore;
  readonly now: Date;
}

interface Wanted {
  readonly area: Area;
  readonly keys: readonly string[];
}

/** Writes a file of a backup as it comes; how it ends, the writer of the store says. */
async function writeMeasured(place: FileStore, path: string, content: Readable): Promise<Measure> {
  const { stream, measure } = meter();
  pipeline(content, stream, () => undefined);
  try {
    await place.write(path, stream);
  } finally {
    // A writer that fails before it reads would leave its source open.
    stream.destroy();
  }
  return measure();
}

async function saveTable(tx: Tx, place: FileStore, table: Table): Promise<SavedTable> {
  const { schema, name, columns } = table;
  const path = `tables/${schema}.${name}.jsonl.gz`;
  let rows = 0;
  async function* lines() {
    for await (const row of rowsOf(tx, table)) {
      rows += 1;
      yield `${row}\n`;
    }
  }
  const packed = pipeline(Readable.from(lines()), createGzip(), () => undefined);
  const measure = await writeMeasured(place, path, packed);
  return { schema, name, columns: [...columns], rows, path, ...measure };
}

async function saveFiles(place: FileStore, wanted: readonly Wanted[]) {
  const files: SavedFile[] = [];
  const missing: { area: string; key: string }[] = [];
  for (const { area, keys } of wanted) {
    for (const key of keys) {
      const content = await area.store.read(key);
      const path = `files/${area.name}/${key}`;
      if (content) files.push({ area: area.name, key, path, ...(await writeMeasured(place, path, content)) });
      else missing.push({ area: area.name, key });
    }
  }
  return { files, missing };
}

/** Saves the database as it is at one moment, and names the files that its rows name. */
const saveDatabase = ({ db, areas, place }: Saving) =>
  withSnapshot(db, async (tx) => {
    const migration = await newestMigration(tx);
    if (!migration) throw new BackupError('The database has no tables; there is nothing to save.');
    const tables: SavedTable[] = [];
    for (const table of await findTables(tx)) tables.push(await saveTable(tx, place, table));
    const wanted: Wanted[] = [];
    for (const area of areas) wanted.push({ area, keys: await area.wanted(tx) });
    const [statements, sequences] = [await statementsOfGateways(tx), await findSequences(tx)];
    return { migration, tables, statements, sequences, wanted };
  });

/**
 * Saves database and files into an empty place (docs/adr/0032-backups-in-a-format-of-our-own.md). The list of its content comes
 * last: what broke off before is no backup.
 * @throws BackupError when there is a backup already, or nothing to save.
 */
export async function saveBackup(saving: Saving): Promise<Manifest> {
  const { place, now } = saving;
  if (await hasManifest(place)) throw new BackupError('There is a backup already; name another place.');
  const { wanted, ...database } = await saveDatabase(saving);
  const files = await saveFiles(place, wanted);
  return putManifest(place, { at: now.toISOString(), ...database, ...files });
}
