import { bundledPackages } from './bundled-packages.mjs';

/** Jest for one workspace: ES modules, TypeScript by swc, `environment` is `node` or `jsdom`. */
export function jestPreset(environment) {
  const dom = environment === 'jsdom';
  return {
    testEnvironment: environment,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: {
      '^.+\\.tsx?$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2024',
            experimental: { keepImportAttributes: true },
          },
          module: { type: 'es6' },
        },
      ],
    },
    moduleNameMapper: {
      ...bundledPackages(),
      '\\.module\\.css$': new URL('./css-modules.mjs', import.meta.url).pathname,
      '\\.css$': new URL('./empty.mjs', import.meta.url).pathname,
    },
    globalSetup: new URL('./bundled-packages.mjs', import.meta.url).pathname,
    setupFiles: [
      new URL(dom ? './jsdom-globals.mjs' : './fastify-plugin-name.mjs', import.meta.url).pathname,
    ],
    setupFilesAfterEnv: [
      './fail-on-console-error.mjs',
      ...(dom
        ? ['./fail-on-raw-values.mjs', './no-owner-stacks.mjs', './patient-waits.mjs', './quick-labels.mjs']
        : []),
    ].map((file) => new URL(file, import.meta.url).pathname),
    globals: { FIRN_RELEASE_VERSION: '0.0.0-test' },
    testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
    // Beside the browsers, on two busy cores, the slowest takes 49 seconds.
    testTimeout: 120_000,
  };
}
