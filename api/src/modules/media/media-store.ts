import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the files of pictures are kept. Keys are relative paths such as `originals/{id}.jpg`. */
export interface MediaStore {
  /** The file's bytes, or null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Writes the file atomically: readers see the old one or the new one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** A media store in a folder. */
export function createFolderMediaStore(folder: string): MediaStore {
  return {
    async get(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async put(key, bytes) {
      const path = join(folder, key);
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    async remove(key) {
      await rm(join(folder, key), { force: true });
    },
  };
}
