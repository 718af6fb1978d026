import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { PACKAGES, type PackageSpec } from './packages.ts';
import { packedManifest, packedPath } from './packed-manifest.ts';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

const spec: PackageSpec = {
  workspace: 'shared-x',
  name: '@firn/shared-x',
  description: 'X',
  bin: { x: 'cli.ts' },
  isLibrary: true,
  extra: [],
  readme: 'README',
};

const options = {
  spec,
  manifest: {
    version: '1.2.3',
    exports: { '.': './src/index.ts', './x.css': './src/x/x.css', './globals': { types: './globals.d.ts' } },
    dependencies: { ajv: '8.20.0', fastify: '5.12.8' },
  },
  imported: new Set(['ajv', 'jest', '@firn/shared-x']),
  peers: { jest: '30.5.2' },
  commit: 'abc',
};

describe('a packed package.json', () => {
  test('leads to built files, and needs only what these import', () => {
    expect(packedManifest(options)).toMatchObject({
      name: '@firn/shared-x',
      version: '1.2.3',
      gitHead: 'abc',
      bin: { x: './bin/x.mjs' },
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './x.css': './dist/x/x.css',
        './globals': { types: './globals.d.ts' },
      },
      dependencies: { ajv: '8.20.0' },
      peerDependencies: { jest: '^30.5.2' },
    });
    expect(packedManifest(options)).not.toHaveProperty('private');
  });

  test('is refused when its code imports what nobody declares', () => {
    expect(() => packedManifest({ ...options, imported: new Set(['left-pad']) })).toThrow(
      '@firn/shared-x imports what it does not declare: left-pad.',
    );
  });

  test.each([
    ['./src/a/b.tsx', './dist/a/b.js'],
    ['./src/jest/preset.mjs', './dist/jest/preset.mjs'],
    ['./tsconfig.remote.json', './tsconfig.remote.json'],
  ])('%s becomes %s', (path, packed) => {
    expect(packedPath(path)).toBe(packed);
  });
});

test('the example installs outside what this checkout has', () => {
  const { dependencies, devDependencies } = manifestOf('examples/mfe-lawinen');
  const packages = PACKAGES.map(({ name, workspace }) => [name, manifestOf(workspace).version]);
  const versions = { ...manifestOf('.').devDependencies, ...Object.fromEntries(packages) };
  expect(versions).toMatchObject({ ...dependencies, ...devDependencies });
});
