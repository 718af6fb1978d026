import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { sha384 } from '@firn/shared-contracts/sha384';
import type { Encoding } from './encodings.ts';

/** What a file must be: its hash, and how it is compressed on the disk. */
export interface ExpectedFile {
  readonly path: string;
  readonly sha384: string;
  readonly encoding: Encoding | null;
}

/** Whether files are as they were published. A file that nobody has touched since it was hashed is not hashed again. */
export interface FileChecks {
  /** Of a file that is open; its position may move. */
  isAsPublished(handle: FileHandle, expected: ExpectedFile): Promise<boolean>;
}

interface Seen {
  readonly identity: string;
  readonly sha384: string;
  readonly isSound: boolean;
}

const DECODERS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

/** The most files remembered, those seen last. */
const FILES_KEPT = 50_000;
/** Two writes within one tick of the file system's clock look alike: what changed so recently is hashed again (ns). */
const UNSETTLED = 2_000_000_000n;

export function createFileChecks(now: () => number = Date.now): FileChecks {
  const seen = new Map<string, Seen>();

  async function hashOf(handle: FileHandle, encoding: Encoding | null): Promise<string | null> {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(size);
    const { bytesRead } = await handle.read(bytes, 0, size, 0);
    const read = bytes.subarray(0, bytesRead);
    try {
      return sha384(encoding ? await DECODERS[encoding](read) : read);
    } catch {
      // It cannot be unpacked.
      return null;
    }
  }

  return {
    async isAsPublished(handle, { path, sha384: wanted, encoding }) {
      const { dev, ino, size, mtimeNs, ctimeNs } = await handle.stat({ bigint: true });
      const identity = [dev, ino, size, mtimeNs, ctimeNs].join(' ');
      const known = seen.get(path);
      if (known?.identity === identity && known.sha384 === wanted) return known.isSound;
      const isSound = (await hashOf(handle, encoding)) === wanted;
      const isSettled = BigInt(now()) * 1_000_000n - ctimeNs > UNSETTLED;
      seen.delete(path);
      if (isSettled) seen.set(path, { identity, sha384: wanted, isSound });
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size > FILES_KEPT) seen.delete(oldest);
      return isSound;
    },
  };
}
