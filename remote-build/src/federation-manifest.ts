import { join } from 'node:path';
import type { PageAssets } from '@firn/shared-contracts/delivery';
import type { Manifest } from '@module-federation/sdk';
import type { BuiltFiles } from './built-files.ts';
import { writeWhole } from './whole-file.ts';
import type { ReleaseWorkspace } from './workspace.ts';

/** What hosts other than the shell, and the developer tools of Module Federation, read of a release. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

function assets(sync: PageAssets, all: readonly PageAssets[] = [sync]) {
  const later = (kind: 'js' | 'css') => [
    ...new Set(all.flatMap((page) => page[kind]).filter((file) => !sync[kind].includes(file))),
  ];
  return { js: { sync: sync.js, async: later('js') }, css: { sync: sync.css, async: later('css') } };
}

const withoutEntry = ({ js, css }: PageAssets, entry: string): PageAssets => ({
  js: js.filter((file) => file !== entry),
  css,
});

/**
 * The manifest of a remote as Module Federation 2 defines it: one expose, whose files are those of every page at once
 * and those of single pages later. Files are named relative to `client/`.
 */
function federationManifest(
  { name, version }: ReleaseWorkspace,
  { entry, assets: byPage, shared }: BuiltFiles,
): Manifest {
  const { '*': common = { js: [], css: [] }, ...pages } = byPage;
  const none = assets({ js: [], css: [] });
  const ofPages = Object.values(pages).map((page) => withoutEntry(page, entry));
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'module' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: `${name}@${version}`,
      publicPath: 'auto',
    },
    shared: Object.entries(shared).map(([module, requiredVersion]) => ({
      id: `${name}:${module}`,
      name: module,
      version: '',
      singleton: true,
      requiredVersion,
      hash: '',
      assets: none,
    })),
    remotes: [],
    exposes: [
      {
        id: `${name}:lifecycles`,
        name: 'lifecycles',
        path: './lifecycles',
        assets: assets(withoutEntry(common, entry), ofPages),
      },
    ],
  };
}

export function writeFederationManifest(workspace: ReleaseWorkspace, built: BuiltFiles): void {
  const manifest = federationManifest(workspace, built);
  writeWhole(join(workspace.dist, 'client', FEDERATION_MANIFEST), manifest);
}
