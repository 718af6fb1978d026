/**
 * Packages of hundreds of small modules, each as one file for tests: Jest links and compiles every module anew in every
 * test file, which was a third of what a test of a form took. The code is the package's own, bundled once per lockfile.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRIES = [
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
const EXTERNAL = [
  'react',
  'react-dom',
  '@testing-library/dom',
  'clsx',
  'dayjs',
  'react-number-format',
  'react-remove-scroll',
];

const CACHE = join(ROOT, '.cache/jest-packages');

function folder() {
  const hash = createHash('sha256');
  for (const file of [join(ROOT, 'package-lock.json'), fileURLToPath(import.meta.url)])
    hash.update(readFileSync(file));
  return join(CACHE, hash.digest('hex').slice(0, 16));
}

const fileOf = (entry) => `${entry.replaceAll('/', '-')}.mjs`;

/** A moduleNameMapper that leads each package to its bundle. */
export function bundledPackages() {
  const target = folder();
  return Object.fromEntries(ENTRIES.map((entry) => [`^${entry}$`, join(target, fileOf(entry))]));
}

/** Jest's globalSetup: bundles what this lockfile has not bundled yet. Runs beside each other are safe. */
export default async function bundlePackages() {
  const target = folder();
  if (existsSync(target)) return;
  mkdirSync(CACHE, { recursive: true });
  const outdir = mkdtempSync(join(CACHE, 'new-'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES.map((entry) => ({ in: entry, out: fileOf(entry).slice(0, -'.mjs'.length) })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'node24',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    external: EXTERNAL,
  });
  try {
    renameSync(outdir, target);
  } catch (error) {
    rmSync(outdir, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
