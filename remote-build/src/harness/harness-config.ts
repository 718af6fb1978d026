import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration, RspackPluginInstance } from '@rspack/core';
import { hotPlugins } from '../development/hot-plugins.ts';
import { baseConfig } from '../rspack-config.ts';
import type { ReleaseWorkspace } from '../workspace.ts';
import { HARNESS_BASE, HARNESS_BUILDS } from './page/harness-base.ts';

/** The harness and one remote, as one application without federation. */
function entryOf({ manifest: { extensions = [] } }: ReleaseWorkspace): string {
  const imports = extensions.map(
    ({ module }, index) =>
      `import * as extension${index} from '../../src/extensions/${module.slice(2)}/index.ts';\n`,
  );
  const byId = extensions.map(({ id }, index) => `'${id}': extension${index}`);
  return `import { showAlone } from '@firn/remote-build/harness-page';
import * as lifecycles from '../../src/index.ts';
import { harness } from '../../src/testing/harness.ts';
import manifest from '../../remote.json';
${imports.join('')}
showAlone({ lifecycles, harness, manifest, extensions: { ${byId.join(', ')} } });
`;
}

const replacedBy = ({ name, directory }: ReleaseWorkspace) =>
  hotPlugins(directory, { remote: name, events: HARNESS_BUILDS });

/** Writes the entry of a remote's harness into its `.cache` and returns its build settings. */
export function harnessConfig(
  workspace: ReleaseWorkspace,
  plugins: readonly RspackPluginInstance[] = replacedBy(workspace),
): Configuration {
  const directory = join(workspace.directory, '.cache/harness');
  const path = join(directory, 'dist');
  // Not cleaned by the builds: a tab may still ask for what an earlier one has changed.
  rmSync(path, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'main.ts'), entryOf(workspace));
  const base = baseConfig(workspace, 'client', 'development');
  return {
    ...base,
    context: directory,
    devtool: 'cheap-module-source-map',
    entry: { main: './main.ts' },
    target: 'web',
    output: { path, publicPath: HARNESS_BASE },
    optimization: { emitOnErrors: false },
    plugins: [...(base.plugins ?? []), ...plugins],
    // Imported by the conformance suite, which is next to createTestShell() and never runs here.
    externals: { 'node:assert': 'var undefined' },
  };
}
