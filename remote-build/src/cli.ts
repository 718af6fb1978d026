import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease } from './build-release.ts';
import { buildReport } from './build-report.ts';
import { describeBuild } from './foreign-build.ts';
import { readWorkspace } from './workspace.ts';

/** `firn-build`: builds the remote of the current folder, or describes what another bundler built (`--from FOLDER`). */
const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
const workspace = readWorkspace(process.cwd(), process.env.FIRN_RELEASE_VERSION);
const started = performance.now();
const release = from === undefined ? await buildRelease(workspace) : describeBuild(workspace, from);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const count = Object.keys(release.files).length;
console.log(
  `${basename(workspace.directory)}@${release.version}: ${count} files in ${seconds} s; ${buildReport(release)}`,
);
