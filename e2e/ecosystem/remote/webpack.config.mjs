import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const version = process.env.FIRN_RELEASE_VERSION;
const release = `mfe-huetten@${version}`;
const fromShell = { import: false, singleton: true, requiredVersion: '^19.0.0' };

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  experiments: { outputModule: true },
  output: {
    path: `${import.meta.dirname}/.cache/webpack`,
    clean: true,
    publicPath: 'auto',
    uniqueName: release,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkFilename: '[name].[contenthash:8].js',
  },
  plugins: [
    new webpack.DefinePlugin({ HUETTEN_VERSION: JSON.stringify(version) }),
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
