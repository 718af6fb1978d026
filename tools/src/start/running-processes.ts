import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A process of the product, and the one that started it. */
export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  readonly starter: number;
}

const notesIn = (dataDir: string) => join(dataDir, 'logs');

/**
 * Notes a process beside its log, for whoever finds the folder or the port taken. Returns what takes the note back.
 * Without room for it, a later start can say less, and nothing else is lost.
 */
export function noteProcess(dataDir: string, { name, pid, starter }: RunningProcess): () => void {
  const path = join(notesIn(dataDir), `${name}.pid`);
  try {
    mkdirSync(notesIn(dataDir), { recursive: true });
    writeFileSync(path, `${pid} ${starter}\n`);
  } catch {
    return () => undefined;
  }
  return () => rmSync(path, { force: true });
}

/** What a process was started as; empty when it is gone. */
function commandOf(pid: number): string {
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

/** Whether a process is one of ours: another may have its number by now. */
export const isOurs = (pid: number): boolean => /\.(ts|[cm]?js)\b/.test(commandOf(pid));

/** The processes that a start has left its note of on a data folder, and that run. */
export function runningProcesses(dataDir: string): RunningProcess[] {
  return globSync('*.pid', { cwd: notesIn(dataDir) }).flatMap((file) => {
    const [pid = Number.NaN, starter = Number.NaN] = readFileSync(join(notesIn(dataDir), file), 'utf8')
      .split(' ')
      .map(Number);
    return isOurs(pid) ? [{ name: basename(file, '.pid'), pid, starter }] : [];
  });
}
