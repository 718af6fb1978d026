import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ELEMENTS_FOLDER, ELEMENTS_HOST } from '@firn/shared-contracts/delivery';
import type { Configuration } from '@rspack/core';
import { clientConfig, containerPlugin } from './rspack-config.ts';
import type { ReleaseWorkspace } from './workspace.ts';

const HOST = './src/embed/main.ts';

/** Elements of a remote for sites of others: `src/elements/dates.ts` is `<firn-dates>` (docs/how-to/embed-dates.md). */
export function elementsOf({ directory }: Pick<ReleaseWorkspace, 'directory'>): string[] {
  const files = globSync('src/elements/*.ts', { cwd: directory });
  return files.map((file) => basename(file, '.ts')).sort();
}

const exposesOfElements = (elements: readonly string[]) =>
  Object.fromEntries(
    elements.map((name) => [`./${name}`, { import: `./src/elements/${name}.ts`, name: `element-${name}` }]),
  );

/**
 * The elements of a remote as a container of their own, or the shell's module that hosts them; null without any. A build
 * of its own: in that of the pages, what both use would be split off, and every page would pay for it.
 */
export function elementsConfig(workspace: ReleaseWorkspace): Configuration | null {
  const { isShell, directory, name } = workspace;
  const elements = elementsOf(workspace);
  if (isShell ? !existsSync(join(directory, HOST)) : elements.length === 0) return null;
  const config = clientConfig(workspace, (named) => containerPlugin(named, exposesOfElements(elements)));
  const host = { host: { import: HOST, filename: ELEMENTS_HOST, library: { type: 'module' } } };
  return {
    ...config,
    entry: isShell ? host : {},
    output: {
      ...config.output,
      path: join(workspace.dist, 'client', ELEMENTS_FOLDER),
      uniqueName: `${name}/${ELEMENTS_FOLDER}@${workspace.version}`,
    },
  };
}
