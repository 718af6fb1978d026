import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

/** What the generator reads, writes and runs. */
const WORKSPACES = ['shared-contracts', 'shared-ui', 'api', 'mfe-admin', 'remote-build', 'delivery', 'tools'];
const REST = ['docs', 'package.json', 'package-lock.json', 'biome.json', '.gitignore', 'tsconfig.base.json'];
const LEFT_OUT = ['node_modules', 'dist', '.cache'];
const MINUTES = 60_000;

let copy = '';

function run(args: readonly string[], nodeOptions = '') {
  const env = { ...process.env, NODE_OPTIONS: nodeOptions };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}
const runNew = (...args: readonly string[]) => run(['tools/src/cli.ts', 'new', ...args]);
const newRopes = () => runNew('resource', 'ropes', '--title', 'das Seil', '--plural', 'Seile');

beforeAll(() => {
  // Below the repository, so that Node and the type checker find its packages.
  const folder = join(ROOT, '.cache/new');
  mkdirSync(folder, { recursive: true });
  copy = mkdtempSync(join(folder, 'copy-'));
  for (const name of [...WORKSPACES, ...REST]) {
    const from = join(ROOT, name);
    const isCopied = (path: string) =>
      !relative(from, path)
        .split('/')
        .some((part) => LEFT_OUT.includes(part));
    cpSync(from, join(copy, name), { recursive: true, filter: isCopied });
    const packages = join(from, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(copy, name, 'node_modules'));
  }
  mkdirSync(join(copy, 'node_modules/@firn'), { recursive: true });
  for (const name of WORKSPACES) symlinkSync(join(copy, name), join(copy, 'node_modules/@firn', name));
  symlinkSync(join(ROOT, 'node_modules/@biomejs'), join(copy, 'node_modules/@biomejs'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  'a new resource passes its own tests and the type check, and its name is taken',
  () => {
    expect(newRopes()).toMatchObject({
      status: 0,
      output: expect.stringContaining('api/src/modules/ropes/ropes.routes.ts'),
    });
    expect(readdirSync(join(copy, 'api/src/db/migrations')).join()).toMatch(/\d{4}_ropes\.sql/);

    const modules = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const ropes = ['modules/ropes', 'features/ropes'];
    const tests = run([jest, '--projects', 'api', 'mfe-admin', '--', ...ropes], modules);
    expect(tests).toMatchObject({ status: 0, output: expect.stringContaining('2 passed, 2 total') });

    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const types = run([tsc, '-b', 'api', 'mfe-admin', '--checkers', '1']);
    expect(types).toEqual({ status: 0, output: '' });

    expect(newRopes()).toEqual({
      status: 1,
      output: '«ropes» exists: api/src/modules/ropes. Choose another name.\n',
    });
  },
  5 * MINUTES,
);
