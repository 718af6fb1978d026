import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeValidators } from './validators.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** `npm run validators`: compiles the schemas of every form ahead, because the content security policy forbids eval. */
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
for (const workspace of workspaces) {
  for (const path of await writeValidators(join(ROOT, workspace))) console.log(relative(ROOT, path));
}
