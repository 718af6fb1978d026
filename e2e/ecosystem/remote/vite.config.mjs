import { federation } from '@module-federation/vite';

const version = process.env.FIRN_RELEASE_VERSION;
const fromShell = { import: false, singleton: true, requiredVersion: '^19.0.0' };

export default {
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: '.cache/vite',
    rolldownOptions: { input: 'src/lifecycles.js' },
  },
  define: { HUETTEN_VERSION: JSON.stringify(version) },
  plugins: [
    federation({
      name: `mfe-huetten@${version}`,
      filename: 'remoteEntry.js',
      exposes: {
        './lifecycles': './src/lifecycles.js',
        './hut-of-the-day': './src/hut-of-the-day.js',
      },
      shared: { react: fromShell, 'react-dom': fromShell, 'react-dom/client': fromShell },
      manifest: true,
      dts: false,
    }),
  ],
};
