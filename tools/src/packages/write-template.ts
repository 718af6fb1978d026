import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const EXAMPLE = join(ROOT, 'examples/mfe-lawinen');

/** What of the example becomes a repository; create-remote has the few files that are different outside. */
const PARTS = ['src', 'remote.json', 'package.json', 'jest.config.mjs'];

/** Puts the example into the template of `npm create @firn/remote`. */
export function writeTemplate(folder: string): void {
  for (const part of PARTS) cpSync(join(EXAMPLE, part), join(folder, part), { recursive: true });
}
