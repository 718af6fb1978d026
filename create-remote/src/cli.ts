import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote } from './create-remote.ts';
import { registryOfFirn } from './registry-of-firn.ts';

/** `npm create @firn/remote NAME [-- --extension]`. */
try {
  const { values, positionals } = parseArgs({
    options: { extension: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const template = join(import.meta.dirname, '../template');
  const path = createRemote({
    name: positionals[0],
    hasExtension: values.extension,
    below: process.cwd(),
    template,
    registry: registryOfFirn(),
  });
  const folder = basename(path);
  console.log(`${folder} is a repository for a remote. What comes next is in ${folder}/README.md:
  cd ${folder}
  npm install && npm run lockfile
  npm test
  npm run dev`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
