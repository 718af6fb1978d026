import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Release } from '@firn/shared-contracts/delivery';
import { Parser, type ReadEntry } from 'tar';
import type { DurableFiles } from '../shared/durable-files.ts';
import { codeOf, messageOf } from '../shared/errors.ts';
import { Refusal, refuseBreaches } from '../shared/refusal.ts';
import { sha384 } from '../shared/sha384.ts';
import { type FoundFile, fileBreaches, parseRelease } from './release-rules.ts';

/** Bytes, except `files`, which is a number of files. */
export interface ArchiveLimits {
  readonly compressedBytes: number;
  readonly totalBytes: number;
  readonly fileBytes: number;
  readonly files: number;
}

const MEBIBYTE = 1024 * 1024;
/** The largest release so far is below 3 MiB; the limits stop bombs, not growth. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  compressedBytes: 64 * MEBIBYTE,
  totalBytes: 256 * MEBIBYTE,
  fileBytes: 32 * MEBIBYTE,
  files: 5000,
};

/** Characters of a path, and parts it has: what every file system takes, also with `.zst` at the end. */
const PATH_LENGTH = 200;
const PATH_DEPTH = 8;
/** A name is both a file and a folder, or two names are one to this file system. */
const NAME_CLASHES = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const SAFE_FILE = /^(release\.json|(client|server)(\/[A-Za-z0-9_@.+-]+)+)$/;
/** Folders come with `tar czf x.tgz client server`; the empty one is «./». */
const SAFE_FOLDER = /^((client|server)(\/[A-Za-z0-9_@.+-]+)*)?\/?$/;

function refuseArchive(message: string): Refusal {
  return new Refusal(422, 'archive-invalid', message);
}

function refuseLongPath(path: string): void {
  if (path.length <= PATH_LENGTH && path.split('/').length <= PATH_DEPTH) return;
  const shown = path.length <= PATH_LENGTH ? path : `${path.slice(0, PATH_LENGTH)}…`;
  throw refuseArchive(
    `«${shown}» is too long a path: at most ${PATH_LENGTH} characters in ${PATH_DEPTH} parts.`,
  );
}

function tooLarge(message: string): Refusal {
  return new Refusal(413, 'archive-too-large', message);
}

/** Path of the file an entry holds, without a leading «./»; null for a folder. Throws a Refusal for all else. */
function fileOf(entry: ReadEntry, limits: ArchiveLimits): string | null {
  refuseLongPath(entry.path.replace(/^\.\//, '').replace(/\/$/, ''));
  const isFolder = entry.type === 'Directory';
  if (!isFolder && entry.type !== 'File' && entry.type !== 'OldFile') {
    throw refuseArchive(`${entry.path} is a ${entry.type}; a release holds plain files only.`);
  }
  const path = entry.path.replace(/^\.\//, '');
  const climbs = path.split('/').some((segment) => segment === '..' || segment === '.');
  if (climbs || !(isFolder ? SAFE_FOLDER : SAFE_FILE).test(path)) {
    throw refuseArchive(`«${entry.path}» is not a path a release may hold.`);
  }
  if (entry.size > limits.fileBytes)
    throw tooLarge(`${entry.path} is larger than ${limits.fileBytes} bytes.`);
  return isFolder ? null : path;
}

/** Counts what passes and ends the stream with a Refusal above the limit. */
async function* limited(chunks: AsyncIterable<Buffer>, limit: number, what: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limit) throw tooLarge(`The ${what} is larger than ${limit} bytes.`);
    yield chunk;
  }
}

/** The entries of a tar.gz, one after the other, fully read. Throws a Refusal for anything but a sound archive. */
async function* entriesOf(archive: Readable, limits: ArchiveLimits): AsyncGenerator<[string, Buffer]> {
  const gunzip = createGunzip();
  // A destroyed request would take the answer's connection with it.
  const chunks = archive.iterator({ destroyOnReturn: false });
  const feed = pipeline(limited(chunks, limits.compressedBytes, 'archive'), gunzip);
  // The same error reaches the reader of `gunzip` below.
  feed.catch(() => undefined);
  const parser = new Parser({ strict: true });
  const ready: Promise<[string, Buffer]>[] = [];
  let failure: unknown;
  parser.on('error', (error: unknown) => {
    failure ??= error;
  });
  parser.on('entry', (entry: ReadEntry) => {
    try {
      const path = fileOf(entry, limits);
      if (path === null) entry.resume();
      else ready.push(entry.concat().then((bytes) => [path, bytes as Buffer]));
    } catch (error) {
      failure ??= error;
      entry.resume();
    }
  });
  parser.on('ignoredEntry', (entry: ReadEntry) => {
    failure ??= refuseArchive(`${entry.path} cannot be read.`);
  });
  for await (const chunk of limited(gunzip, limits.totalBytes, 'unpacked release')) {
    parser.write(chunk);
    if (failure) throw failure;
    // An entry still being fed settles with a later chunk: only those before the last one are surely complete.
    while (ready.length > 1) yield await (ready.shift() as Promise<[string, Buffer]>);
  }
  parser.end();
  await feed;
  if (failure) throw failure;
  for (const entry of ready) yield await entry;
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  const isArchiveFault = code?.startsWith('Z_') || code?.startsWith('TAR_');
  return isArchiveFault ? refuseArchive(`The archive is damaged: ${messageOf(error)}.`) : error;
}

async function writeInto(folder: string, path: string, bytes: Buffer, files: DurableFiles): Promise<void> {
  try {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await files.write(join(folder, path), bytes);
  } catch (error) {
    if (!NAME_CLASHES.has(codeOf(error) ?? '')) throw error;
    throw refuseArchive(`«${path}» cannot lie next to the other files: a name is a file and a folder.`);
  }
}

/**
 * Unpacks a tar.gz into `folder`, which must exist and be empty, and checks every file against release.json.
 * Throws a Refusal (413, 422); the caller removes the folder then.
 */
export async function unpackRelease(
  archive: Readable,
  folder: string,
  files: DurableFiles,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<Release> {
  const found = new Map<string, FoundFile>();
  let releaseJson: string | null = null;
  try {
    for await (const [path, bytes] of entriesOf(archive, limits)) {
      if (found.size >= limits.files) throw tooLarge(`The archive holds more than ${limits.files} files.`);
      if (path === 'release.json') releaseJson = bytes.toString('utf8');
      if (found.has(path)) throw refuseArchive(`${path} is in the archive twice.`);
      found.set(path, { sha384: sha384(bytes), bytes: bytes.length });
      await writeInto(folder, path, bytes, files);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (releaseJson === null) throw refuseArchive('The archive holds no release.json.');
  found.delete('release.json');
  const release = parseRelease(releaseJson);
  refuseBreaches('files-mismatch', 'The files are not those of release.json.', fileBreaches(release, found));
  return release;
}
