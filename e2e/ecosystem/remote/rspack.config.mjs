import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const version = process.env.FIRN_RELEASE_VERSION;
const release = `mfe-huetten@${version}`;
const fromShell = { import: false, singleton: true, requiredVersion: '^19.0.0' };

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: {
    path: `${import.meta.dirname}/.cache/rspack`,
    clean: true,
    publicPath: 'auto',
    uniqueName: release,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkFilename: '[name].[contenthash:8].js',
  },
  plugins: [
    new rspack.DefinePlugin({ HUETTEN_VERSION: JSON.stringify(version) }),
    new ModuleFederationPlugin({
      name: release,
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      exposes: {
        './lifecycles': './src/lifecycles.js',
        './hut-of-the-day': './src/hut-of-the-day.js',
      },
      shared: { react: fromShell, 'react-dom': fromShell, 'react-dom/client': fromShell },
      dts: false,
    }),
  ],
};
