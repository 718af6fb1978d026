import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { referencePages } from './reference.ts';

/** `npm run docs`: writes docs/reference. */
export async function run(): Promise<number> {
  const folder = join(ROOT, 'docs/reference');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await referencePages()) {
    writeFileSync(join(folder, name), text);
    console.log(`docs/reference/${name}`);
  }
  return 0;
}
