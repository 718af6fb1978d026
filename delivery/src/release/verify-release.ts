import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Breach } from '../shared/refusal.ts';
import { sha384 } from '../shared/sha384.ts';
import { ENCODINGS, type Encoding } from './compress-release.ts';
import { type FoundFile, fileBreaches, INTEGRITY_FILE } from './release-rules.ts';
import type { StoredRelease } from './stored-release.ts';

/** What the store adds next to the files of the release. */
const OWN_FILES = new Set(['release.json', INTEGRITY_FILE, 'package.json']);
const DECODERS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
};

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Whether a compressed file unpacks to the file it stands for. */
function isTrueCopy({ release }: StoredRelease, path: string, bytes: Buffer): boolean {
  const encoding = ENCODINGS.find(({ extension }) => path.endsWith(extension));
  if (!encoding) return false;
  const name = path.slice('encoded/'.length, -encoding.extension.length);
  try {
    return sha384(DECODERS[encoding.name](bytes)) === release.files[`client/${name}`]?.sha384;
  } catch {
    return false;
  }
}

/** Reads everything the gateway would send of a release again, and names what is not as it was published. */
export async function verifyRelease(stored: StoredRelease, hashList: string): Promise<Breach[]> {
  const found = new Map<string, FoundFile>();
  const breaches: Breach[] = [];
  for (const path of await pathsIn(stored.folder)) {
    const bytes = await readFile(join(stored.folder, path));
    if (path.startsWith('encoded/')) {
      if (!isTrueCopy(stored, path, bytes))
        breaches.push({ gate: 'hashes', message: `${path} is not a true copy.` });
    } else if (!OWN_FILES.has(path)) found.set(path, { sha384: sha384(bytes), bytes: bytes.length });
  }
  if (stored.integrity !== sha384(hashList)) {
    breaches.push({ gate: 'hashes', message: `${INTEGRITY_FILE} is not the hash list of release.json.` });
  }
  return [...fileBreaches(stored.release, found), ...breaches];
}
