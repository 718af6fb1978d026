import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, '.cache/test');

const fileName = (step: string) => step.replace(/\W+/g, '-');

/** A folder that a step of the tests has for itself, by its name. */
export const testFolder = (step: string): string => join(FOLDER, fileName(step));

/** Where a step of the tests writes, by its name; the folder is there. */
export function testFile(step: string, extension: 'json' | 'log'): string {
  mkdirSync(FOLDER, { recursive: true });
  return join(FOLDER, `${fileName(step)}.${extension}`);
}
