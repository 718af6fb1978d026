import { dirname } from 'node:path/posix';

interface ImportingModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}/`);

/**
 * Folders that import one below them which imports them. dependency-cruiser counts what is below a folder as part of it,
 * and cannot see that.
 */
export function circlesWithChildren(
  modules: readonly ImportingModule[],
  isCounted: (path: string) => boolean,
): (readonly [folder: string, child: string])[] {
  const arrows = new Set<string>();
  for (const { source, dependencies } of modules.filter((module) => isCounted(module.source))) {
    for (const { resolved } of dependencies) {
      if (isCounted(resolved)) arrows.add(`${dirname(source)} ${dirname(resolved)}`);
    }
  }
  return [...arrows]
    .map((arrow) => arrow.split(' ') as [string, string])
    .filter(([folder, child]) => isInside(child, folder) && arrows.has(`${child} ${folder}`));
}
