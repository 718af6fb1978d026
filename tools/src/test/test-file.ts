import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Where a step of the tests writes, by its name; the folder is there. */
export function testFile(step: string, extension: 'json' | 'log'): string {
  const folder = join(ROOT, '.cache/test');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${step.replace(/\W+/g, '-')}.${extension}`);
}
