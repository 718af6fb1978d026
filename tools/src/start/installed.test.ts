import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

/** A clone with one package of the root and one of the API, both installed. */
let clone = '';

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'firn-clone-'));
  cpSync(join(ROOT, 'tools/bin'), join(clone, 'tools/bin'), { recursive: true });
  const packages = {
    '': { name: 'clone' },
    'node_modules/left': { version: '1.0.0' },
    'node_modules/maybe': { version: '1.0.0', optional: true },
    'api/node_modules/right': { version: '2.0.0' },
  };
  write('package-lock.json', { packages });
  write('node_modules/.package-lock.json', { packages });
  for (const path of ['node_modules/left', 'api/node_modules/right']) write(`${path}/package.json`, '{}');
  write('tools/src/cli.ts', "console.log('started');");
  write('bin/npm', '#!/bin/sh\necho "npm $1" && exit 7\n');
  chmodSync(join(clone, 'bin/npm'), 0o755);
  mkdirSync(join(clone, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(clone, 'node_modules/.bin/node'));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function start() {
  const env = { PATH: `${join(clone, 'bin')}:${process.env.PATH}` };
  const { status, stdout } = spawnSync(process.execPath, [join(clone, 'tools/bin/firn-tool.mjs'), 'start'], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout };
}

test('everything is there: the command runs', () => {
  expect(start()).toEqual({ status: 0, stdout: 'started\n' });
});

test.each(['api/node_modules', 'node_modules/left', 'node_modules/.bin/node', 'node_modules'])(
  '%s is missing, whatever npm’s own list says: it is installed first, and the command does not run without it',
  (path) => {
    rmSync(join(clone, path), { recursive: true });
    const { status, stdout } = start();
    expect(stdout).toBe('Installing the packages of package-lock.json …\nnpm ci\n');
    expect(status).toBe(7);
  },
);
