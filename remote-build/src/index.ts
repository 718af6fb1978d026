export { buildRelease, compile } from './build-release.ts';
export { buildReport } from './build-report.ts';
export { baseConfig, clientConfig } from './rspack-config.ts';
export { type ReleaseWorkspace, readWorkspace } from './workspace.ts';
