import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DevelopedRelease } from '@firn/shared-contracts/delivery';
import { readWhole, writeWhole } from '../whole-file.ts';

export interface DevelopmentNote {
  write(developed: DevelopedRelease): void;
  remove(): void;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * What tells the gateway of a development product of a build: a file `NAME.json` in `folder`.
 * @throws when another process works on that remote: both would write the same files.
 */
export function openDevelopmentNote(folder: string, name: string): DevelopmentNote {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  const other = readWhole<DevelopedRelease>(path)?.pid;
  if (other !== undefined && other !== process.pid && isRunning(other))
    throw new Error(`Process ${other} works on ${name} already. End it, or go on there.`);
  let last = '';
  return {
    write(developed) {
      const text = JSON.stringify(developed);
      if (text === last) return;
      last = text;
      writeWhole(path, developed);
    },
    remove: () => rmSync(path, { force: true }),
  };
}
