import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseWorkspace } from './workspace.ts';

/** A container exposes these: by the path there, the source and the name of the chunk. */
export type Exposes = Readonly<Record<string, { readonly import: string; readonly name: string }>>;

/** The module that every remote exposes to the shell (docs/reference/shell-contract.md). */
export const LIFECYCLES = './lifecycles';

/** The chunk of the module that an extension declares, such as `./booking-box`. */
export const extensionChunk = (module: string): string => `extension-${module.slice(2)}`;

function exposeOf({ directory }: Pick<ReleaseWorkspace, 'directory'>, id: string, module: string) {
  const source = `./src/extensions/${module.slice(2)}/index.ts`;
  if (module === LIFECYCLES) {
    throw new Error(
      `The extension «${id}» has the module ${LIFECYCLES}, which is the remote itself: name it another.`,
    );
  }
  if (!existsSync(join(directory, source))) {
    throw new Error(`The extension «${id}» of remote.json has the module ${module}: ${source} is missing.`);
  }
  return [module, { import: source, name: extensionChunk(module) }] as const;
}

/** The lifecycles of a remote, and the module of each of its extensions. */
export function exposesOf(workspace: Pick<ReleaseWorkspace, 'directory' | 'manifest'>): Exposes {
  const { extensions = [] } = workspace.manifest;
  return {
    [LIFECYCLES]: { import: './src/index.ts', name: 'lifecycles' },
    ...Object.fromEntries(extensions.map(({ id, module }) => exposeOf(workspace, id, module))),
  };
}
