import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig } from '../rspack-config.ts';
import type { ReleaseWorkspace } from '../workspace.ts';
import { HARNESS_BASE } from './page/harness-base.ts';

/** The harness and one remote, as one application without federation. */
const ENTRY = `import { showAlone } from '@firn/remote-build/harness-page';
import * as lifecycles from '../../src/index.ts';
import { harness } from '../../src/testing/harness.ts';
import manifest from '../../remote.json';

showAlone({ lifecycles, harness, manifest });
`;

/** Writes the entry of a remote's harness into its `.cache` and returns its build settings. */
export function harnessConfig(workspace: ReleaseWorkspace): Configuration {
  const directory = join(workspace.directory, '.cache/harness');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'main.ts'), ENTRY);
  return {
    ...baseConfig(workspace, 'client', 'development'),
    context: directory,
    devtool: 'source-map',
    entry: { main: './main.ts' },
    target: 'web',
    output: { path: join(directory, 'dist'), clean: true, publicPath: HARNESS_BASE },
    // Imported by the conformance suite, which is next to createTestShell() and never runs here.
    externals: { 'node:assert': 'var undefined' },
  };
}
