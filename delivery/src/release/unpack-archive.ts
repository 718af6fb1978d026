import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import type { DurableFiles } from '../shared/durable-files.ts';
import { codeOf, messageOf } from '../shared/errors.ts';
import { Refusal } from '../shared/refusal.ts';
import { sha384 } from '../shared/sha384.ts';
import type { FoundFile } from './release-rules.ts';

/** Bytes, except `files`, which is a number of files. */
export interface ArchiveLimits {
  readonly compressedBytes: number;
  readonly totalBytes: number;
  readonly fileBytes: number;
  readonly files: number;
}

/** What an archive may hold. */
export interface ArchiveRules {
  readonly file: RegExp;
  readonly folder: RegExp;
  /** Characters. */
  readonly pathLength: number;
  readonly limits: ArchiveLimits;
}

/** The most parts of a path that every file system accepts. */
const PATH_DEPTH = 8;
/** A name is both a file and a folder, or the file system considers two names equal. */
const NAME_CLASHES = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

function refuseArchive(message: string): Refusal {
  return new Refusal(422, 'archive-invalid', message);
}

function refuseLongPath(path: string, length: number): void {
  if (path.length <= length && path.split('/').length <= PATH_DEPTH) return;
  const shown = path.length <= length ? path : `${path.slice(0, length)}…`;
  throw refuseArchive(`«${shown}» is too long a path: at most ${length} characters in ${PATH_DEPTH} parts.`);
}

function tooLarge(message: string): Refusal {
  return new Refusal(413, 'archive-too-large', message);
}

/** Path of the file in an entry, without a leading «./»; null for a folder. Throws a Refusal for anything else. */
function fileOf(entry: ReadEntry, { file, folder, pathLength, limits }: ArchiveRules): string | null {
  refuseLongPath(entry.path.replace(/^\.\//, '').replace(/\/$/, ''), pathLength);
  const isFolder = entry.type === 'Directory';
  if (!isFolder && entry.type !== 'File' && entry.type !== 'OldFile') {
    throw refuseArchive(`${entry.path} is a ${entry.type}; a release holds plain files only.`);
  }
  const path = entry.path.replace(/^\.\//, '');
  const climbs = path.split('/').some((segment) => segment === '..' || segment === '.');
  if (climbs || !(isFolder ? folder : file).test(path)) {
    throw refuseArchive(`«${entry.path}» is not a path a release may hold.`);
  }
  if (entry.size > limits.fileBytes)
    throw tooLarge(`${entry.path} is larger than ${limits.fileBytes} bytes.`);
  return isFolder ? null : path;
}

/** Counts the bytes that pass and ends the stream with a Refusal above the limit. */
async function* limited(chunks: AsyncIterable<Buffer>, limit: number, what: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limit) throw tooLarge(`The ${what} is larger than ${limit} bytes.`);
    yield chunk;
  }
}

/** The entries of a tar.gz, one at a time, fully read. Throws a Refusal for anything but a valid archive. */
async function* entriesOf(archive: Readable, rules: ArchiveRules): AsyncGenerator<[string, Buffer]> {
  const { limits } = rules;
  const gunzip = createGunzip();
  // Destroying the request would close the answer's connection too.
  const chunks = archive.iterator({ destroyOnReturn: false });
  const feed = pipeline(limited(chunks, limits.compressedBytes, 'archive'), gunzip);
  // The reader of `gunzip` below gets the same error.
  feed.catch(() => undefined);
  const parser = new Parser({ strict: true });
  const ready: Promise<[string, Buffer]>[] = [];
  let failure: unknown;
  parser.on('error', (error: unknown) => {
    failure ??= error;
  });
  parser.on('entry', (entry: ReadEntry) => {
    try {
      const path = fileOf(entry, rules);
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
    // An entry still being read settles with a later chunk: only those before the last one are certainly complete.
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
 * Unpacks a tar.gz into `folder`, which must exist and be empty; resolves to what it held, by path.
 * Throws a Refusal (413, 422); the caller removes the folder then.
 */
export async function unpackArchive(
  archive: Readable,
  folder: string,
  files: DurableFiles,
  rules: ArchiveRules,
): Promise<Map<string, FoundFile>> {
  const found = new Map<string, FoundFile>();
  const most = rules.limits.files;
  try {
    for await (const [path, bytes] of entriesOf(archive, rules)) {
      if (found.size >= most) throw tooLarge(`The archive holds more than ${most} files.`);
      if (found.has(path)) throw refuseArchive(`${path} is in the archive twice.`);
      found.set(path, { sha384: sha384(bytes), bytes: bytes.length });
      await writeInto(folder, path, bytes, files);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (!found.has('release.json')) throw refuseArchive('The archive holds no release.json.');
  return found;
}
