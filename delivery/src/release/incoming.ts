import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { codeOf } from '../shared/errors.ts';

/** One upload's own place; nobody else looks into it. */
export interface Upload {
  /** Where its tar.gz goes, at first not there. */
  readonly archive: string;
  /** Where it is unpacked, at first empty; may be moved away. */
  readonly folder: string;
}

/** The uploads in a folder that several processes may share. */
export interface Incoming {
  /** Gives `work` a place and removes what it leaves behind. */
  inUpload<Result>(work: (upload: Upload) => Promise<Result>): Promise<Result>;
}

/** An upload older than this was interrupted, whoever's it is (ms). */
const STALE = 60 * 60 * 1000;
const NAME = /^([0-9a-f]{12})-(\d+)-[0-9a-f-]{36}$/;

/** Within which a process id means one process: this start of this kernel, and the container if there is one. */
function processSpace(): string {
  const parts = [hostname()];
  try {
    parts.push(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), readlinkSync('/proc/self/ns/pid'));
  } catch {
    // Not Linux: the host alone.
  }
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12);
}

const SPACE = processSpace();
/** The uploads of this process, in whatever folder. */
const running = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Whether the process that worked on the upload has certainly ended; null if that cannot be told from here. */
function isOrphaned(name: string): boolean | null {
  const [, space, pid] = NAME.exec(name) ?? [];
  if (space !== SPACE) return null;
  // A container's processes get the same ids again when it starts again.
  if (Number(pid) === process.pid) return !running.has(name);
  return isAlive(Number(pid)) ? null : true;
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const isStale = async () => Date.now() - (await stat(path)).mtimeMs > STALE;
    try {
      if (isOrphaned(name) ?? (await isStale())) await rm(path, { recursive: true, force: true });
    } catch (error) {
      // Its own process has just removed it.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}

/** Creates `folder` when it is missing, and removes what ended processes have left there. */
export async function openIncoming(folder: string): Promise<Incoming> {
  await mkdir(folder, { recursive: true });
  await removeLeftovers(folder);
  return {
    async inUpload(work) {
      const name = `${SPACE}-${process.pid}-${randomUUID()}`;
      const place = join(folder, name);
      const upload = { archive: join(place, 'archive.tar.gz'), folder: join(place, 'release') };
      running.add(name);
      try {
        await mkdir(upload.folder, { recursive: true });
        return await work(upload);
      } finally {
        await rm(place, { recursive: true, force: true });
        running.delete(name);
      }
    },
  };
}
