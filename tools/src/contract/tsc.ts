import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The compiler of this checkout, for Node to run. */
export const TSC = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/** Runs the compiler. Throws what it says when it finds errors. */
export function tsc(...args: readonly string[]): void {
  try {
    execFileSync(process.execPath, [TSC, ...args, '--pretty', 'false'], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(String((error as { stdout?: unknown }).stdout ?? error));
  }
}
