import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Database, Tx } from '../db/client.ts';
import { knownMigrations, makeTables } from '../db/migrations-known.ts';
import type { FileStore } from '../lib/file-store.ts';
import type { Area } from './areas.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import type { Manifest, SavedFile, SavedTable } from './manifest.ts';
import { measured } from './metered.ts';
import {
  analyze,
  emptyTables,
  insertRows,
  runStatements,
  setSequences,
  whileGuardsRest,
} from './restored.repository.ts';
import { setWidely, someTables } from './snapshot.read-model.ts';

interface Restoring {
  readonly database: Pick<Database, 'db' | 'migrate'>;
  readonly areas: readonly Area[];
  readonly place: FileStore;
}

const ROWS_AT_ONCE = 500;
/** Characters that are sent at once, so that rows with long texts need no memory either. */
const CHARACTERS_AT_ONCE = 1_000_000;

/** Finds the migrations that a backup has. @throws BackupError for a backup of newer code, or of other migrations. */
function migrationsOf({ migration }: Manifest) {
  const known = knownMigrations();
  const last = known.findIndex(
    ({ hash, folderMillis }) => hash === migration.hash && folderMillis === migration.at,
  );
  if (last < 0)
    throw new BackupError(
      'The tables of the backup are newer than this version of Firn; restore it by the newer one.',
    );
  return known.slice(0, last + 1);
}

async function refuseFilledDatabase(tx: Tx): Promise<void> {
  const tables = await someTables(tx);
  if (tables.length > 0)
    throw new BackupError(
      `The database is not empty: it has ${tables.join(', ')}. Restore into an empty one.`,
    );
}

async function isThere(area: Area, { key, sha256 }: SavedFile): Promise<boolean> {
  const present = await area.store.read(key);
  return present !== null && (await measured(present)).sha256 === sha256;
}

/** Finds the files to write: those that a restore which broke off has left are as good as new ones. */
async function filesFor(area: Area, files: readonly SavedFile[]): Promise<readonly SavedFile[]> {
  const present = new Set(await area.present());
  const ours = new Map(files.map((file) => [file.key, file]));
  for (const key of present) {
    const file = ours.get(key);
    if (!file || !(await isThere(area, file)))
      throw new BackupError(
        `The place of ${area.name} is not empty: it has ${key}. Restore into an empty one.`,
      );
  }
  return files.filter(({ key }) => !present.has(key));
}

async function* linesOf(place: FileStore, path: string): AsyncGenerator<string> {
  const content = await place.read(path);
  if (!content) throw new BackupError(`${path} of the backup is missing.`);
  const unpacked = pipeline(content, createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  for await (const text of unpacked) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function* batchesOf(place: FileStore, { path }: SavedTable): AsyncGenerator<string[]> {
  let [batch, characters]: [string[], number] = [[], 0];
  for await (const line of linesOf(place, path)) {
    batch.push(line);
    characters += line.length;
    if (batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

async function fillTable(tx: Tx, place: FileStore, table: SavedTable): Promise<void> {
  let rows = 0;
  for await (const batch of batchesOf(place, table)) {
    await insertRows(tx, table, batch);
    rows += batch.length;
  }
  if (rows !== table.rows)
    throw new BackupError(`${table.path} of the backup has ${rows} rows, and the list names ${table.rows}.`);
}

async function fillDatabase(tx: Tx, place: FileStore, manifest: Manifest): Promise<void> {
  await refuseFilledDatabase(tx);
  await setWidely(tx);
  await makeTables(tx, migrationsOf(manifest));
  await runStatements(tx, manifest.statements);
  await emptyTables(tx, manifest.tables);
  await whileGuardsRest(tx, manifest.tables, async () => {
    for (const table of manifest.tables) await fillTable(tx, place, table);
  });
  await setSequences(tx, manifest.sequences);
}

async function writeFiles(place: FileStore, area: Area, files: readonly SavedFile[]): Promise<void> {
  for (const { path, key } of files) {
    const content = await place.read(path);
    if (!content) throw new BackupError(`${path} of the backup is missing.`);
    try {
      await area.store.write(key, content);
    } finally {
      content.destroy();
    }
  }
}

interface Pending {
  readonly area: Area;
  readonly files: readonly SavedFile[];
}

async function pendingFiles(areas: readonly Area[], { files }: Manifest): Promise<Pending[]> {
  const homeless = files.find(({ area }) => !areas.some(({ name }) => name === area));
  if (homeless)
    throw new BackupError(
      `There is no place for ${homeless.path} of the backup; name the bucket of the releases.`,
    );
  const pending: Pending[] = [];
  for (const area of areas)
    pending.push({
      area,
      files: await filesFor(
        area,
        files.filter((file) => file.area === area.name),
      ),
    });
  return pending;
}

/** Writes all files, or leaves none; one that will not go does not hide why. */
async function writeAll(place: FileStore, pending: readonly Pending[]): Promise<void> {
  try {
    for (const { area, files } of pending) await writeFiles(place, area, files);
  } catch (error) {
    const written = pending.flatMap(({ area, files }) => files.map(({ key }) => area.store.remove(key)));
    await Promise.allSettled(written);
    throw error;
  }
}

/**
 * Restores a backup into an empty place, after all of it was read once, and brings the tables up to date. The rows come
 * in one transaction, whose end comes after the files: what breaks off leaves an empty database, and may be repeated.
 * @throws BackupError when the backup is damaged, or the place not empty.
 */
export async function restoreBackup({ database, areas, place }: Restoring): Promise<Manifest> {
  const manifest = await checkBackup(place);
  await database.db.transaction(refuseFilledDatabase);
  const pending = await pendingFiles(areas, manifest);
  await database.db.transaction(async (tx) => {
    await fillDatabase(tx, place, manifest);
    await writeAll(place, pending);
  });
  await database.migrate();
  await analyze(database.db);
  return manifest;
}
