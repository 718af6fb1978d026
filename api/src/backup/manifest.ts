import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { FileStore } from '../lib/file-store.ts';
import { BackupError } from './backup-error.ts';

/** Grows with each change of what a backup looks like; a restore knows this one. */
const FORMAT = 1;
const MANIFEST_KEY = 'manifest.json';

const measured = { bytes: Type.Integer(), sha256: Type.String() };

const TableSchema = Type.Object({
  schema: Type.String(),
  name: Type.String(),
  columns: Type.Array(Type.Object({ name: Type.String(), type: Type.String() })),
  rows: Type.Integer(),
  /** Names the place of its rows in the backup. */
  path: Type.String(),
  ...measured,
});

const FileSchema = Type.Object({
  area: Type.String(),
  key: Type.String(),
  path: Type.String(),
  ...measured,
});

const ManifestSchema = Type.Object({
  format: Type.Literal(FORMAT),
  at: Type.String(),
  /** The newest migration that the tables have. */
  migration: Type.Object({ hash: Type.String(), at: Type.Integer() }),
  /** Makes the tables that no migration of the API makes. */
  statements: Type.Array(Type.String()),
  tables: Type.Array(TableSchema),
  sequences: Type.Array(Type.Object({ schema: Type.String(), name: Type.String(), last: Type.String() })),
  files: Type.Array(FileSchema),
  /** Files that the rows name and that were not there. */
  missing: Type.Array(Type.Object({ area: Type.String(), key: Type.String() })),
});

/** Lists what belongs to a backup (docs/reference/backup.md). */
export type Manifest = Static<typeof ManifestSchema>;
export type SavedTable = Static<typeof TableSchema>;
export type SavedFile = Static<typeof FileSchema>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the list; a backup is one from then on. */
export async function putManifest(place: FileStore, content: Omit<Manifest, 'format'>): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...content };
  const text = JSON.stringify(manifest);
  const sealed = JSON.stringify({ sha256: hashOf(text), manifest }, null, 1);
  await place.put(MANIFEST_KEY, Buffer.from(`${sealed}\n`));
  return manifest;
}

export const hasManifest = async (place: FileStore): Promise<boolean> =>
  (await place.get(MANIFEST_KEY)) !== null;

function parsed(bytes: Buffer): { readonly sha256?: unknown; readonly manifest?: unknown } {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new BackupError('manifest.json of the backup is damaged: it is no JSON.', error);
  }
}

/** Reads the list. @throws BackupError when there is none, or when it is not as it was written. */
export async function readManifest(place: FileStore): Promise<Manifest> {
  const bytes = await place.get(MANIFEST_KEY);
  if (!bytes)
    throw new BackupError(
      'There is no manifest.json: that is no backup, or one that broke off before its end.',
    );
  const { sha256, manifest } = parsed(bytes);
  if (sha256 !== hashOf(JSON.stringify(manifest)))
    throw new BackupError('manifest.json of the backup is damaged: it does not have the hash that it names.');
  if (!Value.Check(ManifestSchema, manifest))
    throw new BackupError('The backup has another format; restore it by the version of Firn that wrote it.');
  return manifest;
}
