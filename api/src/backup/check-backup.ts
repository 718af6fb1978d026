import type { FileStore } from '../lib/file-store.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { measured } from './metered.ts';

type Listed = Pick<Manifest['files'][number], 'path' | 'bytes' | 'sha256'>;

async function checkFile(place: FileStore, { path, bytes, sha256 }: Listed): Promise<void> {
  const content = await place.read(path);
  if (!content) throw new BackupError(`${path} of the backup is missing.`);
  const is = await measured(content);
  if (is.sha256 !== sha256 || is.bytes !== bytes)
    throw new BackupError(`${path} of the backup is damaged: it does not have the hash that the list names.`);
}

/** Reads a backup to its end. @throws BackupError that names what is missing or damaged. */
export async function checkBackup(place: FileStore): Promise<Manifest> {
  const manifest = await readManifest(place);
  for (const listed of [...manifest.tables, ...manifest.files]) await checkFile(place, listed);
  return manifest;
}
