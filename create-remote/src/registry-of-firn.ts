import { execFileSync } from 'node:child_process';

/** What stands where nobody has said it: an address that answers nothing, so that no stranger does. */
const UNKNOWN = 'https://registry.invalid/';

/**
 * Where this machine's npm takes packages of `@firn` from. The repository keeps it: without it, npm would ask the public
 * registry for a scope that anybody may own there.
 */
export function registryOfFirn(): string {
  const value = execFileSync('npm', ['config', 'get', '@firn:registry'], { encoding: 'utf8' }).trim();
  return URL.canParse(value) ? value : UNKNOWN;
}
