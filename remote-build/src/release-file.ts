import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageAssets, Release } from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';
import { SHELL_CONTRACT_VERSION } from '@firn/shared-contracts/shell';
import type { StatsCompilation } from '@rspack/core';
import { FEDERATION_MANIFEST, federationManifest } from './federation-manifest.ts';
import { sharedRanges, sharedVersions } from './shared-modules.ts';
import { readWhole, writeWhole } from './whole-file.ts';
import { type ReleaseWorkspace, sourceCommit } from './workspace.ts';

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile());
}

const brotliSize = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Sizes with Brotli in bytes, by SHA-384: weighing takes longer than compiling. */
export type KnownSizes = ReadonlyMap<string, number>;

/** Of the files that the last build left in `dist/`. */
export function sizesOfLastBuild(dist: string): KnownSizes {
  const { files = {} } = readWhole<Release>(join(dist, 'release.json')) ?? {};
  return new Map(Object.values(files).map(({ sha384, brotliBytes }) => [sha384, brotliBytes]));
}

/** The release that a build left in `dist/`; null when a file of it is missing or is another one. */
export function wholeRelease(dist: string): Release | null {
  const release = readWhole<Release>(join(dist, 'release.json'));
  const isAsBuilt = ([name, listed]: [string, Release['files'][string]]) => {
    const path = join(dist, name);
    return existsSync(path) && sha384(readFileSync(path)) === listed.sha384;
  };
  return release && Object.entries(release.files).every(isAsBuilt) ? release : null;
}

function describeFile(path: string, isDelivered: boolean, known: KnownSizes): Release['files'][string] {
  const bytes = readFileSync(path);
  const hash = sha384(bytes);
  const brotliBytes = isDelivered ? (known.get(hash) ?? brotliSize(bytes)) : bytes.length;
  return { sha384: hash, bytes: bytes.length, brotliBytes };
}

function assetsOf(names: Iterable<string>): PageAssets {
  const unique = [...new Set(names)];
  return {
    js: unique.filter((name) => name.endsWith('.js')),
    css: unique.filter((name) => name.endsWith('.css')),
  };
}

type Group = NonNullable<StatsCompilation['namedChunkGroups']>[string];
const fileNames = (group: Group | undefined) => (group?.assets ?? []).map((asset) => String(asset.name));

/** Entry files for `*`, and for each page additionally the files of its chunk `page-{id}`. */
function pageAssets(workspace: ReleaseWorkspace, stats: StatsCompilation, entry: string): Release['assets'] {
  const groups = stats.namedChunkGroups ?? {};
  const common = workspace.isShell ? fileNames(groups.main) : [entry, ...fileNames(groups.lifecycles)];
  const pages = workspace.manifest.pages.map((page) => {
    const own = fileNames(groups[`page-${page.id}`]);
    return [page.id, assetsOf([...common, ...own])] as const;
  });
  return { '*': assetsOf(common), ...Object.fromEntries(pages) };
}

function clientEntry(workspace: ReleaseWorkspace, stats: StatsCompilation): string {
  if (!workspace.isShell) return 'remoteEntry.js';
  const main = fileNames(stats.namedChunkGroups?.main).find((name) => name.endsWith('.js'));
  if (!main) throw new Error('The shell build has no entry named main.');
  return main;
}

function writeFederationManifest(
  workspace: ReleaseWorkspace,
  entry: string,
  assets: Release['assets'],
): void {
  const manifest = federationManifest(workspace, entry, assets);
  writeWhole(join(workspace.dist, 'client', FEDERATION_MANIFEST), manifest);
}

/** Writes `dist/release.json` for the files in `dist/`, and the federation's own manifest of a remote. */
export function writeReleaseFile(
  workspace: ReleaseWorkspace,
  stats: StatsCompilation,
  known: KnownSizes,
): Release {
  const { dist } = workspace;
  const entry = clientEntry(workspace, stats);
  const assets = pageAssets(workspace, stats, entry);
  if (!workspace.isShell) writeFederationManifest(workspace, entry, assets);
  const parts = ['client', ...(workspace.serverEntry ? ['server'] : [])];
  const files = parts.flatMap((part) =>
    filesBelow(join(dist, part))
      .toSorted()
      .map((path) => {
        const name = relative(dist, path).split(sep).join('/');
        return [name, describeFile(path, part === 'client', known)] as const;
      }),
  );
  const release: Release = {
    name: workspace.name,
    version: workspace.version,
    commit: sourceCommit(workspace.directory),
    contract: workspace.isShell ? SHELL_CONTRACT_VERSION : workspace.manifest.contract,
    shared: workspace.isShell ? sharedVersions(workspace.directory) : sharedRanges(),
    manifest: workspace.manifest,
    entry,
    server: workspace.serverEntry ? 'server/index.js' : null,
    assets,
    files: Object.fromEntries(files),
  };
  writeWhole(join(dist, 'release.json'), release);
  return release;
}
