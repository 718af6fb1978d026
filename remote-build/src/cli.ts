import { parseArgs } from 'node:util';
import { buildRelease } from './build-release.ts';
import { buildReport, isOverBudget } from './build-report.ts';
import { describeBuild } from './foreign-build.ts';
import { readWorkspace } from './workspace.ts';

/** `firn-build`: builds the remote of the current folder, or describes what another bundler built (`--from FOLDER`). Over budget it ends with 1. */
async function run(): Promise<void> {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  const workspace = readWorkspace(process.cwd(), process.env.FIRN_RELEASE_VERSION);
  const started = performance.now();
  const release = from === undefined ? await buildRelease(workspace) : describeBuild(workspace, from);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = Object.keys(release.files).length;
  console.log(`${release.name}@${release.version}: ${count} files in ${seconds} s; ${buildReport(release)}`);
  if (isOverBudget(release)) throw new Error('A page is over its budget: the platform refuses this release.');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
