import { basename } from 'node:path';
import { buildRelease } from './build-release.ts';
import { buildReport } from './build-report.ts';
import { readWorkspace } from './workspace.ts';

/** `npm run build -w mfe-x`: builds the workspace of the current folder. */
const workspace = readWorkspace(process.cwd(), process.env.FIRN_RELEASE_VERSION);
const started = performance.now();
const release = await buildRelease(workspace);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const count = Object.keys(release.files).length;
console.log(
  `${basename(workspace.directory)}@${release.version}: ${count} files in ${seconds} s; ${buildReport(release)}`,
);
