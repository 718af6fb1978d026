import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
// Not all of tar: a fresh process loads it.
import { Parser } from 'tar/parse';
import type { ReadEntry } from 'tar/read-entry';
import { codeOf, messageOf } from '../shared/errors.ts';
import { Refusal } from '../shared/refusal.ts';
import { limited, tooLarge } from './limited.ts';
import type { FoundFile } from './release-rules.ts';

/** Bytes, except `files`, which is a number of files and folders. */
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
/** Extended headers are kept in memory; ours hold a path (bytes). */
const HEADER_BYTES = 64 * 1024;

function refuseArchive(message: string): Refusal {
  return new Refusal(422, 'archive-invalid', message);
}

function refuseLongPath(path: string, length: number): void {
  if (path.length <= length && path.split('/').length <= PATH_DEPTH) return;
  const shown = path.length <= length ? path : `${path.slice(0, length)}…`;
  throw refuseArchive(`«${shown}» is too long a path: at most ${length} characters in ${PATH_DEPTH} parts.`);
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

function openNew(folder: string, path: string): number {
  try {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return openSync(join(folder, path), 'wx', 0o644);
  } catch (error) {
    if (!NAME_CLASHES.has(codeOf(error) ?? '')) throw error;
    throw refuseArchive(`«${path}» cannot lie next to the other files: a name is a file and a folder.`);
  }
}

/**
 * Takes an entry as the parser reads it: nothing of a file is kept in memory. The steps are synchronous, and so is the
 * parser; they belong in a process of their own.
 */
function takeEntries(parser: Parser, folder: string, rules: ArchiveRules): ReadonlyMap<string, FoundFile> {
  const found = new Map<string, FoundFile>();
  let entries = 0;

  function take(entry: ReadEntry): void {
    const path = fileOf(entry, rules);
    entries += 1;
    if (entries > rules.limits.files)
      throw tooLarge(`The archive holds more than ${rules.limits.files} files.`);
    if (path === null) return void entry.resume();
    if (found.has(path)) throw refuseArchive(`${path} is in the archive twice.`);
    const file = openNew(folder, path);
    const hash = createHash('sha384');
    entry.on('data', (bytes: Buffer) => {
      hash.update(bytes);
      writeSync(file, bytes);
    });
    entry.on('end', () => {
      // As DurableFiles.write: what is moved into place later must survive a power cut.
      fsyncSync(file);
      closeSync(file);
      found.set(path, { sha384: `sha384-${hash.digest('base64')}`, bytes: entry.size });
    });
  }

  parser.on('entry', take);
  parser.on('ignoredEntry', (entry: ReadEntry) => {
    throw refuseArchive(`${entry.path} cannot be read.`);
  });
  return found;
}

async function read(archive: string, folder: string, rules: ArchiveRules) {
  const parser = new Parser({ strict: true, maxMetaEntrySize: HEADER_BYTES });
  const found = takeEntries(parser, folder, rules);
  let isComplete = false;
  // Behind its end mark the parser joins whatever comes to what came before: 100 MiB of zeros took it minutes.
  parser.on('eof', () => {
    isComplete = true;
  });
  const packed = createReadStream(archive);
  const gunzip = createGunzip();
  packed.on('error', (error) => gunzip.destroy(error));
  packed.pipe(gunzip);
  try {
    for await (const chunk of limited(gunzip, rules.limits.totalBytes, 'unpacked release')) {
      parser.write(chunk);
      if (isComplete) return found;
    }
    parser.end();
    return found;
  } finally {
    packed.destroy();
    gunzip.destroy();
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  const isArchiveFault = code?.startsWith('Z_') || code?.startsWith('TAR_');
  return isArchiveFault ? refuseArchive(`The archive is damaged: ${messageOf(error)}.`) : error;
}

/**
 * Unpacks the tar.gz file `archive` into `folder`, which must exist and be empty; resolves to what it held, by path.
 * Reads no further than the archive's end mark. Throws a Refusal (413, 422); the caller removes the folder then.
 * Keeps its process busy: others call `unpackApart`.
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  rules: ArchiveRules,
): Promise<ReadonlyMap<string, FoundFile>> {
  try {
    const found = await read(archive, folder, rules);
    if (!found.has('release.json')) throw refuseArchive('The archive holds no release.json.');
    return found;
  } catch (error) {
    throw asRefusal(error);
  }
}
