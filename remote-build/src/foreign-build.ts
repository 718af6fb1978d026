import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import type { Release } from '@firn/shared-contracts/delivery';
import type { Manifest } from '@module-federation/sdk';
import { assetsOf, type BuiltFiles } from './built-files.ts';
import { FEDERATION_MANIFEST } from './federation-manifest.ts';
import { sizesOfLastBuild, writeReleaseFile } from './release-file.ts';
import { readWhole } from './whole-file.ts';
import type { ReleaseWorkspace } from './workspace.ts';

/** What a remote exposes to the shell (docs/reference/shell-contract.md). */
const EXPOSE = './lifecycles';
/** How the plugins name an entry that is an ES module. */
const MODULE_TYPES = ['module', 'esm'];

function readManifest(folder: string): Manifest {
  const manifest = readWhole<Manifest>(join(folder, FEDERATION_MANIFEST));
  if (manifest) return manifest;
  throw new Error(
    `${folder} has no ${FEDERATION_MANIFEST}: let the federation plugin write it (manifest: true).`,
  );
}

/** What the manifest of another bundler says: every page needs all files of the one expose. */
function filesIn(folder: string, { pages }: ReleaseWorkspace['manifest']): BuiltFiles {
  const { metaData, exposes, shared } = readManifest(folder);
  const { path, name, type } = metaData.remoteEntry;
  if (!MODULE_TYPES.includes(type)) {
    throw new Error(
      `The entry ${name} is of the type «${type}», not an ES module: set library.type to «module».`,
    );
  }
  const expose = exposes.find((one) => one.path === EXPOSE);
  if (!expose) {
    const others = exposes.map((one) => one.path).join(', ') || 'nothing';
    throw new Error(`The build exposes ${others}, not ${EXPOSE}: the shell mounts what that exports.`);
  }
  const entry = posix.join(path, name);
  const { js, css } = expose.assets;
  const assets = assetsOf([entry, ...js.sync, ...css.sync]);
  const missing = [...assets.js, ...assets.css].find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`${FEDERATION_MANIFEST} names ${missing}, which is not in ${folder}.`);
  return {
    entry,
    assets: Object.fromEntries(['*', ...pages.map(({ id }) => id)].map((id) => [id, assets])),
    shared: Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion || '*'])),
  };
}

/**
 * Makes `dist/` from what another bundler built into `folder`: copies the files to `client/` and describes them. The
 * gateway renders nothing of such a release. Throws when the shell could not load it.
 */
export function describeBuild(workspace: ReleaseWorkspace, folder: string): Release {
  const { dist, manifest } = workspace;
  if (!relative(dist, resolve(folder)).startsWith('..')) {
    throw new Error(`${folder} is in ${dist}, which is written anew: let the bundler write elsewhere.`);
  }
  const built = filesIn(folder, manifest);
  const known = sizesOfLastBuild(dist);
  rmSync(dist, { recursive: true, force: true });
  cpSync(folder, join(dist, 'client'), { recursive: true });
  return writeReleaseFile({ ...workspace, serverEntry: null }, built, known);
}
