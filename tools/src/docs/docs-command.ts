import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { referencePages } from './reference.ts';
import { schemaFiles } from './schemas.ts';

function write(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(join(ROOT, folder), { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(join(ROOT, folder, name), text);
    console.log(`${folder}/${name}`);
  }
}

/** `npm run docs`: writes docs/reference, and the schemas that teams outside read. */
export async function run(): Promise<number> {
  write('docs/reference', await referencePages());
  write('shared-contracts/schemas', schemaFiles());
  return 0;
}
