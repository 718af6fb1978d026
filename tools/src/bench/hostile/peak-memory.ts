import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const procOf = (pid: number, file: string) => `/proc/${pid}/${file}`;

/** Whether this system counts the peak of a process (Linux). */
export const countsPeaks = (): boolean => existsSync(procOf(process.pid, 'clear_refs'));

/** Null when the process has ended meanwhile. */
function ifThere<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The living processes that a process started, and theirs. */
function descendantsOf(pid: number): number[] {
  const children = ifThere(() => readFileSync(procOf(pid, `task/${pid}/children`), 'utf8')) ?? '';
  return children
    .split(' ')
    .filter((child) => child !== '')
    .flatMap((child) => [Number(child), ...descendantsOf(Number(child))]);
}

/** Begins to count the largest resident memory of a process and of those it started anew. */
export function resetPeak(pid: number): void {
  for (const each of [pid, ...descendantsOf(pid)])
    ifThere(() => writeFileSync(procOf(each, 'clear_refs'), '5'));
}

function kibibytesOf(status: string, field: string): number {
  const [, kibibytes = Number.NaN] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
  return Number(kibibytes);
}

/**
 * The largest resident memory since `resetPeak` of a process and of those it started and that live, added up
 * (10^6 bytes). Pages of files, such as Node itself, count once: they share them.
 */
export function peakOf(pid: number): number {
  const own = kibibytesOf(readFileSync(procOf(pid, 'status'), 'utf8'), 'VmHWM');
  const others = descendantsOf(pid).map((each) => {
    const status = ifThere(() => readFileSync(procOf(each, 'status'), 'utf8'));
    return status ? kibibytesOf(status, 'VmHWM') - kibibytesOf(status, 'RssFile') : 0;
  });
  const kibibytes = others.reduce((sum, each) => sum + each, own);
  return (kibibytes * 1024) / 1e6;
}
