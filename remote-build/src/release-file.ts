import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';
import { SHELL_CONTRACT_VERSION } from '@firn/shared-contracts/shell';
import type { BuiltFiles } from './built-files.ts';
import { underLongestVersion } from './version-name.ts';
import { readWhole, writeWhole } from './whole-file.ts';
import { type ReleaseWorkspace, sourceCommit } from './workspace.ts';

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile());
}

const brotliSize = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Sizes with Brotli in bytes, by the SHA-384 of what was weighed: weighing takes longer than compiling. */
export type KnownSizes = ReadonlyMap<string, number>;

/** Of the files that the last build left in `dist/`, whatever its version was. */
export function sizesOfLastBuild(dist: string): KnownSizes {
  const release = readWhole<Release>(join(dist, 'release.json'));
  const sizes = Object.entries(release?.files ?? {}).flatMap(([name, listed]) => {
    const path = join(dist, name);
    const bytes = existsSync(path) ? readFileSync(path) : null;
    if (!(release && bytes) || sha384(bytes) !== listed.sha384) return [];
    return [[sha384(underLongestVersion(bytes, release.version)), listed.brotliBytes] as const];
  });
  return new Map(sizes);
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

function describeFile(
  path: string,
  isDelivered: boolean,
  { version }: ReleaseWorkspace,
  known: KnownSizes,
): Release['files'][string] {
  const bytes = readFileSync(path);
  const weigh = (weighed: Buffer) => known.get(sha384(weighed)) ?? brotliSize(weighed);
  const brotliBytes = isDelivered ? weigh(underLongestVersion(bytes, version)) : bytes.length;
  return { sha384: sha384(bytes), bytes: bytes.length, brotliBytes };
}

/** Writes `dist/release.json` for the files in `dist/`. */
export function writeReleaseFile(
  workspace: ReleaseWorkspace,
  { entry, assets, shared }: BuiltFiles,
  known: KnownSizes,
): Release {
  const { dist } = workspace;
  const parts = ['client', ...(workspace.serverEntry ? ['server'] : [])];
  const files = parts.flatMap((part) =>
    filesBelow(join(dist, part))
      .toSorted()
      .map((path) => {
        const name = relative(dist, path).split(sep).join('/');
        return [name, describeFile(path, part === 'client', workspace, known)] as const;
      }),
  );
  const release: Release = {
    name: workspace.name,
    version: workspace.version,
    commit: sourceCommit(workspace.directory),
    contract: workspace.isShell ? SHELL_CONTRACT_VERSION : workspace.manifest.contract,
    shared,
    manifest: workspace.manifest,
    entry,
    server: workspace.serverEntry ? 'server/index.js' : null,
    assets,
    files: Object.fromEntries(files),
  };
  writeWhole(join(dist, 'release.json'), release);
  return release;
}
