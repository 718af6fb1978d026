import { join } from 'node:path';
import { DEVELOPMENT_EVENTS_PATH } from '@firn/shared-contracts/delivery';
import type { Configuration } from '@rspack/core';
import { elementsConfig } from '../elements-config.ts';
import { BROWSERS, baseConfig, containerPlugin, runtimeInBrowser, sharedByPages } from '../rspack-config.ts';
import type { ReleaseWorkspace } from '../workspace.ts';
import { hotPlugins } from './hot-plugins.ts';

/** The browser build of a release while it is worked on. Its files keep their names: no cache keeps them. */
export function developmentClient(workspace: ReleaseWorkspace): Configuration {
  const { name, version, dist, directory, isShell } = workspace;
  const base = baseConfig(workspace, 'client', 'development');
  return {
    ...base,
    devtool: 'cheap-module-source-map',
    entry: isShell ? { main: './src/main.ts' } : {},
    target: ['web', BROWSERS],
    output: {
      path: join(dist, 'client'),
      publicPath: 'auto',
      uniqueName: `${name}@${version}`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json.mjs',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'named',
      minimize: false,
      emitOnErrors: false,
      ...(isShell && { splitChunks: sharedByPages }),
    },
    plugins: [
      ...(base.plugins ?? []),
      isShell ? runtimeInBrowser : containerPlugin(workspace),
      ...hotPlugins(directory, { remote: name, events: DEVELOPMENT_EVENTS_PATH }),
    ],
  };
}

/**
 * Elements for sites of others as a release has them, but readable; null without any. No module of theirs is replaced: the page of
 * somebody else hears of no build.
 */
export function developmentElements(workspace: ReleaseWorkspace): Configuration | null {
  const config = workspace.isShell ? null : elementsConfig(workspace);
  if (!config) return null;
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    optimization: { ...config.optimization, minimize: false, emitOnErrors: false },
  };
}

/** The server build beside it; a name of its own for each, because a process imports a module once. */
export function developmentServer(workspace: ReleaseWorkspace): Configuration {
  const { name, version, dist, serverEntry } = workspace;
  return {
    ...baseConfig(workspace, 'server', 'development'),
    entry: { index: serverEntry ?? '' },
    target: 'node24',
    output: {
      path: join(dist, 'server'),
      uniqueName: `${name}@${version}`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      filename: '[name].[contenthash:16].js',
    },
    optimization: { minimize: false, emitOnErrors: false, splitChunks: false },
    externalsPresets: { node: true },
  };
}
