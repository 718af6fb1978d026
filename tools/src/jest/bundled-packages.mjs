/**
 * Packages of hundreds of small modules, each as one file for tests: Jest links and compiles every module anew in every
 * test file, which was a third of what a test of a form or of the API took. The code is the packages' own, bundled once
 * per lockfile.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const API = join(ROOT, 'api');

/** Run in browsers, or anywhere. */
const IN_BROWSERS = [
  '@mantine/core',
  '@mantine/dates',
  '@mantine/hooks',
  '@tanstack/react-query',
  '@testing-library/user-event',
  'fast-check',
  'react-router',
  'typebox',
  'typebox/schema',
  'typebox/value',
];
/** Stay modules of their own: they are CommonJS, or one instance of them is shared with what is not bundled. */
const SHARED = [
  'react',
  'react-dom',
  '@testing-library/dom',
  'clsx',
  'dayjs',
  'react-number-format',
  'react-remove-scroll',
];

const ON_SERVERS = [
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  'drizzle-orm',
  'drizzle-orm/errors',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
  'libphonenumber-js/max',
  'nodemailer',
  'pg-boss',
  'read-excel-file/node',
  'stripe',
  'swissqrbill/svg',
];
const COMMON_JS = [
  '@fastify/cookie',
  '@fastify/csrf',
  '@fastify/multipart',
  '@fastify/swagger',
  '@fastify/under-pressure',
  'ajv',
  'ajv-formats',
  'ajv/dist/standalone/index.js',
  'fastify',
  'prom-client',
  'sanitize-html',
  'twilio',
];
/** Bring native code, or files that they look for beside themselves. */
const WITH_FILES = ['@electric-sql/pglite', 'pg', 'pino', 'sharp'];

const CACHE = join(ROOT, '.cache/jest-packages');

function folder() {
  const hash = createHash('sha256');
  for (const file of [join(ROOT, 'package-lock.json'), fileURLToPath(import.meta.url)])
    hash.update(readFileSync(file));
  return join(CACHE, hash.digest('hex').slice(0, 16));
}

const nameOf = (entry) => entry.replaceAll('/', '-');

/** A moduleNameMapper that leads each package to its bundle. */
export function bundledPackages() {
  const target = folder();
  const entries = [...IN_BROWSERS, ...ON_SERVERS, ...COMMON_JS];
  return Object.fromEntries(entries.map((entry) => [`^${entry}$`, join(target, `${nameOf(entry)}.mjs`)]));
}

const SHAPE = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'node24',
};

const entryPoints = (entries, prefix = '') =>
  entries.map((entry) => ({ in: `${prefix}${entry}`, out: nameOf(entry) }));

/**
 * Bundled, a CommonJS package has a default export only: such an entry hands out its names as Node does. The ending of
 * its path makes esbuild read CommonJS as Node reads it.
 */
const NAMED_EXPORTS = {
  name: 'named-exports',
  setup({ onResolve, onLoad }) {
    const requireInApi = createRequire(join(API, 'package.json'));
    const namespace = 'common-js';
    onResolve({ filter: /^common-js:/ }, ({ path }) => ({
      path: `${path.slice(namespace.length + 1)}.mjs`,
      namespace,
    }));
    onLoad({ filter: /.*/, namespace }, ({ path }) => {
      const entry = path.slice(0, -'.mjs'.length);
      const names = Object.keys(requireInApi(entry)).filter((name) => name !== 'default');
      const contents = [
        `import all from ${JSON.stringify(entry)};`,
        'export default all;',
        ...names.map((name, index) => `const n${index} = all[${JSON.stringify(name)}];`),
        `export { ${names.map((name, index) => `n${index} as ${JSON.stringify(name)}`).join(', ')} };`,
      ].join('\n');
      return { contents, resolveDir: API };
    });
  },
};

async function bundleForBrowsers(outdir) {
  await build({
    ...SHAPE,
    absWorkingDir: ROOT,
    entryPoints: entryPoints(IN_BROWSERS),
    outdir,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    external: SHARED,
  });
}

async function bundleForServers(outdir) {
  await build({
    ...SHAPE,
    absWorkingDir: API,
    entryPoints: [...entryPoints(ON_SERVERS), ...entryPoints(COMMON_JS, 'common-js:')],
    outdir,
    platform: 'node',
    external: WITH_FILES,
    plugins: [NAMED_EXPORTS],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    // Fastify looks in it for the name of each plugin that has none, and Jest answers by asking every module anew.
    define: { 'require.cache': 'undefined' },
  });
}

/** Jest's globalSetup: bundles what this lockfile has not bundled yet. Runs beside each other are safe. */
export default async function bundlePackages() {
  const target = folder();
  if (existsSync(target)) return;
  mkdirSync(CACHE, { recursive: true });
  const outdir = mkdtempSync(join(CACHE, 'new-'));
  await bundleForBrowsers(outdir);
  await bundleForServers(outdir);
  try {
    renameSync(outdir, target);
  } catch (error) {
    rmSync(outdir, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
