export { buildRelease, compile } from './build-release.ts';
export { buildReport } from './build-report.ts';
export { wholeRelease } from './release-file.ts';
export { baseConfig, clientConfig } from './rspack-config.ts';
export { sourceHash, watchSources } from './sources.ts';
export { readWhole, writeWhole } from './whole-file.ts';
export { type ReleaseWorkspace, readWorkspace } from './workspace.ts';
