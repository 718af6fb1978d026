import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildReport, isOverBudget } from '@firn/remote-build';
import { ROOT } from '../root.ts';
import { validatorSizes } from '../validators/validators.ts';
import { ensureBuilt } from './stale.ts';

/** Workspaces that become releases: every one with a remote.json. The shell stands first in package.json. */
export const RELEASE_WORKSPACES: readonly string[] = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
).workspaces.filter((name) => existsSync(join(ROOT, name, 'remote.json')));

/** The validators of each form of a workspace. */
function reportValidators(directory: string): void {
  for (const { name, bytes, brotliBytes } of validatorSizes(directory)) {
    console.log(`  ${name}: ${bytes} bytes, ${brotliBytes} with Brotli`);
  }
}

/** `npm run build [-- mfe-x …]`: builds what is stale. Fails when one takes more than its budget, which no gate lets pass. */
export async function run(args: readonly string[]): Promise<number> {
  const names = args.length > 0 ? args : RELEASE_WORKSPACES;
  const unknown = names.filter((name) => !existsSync(join(ROOT, name, 'remote.json')));
  if (unknown.length > 0) {
    console.error(`No release workspace: ${unknown.join(', ')}. Known: ${RELEASE_WORKSPACES.join(', ')}.`);
    return 2;
  }
  let code = 0;
  for (const name of names) {
    const { release, wasBuilt } = await ensureBuilt(join(ROOT, name));
    console.log(
      `${name}@${release.version} ${wasBuilt ? 'built' : 'is up to date'}; ${buildReport(release)}`,
    );
    reportValidators(join(ROOT, name));
    if (isOverBudget(release)) code = 1;
  }
  return code;
}
