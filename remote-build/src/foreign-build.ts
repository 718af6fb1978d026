import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { extensionAssets, type PageAssets, type Release } from '@firn/shared-contracts/delivery';
import type { Manifest } from '@module-federation/sdk';
import { assetsOf, type BuiltFiles } from './built-files.ts';
import { LIFECYCLES } from './exposes.ts';
import { FEDERATION_MANIFEST } from './federation-manifest.ts';
import { sizesOfLastBuild, writeReleaseFile } from './release-file.ts';
import { readWhole } from './whole-file.ts';
import type { ReleaseWorkspace } from './workspace.ts';

/** How the plugins name an entry that is an ES module. */
const MODULE_TYPES = ['module', 'esm'];

function readManifest(folder: string): Manifest {
  const manifest = readWhole<Manifest>(join(folder, FEDERATION_MANIFEST));
  if (manifest) return manifest;
  throw new Error(
    `${folder} has no ${FEDERATION_MANIFEST}: let the federation plugin write it (manifest: true).`,
  );
}

/** The files of one expose and the entry; throws with `purpose` where the build lacks it. */
function exposedFiles(folder: string, manifest: Manifest, wanted: string, purpose: string): PageAssets {
  const { path, name } = manifest.metaData.remoteEntry;
  const expose = manifest.exposes.find((one) => one.path === wanted);
  if (!expose) {
    const others = manifest.exposes.map((one) => one.path).join(', ') || 'nothing';
    throw new Error(`The build exposes ${others}, not ${wanted}: ${purpose}.`);
  }
  const { js, css } = expose.assets;
  const assets = assetsOf([posix.join(path, name), ...js.sync, ...css.sync]);
  const missing = [...assets.js, ...assets.css].find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`${FEDERATION_MANIFEST} names ${missing}, which is not in ${folder}.`);
  return assets;
}

/** What the manifest of another bundler says: every page needs all files of the one expose. */
function filesIn(folder: string, { pages, extensions = [] }: ReleaseWorkspace['manifest']): BuiltFiles {
  const manifest = readManifest(folder);
  const { path, name, type } = manifest.metaData.remoteEntry;
  if (!MODULE_TYPES.includes(type)) {
    throw new Error(
      `The entry ${name} is of the type «${type}», not an ES module: set library.type to «module».`,
    );
  }
  const ofPages = exposedFiles(folder, manifest, LIFECYCLES, 'the shell mounts what that exports');
  const ofExtensions = extensions.map(({ id, module }) => {
    const purpose = `it is the module of the extension «${id}» in remote.json`;
    return [extensionAssets(id), exposedFiles(folder, manifest, module, purpose)] as const;
  });
  return {
    entry: posix.join(path, name),
    assets: Object.fromEntries([
      ...['*', ...pages.map(({ id }) => id)].map((id) => [id, ofPages] as const),
      ...ofExtensions,
    ]),
    shared: Object.fromEntries(manifest.shared.map((one) => [one.name, one.requiredVersion || '*'])),
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
