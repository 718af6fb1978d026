import { join } from 'node:path';
import { type Configuration, container, type RspackPluginInstance, rspack } from '@rspack/core';
import { type Exposes, exposesOf } from './exposes.ts';
import { SHARED_MODULES, SHARED_RANGE } from './shared-modules.ts';
import { LONGEST_VERSION, nameVersion, versionMark } from './version-name.ts';
import type { ReleaseWorkspace } from './workspace.ts';

/** Browsers of the last four years; without a list LightningCSS expands Mantine's CSS 2.4 times. */
export const BROWSERS = 'browserslist:chrome >= 109, firefox >= 115, safari >= 16.4';

function typescriptRule(targets: string, refresh: boolean) {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', refresh } },
      },
      env: { targets },
    },
    type: 'javascript/auto',
  } as const;
}

/** As Rspack does it by itself, but for the third pass, which still finds something in scripts of this size. */
const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { ecma: 2022, module: true, compress: { passes: 3 }, mangle: true },
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/** What all builds share; class names must be equal on client and server for hydration. */
export function baseConfig(
  workspace: ReleaseWorkspace,
  side: 'client' | 'server',
  mode: 'production' | 'development' = 'production',
): Configuration {
  const isServer = side === 'server';
  return {
    mode,
    context: workspace.directory,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      parser: {
        'css/auto': { namedExports: false },
        ...(isServer && { javascript: { dynamicImportMode: 'eager' as const } }),
      },
      generator: {
        'css/auto': {
          exportsOnly: isServer,
          esModule: true,
          localIdentName: `${workspace.name}-${versionMark(workspace.version)}-[local]-[hash:base64:6]`,
          exportsConvention: 'as-is',
        },
      },
      rules: [
        typescriptRule(
          isServer ? 'node 24' : 'chrome >= 109, firefox >= 115, safari >= 16.4',
          mode === 'development' && !isServer,
        ),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|woff2|png|jpg)$/, type: 'asset' },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        FIRN_RELEASE_VERSION: JSON.stringify(workspace.version),
        'process.env.NODE_ENV': JSON.stringify(mode),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The remote as a native container; React comes from the host and is never bundled (ADR 0021). */
export function containerPlugin(
  workspace: ReleaseWorkspace,
  exposes: Exposes = exposesOf(workspace),
): RspackPluginInstance {
  const { name } = workspace;
  const options = { singleton: true, requiredVersion: SHARED_RANGE, import: false as const };
  return new container.ModuleFederationPluginV1({
    name,
    filename: 'remoteEntry.js',
    library: { type: 'module' },
    exposes,
    shared: Object.fromEntries(SHARED_MODULES.map((module) => [module, options])),
  });
}

/** Leaves out of the federation runtime what the shell does not use: Node's loader, and remotes by their manifest. */
export const runtimeInBrowser: RspackPluginInstance = new rspack.DefinePlugin({
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
});

/** What most of the shell's own pages need is one chunk: its loader names each chunk with a hash, which every page pays. */
export const sharedByPages = {
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    pages: {
      name: 'pages',
      chunks: ({ name }: { readonly name?: string | undefined }) => name?.startsWith('page-') ?? false,
      minChunks: 4,
      enforce: true,
    },
  },
};

/** The browser build: a container as an ES module, or the shell that hosts containers (ADR 0021). */
export function clientConfig(
  { version, ...unnamed }: ReleaseWorkspace,
  containerOf: typeof containerPlugin = containerPlugin,
): Configuration {
  const workspace = { ...unnamed, version: LONGEST_VERSION };
  const base = baseConfig(workspace, 'client');
  return {
    ...base,
    entry: workspace.isShell ? { main: './src/main.ts' } : {},
    target: ['web', BROWSERS],
    output: {
      path: join(workspace.dist, 'client'),
      clean: true,
      publicPath: 'auto',
      uniqueName: `${workspace.name}@${workspace.version}`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...{ chunkIds: 'named', moduleIds: 'deterministic', minimizer },
      ...(workspace.isShell && { splitChunks: sharedByPages }),
    },
    plugins: [
      ...(base.plugins ?? []),
      nameVersion(version),
      workspace.isShell ? runtimeInBrowser : containerOf(workspace),
      // Stylesheets that a release's own loader adds get their hash here. Modules get theirs from the import map. The
      // shell's loader adds none (`built-files.ts`), and every page would pay for the hashes.
      ...(workspace.isShell ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
    ],
  };
}

/** One self-contained ES module that a child process of the gateway imports. */
export function serverConfig({ version, ...unnamed }: ReleaseWorkspace): Configuration {
  const workspace = { ...unnamed, version: LONGEST_VERSION };
  const base = baseConfig(workspace, 'server');
  return {
    ...base,
    entry: { index: workspace.serverEntry ?? '' },
    target: 'node24',
    output: {
      path: join(workspace.dist, 'server'),
      clean: true,
      uniqueName: `${workspace.name}@${workspace.version}`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      filename: '[name].js',
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [...(base.plugins ?? []), nameVersion(version)],
    externalsPresets: { node: true },
  };
}
