import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntry } from '@firn/shared-contracts/delivery';
import type { DurableFiles } from '../shared/durable-files.ts';
import { codeOf, messageOf } from '../shared/errors.ts';
import type { RegistryDocument } from './registry-document.ts';
import { unavailable } from './registry-refusals.ts';
import { DamagedRegistryError, parseStored, readDocument } from './stored-document.ts';

/** One file per change: the whole document after it, and its audit rows. */
export interface ChangeFile {
  readonly document: RegistryDocument;
  /** A single row in files from before release sets. */
  readonly audit: AuditEntry | readonly AuditEntry[];
}

const CHANGE_FILE = /^(\d{10})\.json$/;
/** A temporary file older than this was left by a crash (ms). */
const STALE_FILE = 60 * 60 * 1000;

function pathOf(folder: string, sequence: number): string {
  return join(folder, `${String(sequence).padStart(10, '0')}.json`);
}

/** Newest first. */
export async function sequencesIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .map((name) => CHANGE_FILE.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number)
    .toSorted((a, b) => b - a);
}

/** Null when there is none with that number. @throws DamagedRegistryError */
export async function loadChange(folder: string, sequence: number): Promise<ChangeFile | null> {
  const path = pathOf(folder, sequence);
  const place = `The registry file ${path}`;
  try {
    const stored = parseStored(await readFile(path, 'utf8'), place) as ChangeFile | null;
    return { audit: [], ...stored, document: readDocument(stored?.document, sequence, place) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (error instanceof DamagedRegistryError) throw error;
    throw new DamagedRegistryError(place, `${messageOf(error)}.`, error);
  }
}

/** False when another writer took the number. @throws Refusal 503 when the disk takes nothing more. */
export async function appendChange(
  folder: string,
  change: ChangeFile,
  files: DurableFiles,
  onProblem: (message: string) => void,
): Promise<boolean> {
  const temporary = join(folder, `${randomUUID()}.tmp`);
  try {
    await files.write(temporary, `${JSON.stringify(change, null, 2)}\n`);
    await files.link(temporary, pathOf(folder, change.document.sequence));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw unavailable(error);
  } finally {
    await rm(temporary, { force: true });
  }
  // Everybody can see the change by now, so it must not be reported as failed.
  await files.syncFolder(folder).catch((error: unknown) => {
    onProblem(`Change ${change.document.sequence} may not survive a power cut: ${messageOf(error)}`);
  });
  return true;
}

/** Another process may be writing: a temporary file that has disappeared meanwhile was its own. */
export async function removeStaleFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file && Date.now() - file.mtimeMs > STALE_FILE) await rm(path, { force: true });
  }
}
