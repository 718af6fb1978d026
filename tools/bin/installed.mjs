import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Whether the node_modules of the root and of every workspace hold what the lockfile names. npm's own list says which
 * versions it installed, not that they are still there: a workspace's folder may have been removed since.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.peer ||
      (present[path]?.version === entry.version && existsSync(join(root, path, 'package.json'))),
  );
}
