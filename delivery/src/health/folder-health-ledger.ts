import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../shared/errors.ts';
import { type HealthLedger, type HealthReport, voteOf } from './health-ledger.ts';
import { createMemoryHealthLedger } from './memory-health-ledger.ts';

const VOTES_FILE = /^votes-\d{4}-\d{2}\.jsonl$/;
/** Months kept: a version of before them has its record in the registry. By name, so that no clock takes them off. */
const MONTHS = 3;
/** The most votes written of a version: as many as the memory keeps, good and failing. */
const WRITTEN_OF_VERSION = 20_000;
/** A voter that comes back within this time says nothing new (ms). */
const NEWS = 60_000;
/** The most voters whose last vote is remembered. */
const VOTERS_KEPT = 50_000;

/** The report of a line, or null for one that a crash cut off. */
function reportIn(line: string): HealthReport | null {
  try {
    const { at, ...report } = JSON.parse(line) as Omit<HealthReport, 'at'> & { readonly at: string };
    return { ...report, at: new Date(at) };
  } catch {
    return null;
  }
}

/** Which votes are worth a line: a flood of page views must not fill the disk. */
function createSelection() {
  const written = new Map<string, number>();
  const lastOf = new Map<string, number>();
  return ({ remote, version, voter, phase, at }: HealthReport): boolean => {
    const kind = voteOf(phase);
    const release = `${remote}@${version}`;
    const count = written.get(release) ?? 0;
    const key = `${release} ${voter} ${kind}`;
    const isOld = Math.abs(at.getTime() - (lastOf.get(key) ?? Number.NEGATIVE_INFINITY)) < NEWS;
    if (kind === null || isOld || count >= WRITTEN_OF_VERSION) return false;
    written.set(release, count + 1);
    lastOf.delete(key);
    lastOf.set(key, at.getTime());
    const [oldest] = lastOf.keys();
    if (oldest !== undefined && lastOf.size > VOTERS_KEPT) lastOf.delete(oldest);
    return true;
  };
}

async function filesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).filter((name) => VOTES_FILE.test(name)).toSorted();
}

/**
 * The ledger of a gateway without a database: in memory, and each vote as a line in a file per month, from which the
 * next start takes the records of versions. Lines are appended whole, so that gateways may share the folder.
 */
export async function openFolderHealthLedger(
  folder: string,
  onProblem: (message: string) => void,
): Promise<HealthLedger> {
  const memory = createMemoryHealthLedger();
  const isWorthIt = createSelection();
  const files = await filesIn(folder);
  for (const name of files.slice(0, -MONTHS)) await rm(join(folder, name), { force: true });
  for (const name of files.slice(-MONTHS)) {
    for (const line of (await readFile(join(folder, name), 'utf8')).split('\n')) {
      const report = line === '' ? null : reportIn(line);
      if (report && isWorthIt(report)) await memory.record(report);
    }
  }
  let writing: Promise<void> = Promise.resolve();
  let isBroken = false;

  async function append({ at, ...report }: HealthReport): Promise<void> {
    const month = at.toISOString().slice(0, 7);
    try {
      // The line feed comes first, so that a line cut off by a crash spoils only itself.
      await appendFile(
        join(folder, `votes-${month}.jsonl`),
        `\n${JSON.stringify({ ...report, at: at.toISOString() })}`,
      );
      isBroken = false;
    } catch (error) {
      if (!isBroken) onProblem(`What visitors report is not kept: ${messageOf(error)}`);
      isBroken = true;
    }
  }

  return {
    ...memory,
    async record(report) {
      const isNew = await memory.record(report);
      if (isNew && isWorthIt(report)) writing = writing.then(() => append(report));
      return isNew;
    },
    close: () => writing,
  };
}
