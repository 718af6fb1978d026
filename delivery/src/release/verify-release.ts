import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Release } from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';
import { codeOf } from '../shared/errors.ts';
import type { Breach } from '../shared/refusal.ts';
import { ENCODINGS, type Encoding } from './encodings.ts';
import { type FoundFile, fileBreaches, INTEGRITY_FILE } from './release-rules.ts';
import { publicPath, type ReleaseAddress } from './stored-release.ts';

/** Makes Node treat server/index.js as an ES module. */
export const PACKAGE_JSON = '{"type":"module"}';

const DECODERS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
};

/** integrity.json: the public path of each client file -> sha384. */
export function hashListOf({ name, version, files }: Release): string {
  const hashes = Object.entries(files)
    .filter(([path]) => path.startsWith('client/'))
    .map(([path, file]) => [publicPath(name, version, path.slice('client/'.length)), file.sha384]);
  return JSON.stringify(Object.fromEntries(hashes));
}

/** Paths of all files, relative to the folder; null when there is no such folder. */
export async function pathsIn(folder: string): Promise<string[] | null> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a compressed file unpacks to its original. */
function isTrueCopy({ files }: Release, path: string, bytes: Buffer): boolean {
  const encoding = ENCODINGS.find(({ extension }) => path.endsWith(extension));
  if (!encoding) return false;
  const name = path.slice('encoded/'.length, -encoding.extension.length);
  try {
    return sha384(DECODERS[encoding.name](bytes)) === files[`client/${name}`]?.sha384;
  } catch {
    return false;
  }
}

/** What the store itself wrote beside the release's files, and its expected content. */
function ownFilesOf(release: Release): ReadonlyMap<string, { content: string; message: string }> {
  return new Map([
    [
      INTEGRITY_FILE,
      { content: hashListOf(release), message: `${INTEGRITY_FILE} is not the hash list of release.json.` },
    ],
    [
      'package.json',
      { content: PACKAGE_JSON, message: 'package.json is not the one the store wrote at publish.' },
    ],
  ]);
}

/** Null when it is missing, is not JSON, or lists no files. */
async function releaseIn(folder: string): Promise<{ release: Release; digest: string } | null> {
  try {
    const text = await readFile(join(folder, 'release.json'), 'utf8');
    const release = JSON.parse(text) as Release;
    const isList = Object.values(release.files).every((file) => typeof file.sha384 === 'string');
    return isList ? { release, digest: sha384(text) } : null;
  } catch {
    return null;
  }
}

/** Reads everything of a release that the gateway would send, and names what differs from what was published. */
export async function verifyRelease(
  folder: string,
  { name, version }: ReleaseAddress,
  digest?: string,
): Promise<Breach[]> {
  const paths = await pathsIn(folder);
  if (paths === null) return [{ gate: 'missing', message: `${folder} is not there.` }];
  const stored = await releaseIn(folder);
  if (!stored) return [{ gate: 'files', message: 'release.json cannot be read.' }];
  const { release } = stored;
  const breaches: Breach[] = [];
  if (release.name !== name || release.version !== version) {
    const message = `release.json is of ${release.name}@${release.version}.`;
    breaches.push({ gate: 'address', message });
  }
  if (digest !== undefined && digest !== stored.digest) {
    breaches.push({
      gate: 'hashes',
      message: 'release.json is not the one that was published: the registry holds another hash of it.',
    });
  }
  const own = ownFilesOf(release);
  const found = new Map<string, FoundFile>();
  const copies: Breach[] = [];
  for (const path of paths) {
    if (path === 'release.json' || own.has(path)) continue;
    const bytes = await readFile(join(folder, path));
    if (!path.startsWith('encoded/')) found.set(path, { sha384: sha384(bytes), bytes: bytes.length });
    else if (!isTrueCopy(release, path, bytes))
      copies.push({ gate: 'hashes', message: `${path} is not a true copy.` });
  }
  for (const [path, { content, message }] of own) {
    const text = await readFile(join(folder, path), 'utf8').catch(() => null);
    if (text !== content) copies.push({ gate: 'hashes', message });
  }
  return [...breaches, ...fileBreaches(release, found), ...copies];
}
