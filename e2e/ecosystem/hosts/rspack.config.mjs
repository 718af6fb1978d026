/** Three pages of other teams, each with its own way to mount a remote of Firn. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {
    entry: './src/by-entry.js',
    manifest: './src/by-manifest.js',
    'single-spa': './src/single-spa.js',
  },
  target: 'web',
  output: { path: `${import.meta.dirname}/.cache/hosts`, clean: true, filename: '[name].js', module: true },
  module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
  // Imported by the conformance suite, which is next to createTestShell() and never runs here.
  externals: { 'node:assert': 'var undefined' },
  performance: false,
};
