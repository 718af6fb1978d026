import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Keeps files. Keys are relative paths such as `originals/{id}.jpg`. */
export interface FileStore {
  /** The file's bytes, or null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** The file as it comes, or null when there is none. */
  read(key: string): Promise<Readable | null>;
  /** Writes the file atomically: readers see the old one or the new one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same of a file that is still being made; of one that breaks off nothing stays. Answers how many bytes it has. */
  write(key: string, content: Readable): Promise<number>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
}

/** Keeps files, and tells which it has. */
export interface ListedStore extends FileStore {
  /** Lists the keys below a folder such as `releases`, in order; of everything with an empty name. */
  keys(folder: string): Promise<string[]>;
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

/** The key of a file while it is being made; whoever removes it by its key removes what a process that died has left, too. */
const partOf = (path: string): string => `${path}.part`;

/** Writes a file of which nothing stays when it breaks off; answers how many bytes it has. */
export async function writeWhole(path: string, content: Readable): Promise<number> {
  const file = createWriteStream(path, { mode: 0o600 });
  try {
    await pipeline(content, file);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return file.bytesWritten;
}

/** Lists the files below a folder of a store, by their keys. */
async function keysIn(root: string, folder: string): Promise<string[]> {
  const entries = await unlessMissing(() =>
    readdir(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
    .toSorted();
}

/** A store in a folder. */
export function createFolderStore(folder: string): ListedStore {
  return {
    keys: (below) => keysIn(folder, below),
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
    async write(key, content) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const bytes = await writeWhole(partOf(path), content);
      await rename(partOf(path), path);
      return bytes;
    },
    async remove(key) {
      const path = join(folder, key);
      await rm(path, { force: true });
      await rm(partOf(path), { force: true });
    },
  };
}
