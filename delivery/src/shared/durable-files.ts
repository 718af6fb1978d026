import { randomUUID } from 'node:crypto';
import { link, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The writes whose order decides what a crash leaves behind. Replaced in tests that die between two steps. */
export interface DurableFiles {
  /** Writes and flushes to the disk. */
  write(path: string, bytes: string | Uint8Array, mode?: number): Promise<void>;
  /** Gives a file a second name; rejects with EEXIST if the name is taken. Atomic. */
  link(from: string, to: string): Promise<void>;
  /** Atomic. Replaces a file; rejects with ENOTEMPTY or EEXIST for an existing folder. */
  rename(from: string, to: string): Promise<void>;
  /** Makes the names in a folder survive a power cut. */
  syncFolder(path: string): Promise<void>;
}

export const durableFiles: DurableFiles = {
  async write(path, bytes, mode = 0o644) {
    const file = await open(path, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  link,
  rename,
  async syncFolder(path) {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
};

/** Replaces a small file atomically: readers see the old or the new content, never a part. */
export async function replaceFile(path: string, bytes: string, mode = 0o644): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await durableFiles.write(temporary, bytes, mode);
  await durableFiles.rename(temporary, path);
  await durableFiles.syncFolder(dirname(path));
}
