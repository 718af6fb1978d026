import { extensionAssets, type PageAssets, type Release } from '@firn/shared-contracts/delivery';
import type { StatsCompilation } from '@rspack/core';
import { elementsOf } from './elements-config.ts';
import { extensionChunk } from './exposes.ts';
import type { ReleaseWorkspace } from './workspace.ts';

/** What a bundler says of the files it wrote, by their names relative to `client/`. */
export interface BuiltFiles {
  /** The module that a host loads first. */
  readonly entry: string;
  readonly assets: Release['assets'];
  /** Shared module -> range the remote accepts, or exact version the shell provides. */
  readonly shared: Release['shared'];
}

/** Scripts and stylesheets among the files, each once. */
export function assetsOf(names: Iterable<string>): PageAssets {
  const unique = [...new Set(names)];
  return {
    js: unique.filter((name) => /\.m?js$/.test(name)),
    css: unique.filter((name) => name.endsWith('.css')),
  };
}

type Group = NonNullable<StatsCompilation['namedChunkGroups']>[string];
const fileNames = (group: Group | undefined) => (group?.assets ?? []).map((asset) => String(asset.name));

/** The shell's loader has no hashes to check a stylesheet by, so all of them come with its first one. */
function assertNoLateStyles(
  { isShell }: ReleaseWorkspace,
  common: PageAssets,
  pages: readonly (readonly [string, PageAssets])[],
): void {
  const late = pages.find(([, { css }]) => css.length > common.css.length);
  if (!isShell || !late) return;
  throw new Error(`The page «${late[0]}» has styles of its own. Import them in src/start-shell.ts, too.`);
}

/** The entry and the files of each extension's own chunk, by the key of the extension. */
function ofExtensions(
  { manifest }: ReleaseWorkspace,
  stats: StatsCompilation,
  entry: string,
): Release['assets'] {
  const groups = stats.namedChunkGroups ?? {};
  const { extensions = [] } = manifest;
  return Object.fromEntries(
    extensions.map(({ id, module }) => [
      extensionAssets(id),
      assetsOf([entry, ...fileNames(groups[extensionChunk(module)])]),
    ]),
  );
}

/** Entry files for `*`, and for each page additionally the files of its chunk `page-{id}`. */
function pageAssets(workspace: ReleaseWorkspace, stats: StatsCompilation, entry: string): Release['assets'] {
  const groups = stats.namedChunkGroups ?? {};
  const common = workspace.isShell ? fileNames(groups.main) : [entry, ...fileNames(groups.lifecycles)];
  const pages = workspace.manifest.pages.map((page) => {
    const own = fileNames(groups[`page-${page.id}`]);
    return [page.id, assetsOf([...common, ...own])] as const;
  });
  assertNoLateStyles(workspace, assetsOf(common), pages);
  return { '*': assetsOf(common), ...Object.fromEntries(pages) };
}

function clientEntry(workspace: ReleaseWorkspace, stats: StatsCompilation): string {
  if (!workspace.isShell) return 'remoteEntry.js';
  const main = fileNames(stats.namedChunkGroups?.main).find((name) => name.endsWith('.js'));
  if (!main) throw new Error('The shell build has no entry named main.');
  return main;
}

/** The files of a build of ours. */
export function filesOf(
  workspace: ReleaseWorkspace,
  stats: StatsCompilation,
  shared: Release['shared'],
): BuiltFiles {
  const entry = clientEntry(workspace, stats);
  const assets = { ...pageAssets(workspace, stats, entry), ...ofExtensions(workspace, stats, entry) };
  return { entry, assets, shared };
}

/** The files of each element, by its name. */
export const elementFiles = (
  workspace: ReleaseWorkspace,
  { namedChunkGroups = {} }: StatsCompilation,
): Readonly<Record<string, PageAssets>> =>
  Object.fromEntries(
    elementsOf(workspace).map((name) => [name, assetsOf(fileNames(namedChunkGroups[`element-${name}`]))]),
  );
