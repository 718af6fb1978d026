import { basename, join } from 'node:path';
import { createRemote } from './create-remote.ts';

/** `npm create @firn/remote NAME`. */
try {
  const path = createRemote(process.argv[2], process.cwd(), join(import.meta.dirname, '../template'));
  const folder = basename(path);
  console.log(`${folder} is a repository for a remote. What comes next is in ${folder}/README.md:
  cd ${folder}
  npm install
  npm test
  npm run dev`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
