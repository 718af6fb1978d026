import { parseArgs } from 'node:util';
import { buildRelease } from './build-release.ts';
import { buildReport } from './build-report.ts';
import { describeBuild } from './foreign-build.ts';
import { readWorkspace } from './workspace.ts';

/** `firn-build`: builds the remote of the current folder, or describes what another bundler built (`--from FOLDER`). */
async function run(): Promise<void> {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  const workspace = readWorkspace(process.cwd(), process.env.FIRN_RELEASE_VERSION);
  const started = performance.now();
  const release = from === undefined ? await buildRelease(workspace) : describeBuild(workspace, from);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = Object.keys(release.files).length;
  console.log(`${release.name}@${release.version}: ${count} files in ${seconds} s; ${buildReport(release)}`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
