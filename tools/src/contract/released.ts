import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compare } from 'semver';
import { x as extract } from 'tar';
import { ROOT } from '../root.ts';

const RECORDS = join(ROOT, 'shared-contracts/released');

/** Versions of the contract whose packages are kept, the newest first. */
export function releasedVersions(): string[] {
  return readdirSync(RECORDS)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => basename(name, '.tgz'))
    .toSorted((a, b) => compare(b, a));
}

/** Folder of what a package that was released consists of (`shell/index.js` and so on), unpacked into `.cache`. */
export async function releasedPackage(version: string): Promise<string> {
  const folder = join(ROOT, '.cache/contract', version);
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  await extract({ file: join(RECORDS, `${version}.tgz`), cwd: fresh, strip: 1 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return join(folder, 'dist');
}
