const here = (file) => new URL(file, import.meta.url).pathname;

/** Jest for one workspace: ES modules, TypeScript by swc, `environment` is `node` or `jsdom`. */
export function jestPreset(environment) {
  const dom = environment === 'jsdom';
  return {
    testEnvironment: here(dom ? './jsdom-environment.mjs' : './node-environment.mjs'),
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
      '\\.module\\.css$': here('./css-modules.mjs'),
      '\\.css$': here('./empty.mjs'),
    },
    setupFiles: dom ? [here('./jsdom-globals.mjs')] : [],
    setupFilesAfterEnv: [
      './fail-on-console-error.mjs',
      ...(dom ? ['./fail-on-raw-values.mjs', './no-owner-stacks.mjs', './patient-waits.mjs'] : []),
    ].map(here),
    globals: { FIRN_RELEASE_VERSION: '0.0.0-test' },
    testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
    // Beside the browsers, on two busy cores, the slowest takes 49 seconds.
    testTimeout: 120_000,
  };
}
