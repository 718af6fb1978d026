import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Keeps files. Keys are relative paths such as `originals/{id}.jpg`. */
export interface FileStore {
  /** The file's bytes, or null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** The file as it comes, or null when there is none. */
  read(key: string): Promise<Readable | null>;
  /** Writes the file atomically: readers see the old one or the new one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A store in a folder. */
export function createFolderStore(folder: string): FileStore {
  return {
    get: (key) => unlessMissing(() => readFile(join(folder, key))),
    read: (key) =>
      unlessMissing(async () => {
        // Opened before the stream begins, so that a missing file is an answer and not a broken one.
        const handle = await open(join(folder, key));
        return handle.createReadStream();
      }),
    async put(key, bytes) {
      const path = join(folder, key);
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    async remove(key) {
      await rm(join(folder, key), { force: true });
    },
  };
}
