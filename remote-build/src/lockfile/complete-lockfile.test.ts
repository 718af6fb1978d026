import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { completeLockfile, type Lockfile, missingOptional } from './complete-lockfile.ts';

const ROOT = join(import.meta.dirname, '../../..');

const lockfile: Lockfile = {
  packages: {
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@a/linux-x64-musl': '1.0.0', '@a/darwin-arm64': '1.0.0' },
    },
    'node_modules/@a/darwin-arm64': { version: '1.0.0', optional: true },
  },
};

describe('package-lock.json', () => {
  test('holds every optional package it names, so that npm ci accepts it everywhere', () => {
    const own = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
    expect(missingOptional(own)).toEqual({});
  });

  test('is completed by what a registry left out', () => {
    expect(completeLockfile(lockfile).packages['node_modules/@a/linux-x64-musl']).toEqual({
      version: '1.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    });
    expect(missingOptional(completeLockfile(lockfile))).toEqual({});
  });
});
