import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseConfig, type ReleaseWorkspace } from '@firn/remote-build';
import type { Configuration } from '@rspack/core';
import { ROOT } from '../root.ts';
import { HARNESS_BASE } from './page/harness-base.ts';

/** The harness and one remote, as one application without federation. */
function entryOf({ directory }: ReleaseWorkspace): string {
  return `import { showAlone } from '${ROOT}/tools/src/harness/page/show-alone.ts';
import * as lifecycles from '${directory}/src/index.ts';
import { harness } from '${directory}/src/testing/harness.ts';
import manifest from '${directory}/remote.json';

showAlone({ lifecycles, harness, manifest });
`;
}

/** Writes the entry of a remote's harness into `.cache` and returns its build settings. */
export function harnessConfig(workspace: ReleaseWorkspace): Configuration {
  const directory = join(ROOT, '.cache/harness', workspace.name);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'main.ts'), entryOf(workspace));
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
