import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const procOf = (pid: number, file: string) => `/proc/${pid}/${file}`;

/** Whether this system counts the peak of a process (Linux). */
export const countsPeaks = (): boolean => existsSync(procOf(process.pid, 'clear_refs'));

/** Begins to count the largest resident memory of a process anew. */
export function resetPeak(pid: number): void {
  writeFileSync(procOf(pid, 'clear_refs'), '5');
}

/** The largest resident memory of a process since `resetPeak` (10^6 bytes). */
export function peakOf(pid: number): number {
  const [, kibibytes = Number.NaN] =
    /VmHWM:\s+(\d+) kB/.exec(readFileSync(procOf(pid, 'status'), 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}
