import { join } from 'node:path';
import { SHELL_CONTRACT_VERSION } from '@firn/shared-contracts/shell';
import { ROOT } from '../root.ts';
import { compileContract, contractChanges, versionFault } from './contract-changes.ts';
import { releasedPackage, releasedVersions } from './released.ts';

/** `npm run contract`: what changed since the last released version, and whether the version says so. */
export async function run(): Promise<number> {
  const [before] = releasedVersions();
  if (!before) throw new Error('shared-contracts/released holds no package to compare with.');
  const current = join(ROOT, '.cache/contract/current');
  compileContract(join(ROOT, 'shared-contracts'), current);
  const changes = await contractChanges(await releasedPackage(before), current);
  for (const { where, what, isBreaking } of changes)
    console.log(`${isBreaking ? '!' : ' '} ${where} ${what}`);
  const fault = versionFault(before, SHELL_CONTRACT_VERSION, changes);
  console.log(
    fault ?? `${before} -> ${SHELL_CONTRACT_VERSION}: ${changes.length} changes, the version fits.`,
  );
  return fault ? 1 : 0;
}
