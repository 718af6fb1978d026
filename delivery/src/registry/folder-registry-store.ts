import { randomUUID } from 'node:crypto';
import { type FSWatcher, watch as watchFolder } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DurableFiles, durableFiles } from '../shared/durable-files.ts';
import { codeOf } from '../shared/errors.ts';
import { type AuditEntry, EMPTY_REGISTRY, type RegistryDocument } from './registry-document.ts';
import { applyTransition, type RegistryStore } from './registry-store.ts';

/** One file per change: the whole document after it, and its audit row. */
interface ChangeFile {
  readonly document: RegistryDocument;
  readonly audit: AuditEntry;
}

const CHANGE_FILE = /^(\d{10})\.json$/;
/** Upper bound on how late another process' change is seen where the folder cannot be watched (ms). */
const POLL_INTERVAL = 250;
/** A temporary file that old was left by a crash (ms). */
const STALE_FILE = 60 * 60 * 1000;

function fileName(sequence: number): string {
  return `${String(sequence).padStart(10, '0')}.json`;
}

async function sequencesIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .map((name) => CHANGE_FILE.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number)
    .toSorted((a, b) => a - b);
}

async function removeStaleFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > STALE_FILE) await rm(path, { force: true });
  }
}

/**
 * A registry as numbered files in a folder, no lock: the next number is taken by a hard link, which the file
 * system gives to one writer only, and which shows a finished, flushed file or nothing. The loser decides
 * again on the winner's document. A crash at any point leaves either the whole change or none of it.
 */
export async function openFolderRegistry(
  folder: string,
  { files = durableFiles }: { files?: DurableFiles } = {},
): Promise<RegistryStore> {
  await mkdir(folder, { recursive: true });
  await removeStaleFiles(folder);
  let newest: RegistryDocument = EMPTY_REGISTRY;
  const watchers = new Set<() => void>();

  async function load(sequence: number): Promise<ChangeFile | null> {
    const path = join(folder, fileName(sequence));
    try {
      return JSON.parse(await readFile(path, 'utf8')) as ChangeFile;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw new Error(`The registry file ${path} cannot be read.`, { cause: error });
    }
  }

  async function read(): Promise<RegistryDocument> {
    for (let next = await load(newest.sequence + 1); next; next = await load(newest.sequence + 1)) {
      if (next.document.sequence > newest.sequence) newest = next.document;
    }
    return newest;
  }

  /** False when another writer took the number. */
  async function append(change: ChangeFile): Promise<boolean> {
    const temporary = join(folder, `${randomUUID()}.tmp`);
    try {
      await files.write(temporary, `${JSON.stringify(change, null, 2)}\n`);
      await files.link(temporary, join(folder, fileName(change.document.sequence)));
      await files.syncFolder(folder);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  const last = (await sequencesIn(folder)).at(-1);
  if (last !== undefined) newest = (await load(last))?.document ?? EMPTY_REGISTRY;

  return {
    read,
    async change(cause, decide) {
      for (;;) {
        const before = await read();
        const transition = await decide(before);
        if (!transition) return null;
        const change = applyTransition(before, transition, cause);
        if (!(await append(change))) continue;
        await read();
        return change.audit;
      }
    },
    async audit({ remote, limit = 100 } = {}) {
      const entries: AuditEntry[] = [];
      for (const sequence of (await sequencesIn(folder)).toReversed()) {
        const change = await load(sequence);
        if (change && (!remote || change.audit.remote === remote)) entries.push(change.audit);
        if (entries.length >= limit) break;
      }
      return entries;
    },
    watch(listener) {
      const stop = watchChanges(folder, read, newest.sequence, listener);
      watchers.add(stop);
      return () => {
        stop();
        watchers.delete(stop);
      };
    },
    async close() {
      for (const stop of watchers) stop();
      watchers.clear();
    },
  };
}

function watchChanges(
  folder: string,
  read: () => Promise<RegistryDocument>,
  since: number,
  listener: (document: RegistryDocument) => void,
): () => void {
  let seen = since;
  let stopped = false;
  const look = () => {
    read().then(
      (document) => {
        if (stopped || document.sequence <= seen) return;
        seen = document.sequence;
        listener(document);
      },
      // An unreadable folder is looked at again at the next turn; requests report it meanwhile.
      () => undefined,
    );
  };
  const timer = setInterval(look, POLL_INTERVAL);
  timer.unref();
  const watcher = watchIfPossible(folder, look);
  return () => {
    stopped = true;
    clearInterval(timer);
    watcher?.close();
  };
}

/** Some file systems, network shares among them, report no changes: then polling alone has to do. */
function watchIfPossible(folder: string, look: () => void): FSWatcher | null {
  try {
    const watcher = watchFolder(folder, { persistent: false }, look);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
}
