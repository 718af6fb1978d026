import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a JSON file that is never seen half-written, whenever the process ends. */
export function writeWhole(path: string, value: unknown): void {
  const beside = `${path}.new`;
  writeFileSync(beside, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(beside, path);
}

/** A JSON file of a build; null when there is none, or only part of one. */
export function readWhole<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return null;
  }
}
