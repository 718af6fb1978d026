import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { NOW } from '../../test/build-test-app.ts';
import { cloneDatabase } from '../../test/database-template.ts';
import { emptyDatabase } from '../../test/empty-database.ts';
import type { Database } from '../db/client.ts';
import { createFolderStore, type FileStore, type ListedStore } from '../lib/file-store.ts';
import { openMediaStore } from '../modules/media/index.ts';
import { originalKey } from '../modules/media/media.domain.ts';
import { insertMediaObject } from '../modules/media/media.repository.ts';
import { seedDemo } from '../seed/index.ts';
import { openAreas } from './areas.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { saveBackup } from './save-backup.ts';

const DRAWN = Buffer.from('a drawn picture');
const RELEASE = 'releases/mfe-public/1.0.0/release.json';
const REGISTRY = 'delivery/registry/1.json';

let root = '';
let demo: Database;
let saved: Manifest;
const opened: Database[] = [];

const folder = (name: string) => join(root, name);
const place = (): ListedStore => createFolderStore(folder('backup'));
const areasIn = (name: string) =>
  openAreas({ dataDir: folder(name), s3: null }, { folder: folder(name), releasesBucket: null });

async function emptied(): Promise<Database> {
  const database = await emptyDatabase();
  opened.push(database);
  return database;
}

/** Stands in for what the gateways make and write. */
const GATEWAY = `
  create schema firn_delivery;
  create table firn_delivery.registry (sequence bigint primary key, at timestamptz not null, document json not null);
  create table firn_delivery.audit (
    id bigint generated always as identity primary key, remote text not null default 'shell', entry json not null);
  create unlogged table firn_delivery.health_reports (view text not null, remote text, primary key (view));
  create index audit_of_remote on firn_delivery.audit (remote, id desc);
  insert into firn_delivery.registry values (7, '2026-02-14 08:00:00.123456+01', '{"b": 1,  "a": null}');
  insert into firn_delivery.audit (entry) values ('{"action":"promote"}'), ('null');`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'firn-backup-'));
  demo = await cloneDatabase();
  opened.push(demo);
  const media = openMediaStore({ dataDir: folder('demo'), s3: null });
  await seedDemo({
    db: demo.db,
    now: NOW,
    keepPicture: async (db, { draw: _, ...picture }) => {
      await insertMediaObject(db, picture);
      await media.put(originalKey(picture.id, 'jpg'), DRAWN);
    },
  });
  for (const statement of GATEWAY.split(';')) await demo.db.execute(sql.raw(statement));
  const files = createFolderStore(folder('demo'));
  await files.put(RELEASE, Buffer.from('{}'));
  await files.put('releases/.incoming/half', Buffer.from('half'));
  await files.put(REGISTRY, Buffer.from('{"sequence":1}'));
  await files.put('delivery/demo-token', Buffer.from('a secret'));
  saved = await saveBackup({ db: demo.db, areas: areasIn('demo'), place: place(), now: NOW });
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(root, { recursive: true, force: true });
});

const contentOf = ({ tables, sequences, files, statements }: Manifest) => ({
  tables,
  sequences,
  files,
  statements,
});

test('a restored platform has every row of every table and every file, by count and hash', async () => {
  const database = await emptied();
  await restoreBackup({ database, areas: areasIn('restored'), place: place() });
  const again = createFolderStore(folder('backup-of-the-restored'));
  const second = await saveBackup({ db: database.db, areas: areasIn('restored'), place: again, now: NOW });
  expect(contentOf(second)).toEqual(contentOf(saved));
  expect(saved.tables.find(({ name }) => name === 'bookings')?.rows).toBeGreaterThan(100);
  expect(saved.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`files/delivery/${RELEASE}`, `files/delivery/${REGISTRY}`]),
  );
  expect(saved.files.filter(({ area }) => area === 'media')).not.toEqual([]);
  expect(JSON.stringify(saved)).not.toMatch(/incoming|demo-token/);
});

/** The backup as it was read, but for one answer. */
const withFile = (key: string, change: (bytes: Buffer) => Buffer | null): FileStore => {
  const whole = place();
  const get = async (asked: string) => {
    const bytes = await whole.get(asked);
    return bytes && asked === key ? change(bytes) : bytes;
  };
  const read = async (asked: string) => {
    const bytes = await get(asked);
    return bytes && Readable.from([bytes]);
  };
  return { ...whole, get, read };
};

const flipped = (bytes: Buffer): Buffer => {
  const at = Math.floor(bytes.length / 2);
  return Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
};

const tablesIn = async ({ db }: Database): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_tables where schemaname in ('public', 'drizzle', 'firn_delivery')`,
  );
  return rows[0]?.count ?? 0;
};

/** Expects that nothing comes of a restore, and answers what it says. */
async function refusal(database: Database, name: string, from: FileStore): Promise<string> {
  const before = await tablesIn(database);
  const restored = restoreBackup({ database, areas: areasIn(name), place: from });
  const sentence = await restored.then(
    () => 'restored',
    (error: Error) => error.message,
  );
  expect(await tablesIn(database)).toBe(before);
  return sentence;
}

test('a backup with a flipped byte, or with a part that is not there, is refused before anything is written', async () => {
  const database = await emptied();
  const refused = (key: string, change: (bytes: Buffer) => Buffer | null) =>
    refusal(database, 'refused', withFile(key, change));
  const bookings = 'tables/public.bookings.jsonl.gz';
  const picture = saved.files.find(({ area }) => area === 'media')?.path ?? '';
  expect(await refused(bookings, flipped)).toContain(`${bookings} of the backup is damaged`);
  expect(await refused(bookings, () => null)).toContain(`${bookings} of the backup is missing`);
  expect(await refused(picture, flipped)).toContain(`${picture} of the backup is damaged`);
  expect(await refused('manifest.json', flipped)).toContain('manifest.json of the backup is damaged');
  expect(await refused('manifest.json', () => null)).toContain('one that broke off before its end');
  expect(await createFolderStore(folder('refused')).keys('')).toEqual([]);
});

test('a backup that breaks off is none, and its place may be used again', async () => {
  const half = createFolderStore(folder('half'));
  const full: FileStore = {
    ...half,
    write: (key, content) =>
      key.includes('public.events.')
        ? Promise.reject(new Error('the disk is full'))
        : half.write(key, content),
  };
  const saving = { db: demo.db, areas: areasIn('demo'), now: NOW };
  await expect(saveBackup({ ...saving, place: full })).rejects.toThrow('the disk is full');
  expect(await refusal(await emptied(), 'refused', half)).toContain('one that broke off before its end');
  expect(contentOf(await saveBackup({ ...saving, place: half }))).toEqual(contentOf(saved));
  await expect(saveBackup({ ...saving, place: half })).rejects.toThrow('There is a backup already');
});

test('a place that is not empty is refused, and named', async () => {
  expect(await refusal(demo, 'refused', place())).toContain(
    'The database is not empty: it has drizzle.__drizzle_migrations',
  );
  const database = await emptied();
  await createFolderStore(folder('other')).put('media/originals/of-another.jpg', DRAWN);
  expect(await refusal(database, 'other', place())).toContain(
    'The place of media is not empty: it has originals/of-another.jpg',
  );
  await createFolderStore(folder('changed')).put(REGISTRY, Buffer.from('{"sequence":2}'));
  expect(await refusal(database, 'changed', place())).toContain(
    `The place of delivery is not empty: it has ${REGISTRY}`,
  );
});

test('a restore that breaks off in the last file leaves nothing, and may be repeated', async () => {
  const database = await emptied();
  const areas = areasIn('broken').map((area) => {
    const write: ListedStore['write'] = (key, content) =>
      key === RELEASE ? Promise.reject(new Error('the disk is full')) : area.store.write(key, content);
    return { ...area, store: { ...area.store, write } };
  });
  await expect(restoreBackup({ database, areas, place: place() })).rejects.toThrow('the disk is full');
  expect(await tablesIn(database)).toBe(0);
  expect(await createFolderStore(folder('broken')).keys('')).toEqual([]);
  // A process that is killed leaves what it has written.
  await createFolderStore(folder('broken')).put(RELEASE, Buffer.from('{}'));
  await restoreBackup({ database, areas: areasIn('broken'), place: place() });
  expect(await tablesIn(database)).toBe(await tablesIn(demo));
  expect(await createFolderStore(folder('broken')).get(REGISTRY)).toEqual(Buffer.from('{"sequence":1}'));
});

test('what a row names and nobody has is told, and does not hinder', async () => {
  const without = areasIn('demo').map((area) =>
    area.name === 'media' ? { ...area, store: { ...area.store, read: async () => null } } : area,
  );
  const target = createFolderStore(folder('without'));
  const manifest = await saveBackup({ db: demo.db, areas: without, place: target, now: NOW });
  expect(manifest.missing).toHaveLength(saved.files.filter(({ area }) => area === 'media').length);
  expect(manifest.files).not.toContainEqual(expect.objectContaining({ area: 'media' }));
});
