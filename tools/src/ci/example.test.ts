import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

const EXAMPLE = join(ROOT, 'examples/mfe-lawinen');
const MADE = /\/(dist|\.cache|\.types|node_modules)\//;

/** The paths in a file of the example that lead out of it. */
function outside(file: string): string[] {
  const found = readFileSync(file, 'utf8').match(/(?:\.\.\/)+[\w./-]+/g) ?? [];
  return found.filter((path) => relative(EXAMPLE, resolve(dirname(file), path)).startsWith('..'));
}

test('a copy of the example works at the root once the paths are changed that the how-to names', () => {
  const files = readdirSync(EXAMPLE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !MADE.test(file) && outside(file).length > 0);
  const howTo = readFileSync(join(ROOT, 'docs/how-to/add-a-remote.md'), 'utf8');
  const named = /mfe-wetter\/\{(.+)\}/.exec(howTo)?.[1]?.split(',') ?? [];
  expect(named.toSorted()).toEqual(files.map((file) => relative(EXAMPLE, file)).toSorted());
  for (const path of files.flatMap(outside)) {
    expect([path, existsSync(join(ROOT, 'mfe-wetter', path.replace('../../', '../')))]).toEqual([path, true]);
  }
});
