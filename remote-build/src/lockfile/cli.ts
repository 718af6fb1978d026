import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { completeLockfile, type Lockfile, missingOptional } from './complete-lockfile.ts';

/** `firn-lockfile`: completes the package-lock.json of this folder; to be run after every `npm install`. */
const path = resolve('package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const added = Object.keys(missingOptional(lockfile)).length;
if (added > 0) writeFileSync(path, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
console.log(`${added} optional packages added to package-lock.json`);
