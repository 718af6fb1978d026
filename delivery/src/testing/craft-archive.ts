import { gzipSync } from 'node:zlib';
import { Header, Pax } from 'tar';

export interface CraftedEntry {
  readonly path: string;
  readonly content?: string;
  readonly type?: 'File' | 'SymbolicLink' | 'Link' | 'Directory';
  readonly linkpath?: string;
}

const BLOCK = 512;

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);
}

function blocksOf({ path, content = '', type = 'File', linkpath }: CraftedEntry): Buffer {
  const bytes = Buffer.from(content);
  const header = new Header({ path, size: bytes.length, mode: 0o644, type, ...(linkpath && { linkpath }) });
  const block = Buffer.alloc(BLOCK);
  const isTooLong = header.encode(block);
  const before = isTooLong ? new Pax({ path }).encode() : Buffer.alloc(0);
  return Buffer.concat([before, block, padded(bytes)]);
}

/** A tar.gz with exactly these entries, however hostile, and `zeros` bytes of zeros behind its end mark. */
export function craftArchive(entries: readonly CraftedEntry[], zeros = 0): Buffer {
  return gzipSync(Buffer.concat([...entries.map(blocksOf), Buffer.alloc(2 * BLOCK + zeros)]));
}
