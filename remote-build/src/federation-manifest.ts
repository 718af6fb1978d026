import { join } from 'node:path';
import { ELEMENTS_FOLDER, extensionAssets, type PageAssets } from '@firn/shared-contracts/delivery';
import type { Manifest } from '@module-federation/sdk';
import type { BuiltFiles } from './built-files.ts';
import { writeWhole } from './whole-file.ts';
import type { ReleaseWorkspace } from './workspace.ts';

/** What hosts other than the shell, and the developer tools of Module Federation, read of a release. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

type StatsAssets = ReturnType<typeof assets>;

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

/** The manifest of a container as Module Federation 2 defines it. Files are named relative to its folder. */
function federationManifest(
  { name, version }: ReleaseWorkspace,
  { entry, shared }: Pick<BuiltFiles, 'entry' | 'shared'>,
  exposed: Readonly<Record<string, StatsAssets>>,
): Manifest {
  const none = assets({ js: [], css: [] });
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
    exposes: Object.entries(exposed).map(([expose, files]) => ({
      id: `${name}:${expose}`,
      name: expose,
      path: `./${expose}`,
      assets: files,
    })),
  };
}

/** The lifecycles, whose files are those of every page at once and those of single pages later, and each extension. */
export function writeFederationManifest(workspace: ReleaseWorkspace, built: BuiltFiles): void {
  const { pages, extensions = [] } = workspace.manifest;
  const filesOf = (key: string) => withoutEntry(built.assets[key] ?? { js: [], css: [] }, built.entry);
  const lifecycles = assets(
    filesOf('*'),
    pages.map(({ id }) => filesOf(id)),
  );
  const ofExtensions = extensions.map(({ id, module }) => [
    module.slice(2),
    assets(filesOf(extensionAssets(id))),
  ]);
  const manifest = federationManifest(workspace, built, { lifecycles, ...Object.fromEntries(ofExtensions) });
  writeWhole(join(workspace.dist, 'client', FEDERATION_MANIFEST), manifest);
}

/** That of the container beside it, by whose exposes a host finds the elements. */
export function writeElementsManifest(
  workspace: ReleaseWorkspace,
  shared: BuiltFiles['shared'],
  filesOf: Readonly<Record<string, PageAssets>>,
): void {
  const exposed = Object.entries(filesOf).map(([element, files]) => [element, assets(files)]);
  const built = { entry: 'remoteEntry.js', shared };
  const manifest = federationManifest(workspace, built, Object.fromEntries(exposed));
  writeWhole(join(workspace.dist, 'client', ELEMENTS_FOLDER, FEDERATION_MANIFEST), manifest);
}
