import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callFirnApi } from '../../test/call-firn-api.ts';
import type { Command } from './command.ts';
import { databaseName } from './database-name.ts';
import { CommandFailure } from './failure.ts';

const SECRET = 'a-secret-of-the-tests-with-32-letters';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firn-api-cli-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const ran: unknown[] = [];
const base = { usage: '', summary: 'does it', options: {}, takes: 0, needsYes: false };
const COMMANDS: readonly Command[] = [
  {
    ...base,
    name: 'token create',
    usage: '--name N --scope S... [--old]',
    options: { name: 'text', scope: 'texts', old: 'flag' },
    takes: 1,
    run: async ({ options, positionals }) => ({ data: { ...options, positionals }, text: 'made\n' }),
  },
  {
    ...base,
    name: 'restore',
    needsYes: true,
    run: async () => {
      ran.push('restore');
      return { data: {}, text: 'restored\n' };
    },
  },
  { ...base, name: 'examine', run: async () => ({ data: { findings: 1 }, text: 'one\n', ok: false }) },
  {
    ...base,
    name: 'refuse',
    run: async () => {
      throw new CommandFailure('There is nothing here. Look elsewhere.');
    },
  },
];

const call = (args: string, env: Record<string, string> = {}) =>
  callFirnApi(args.split(' ').filter(Boolean), {
    commands: COMMANDS,
    env: { FIRN_DATA_DIR: dataDir, FIRN_SECRET: SECRET, ...env },
  });

test('a command of two words gets its options and arguments', async () => {
  const { code, out } = await call('token create --name Kasse --scope a --scope b --old x --json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    name: 'Kasse',
    scope: ['a', 'b'],
    old: true,
    positionals: ['x'],
  });
  expect(await call('token create')).toEqual({ code: 0, out: 'made\n', err: '' });
});

test('what was found wrong and what is refused end with 1, and JSON stays JSON', async () => {
  expect(await call('examine')).toEqual({ code: 1, out: 'one\n', err: '' });
  expect(await call('refuse')).toEqual({ code: 1, out: '', err: 'There is nothing here. Look elsewhere.\n' });
  const { code, out, err } = await call('refuse --json');
  expect([code, JSON.parse(out), err]).toEqual([1, { error: 'There is nothing here. Look elsewhere.' }, '']);
});

test.each([
  ['', 'Which command?'],
  ['heal', 'There is no command «heal».'],
  ['examine twice', '«twice» is too much for examine.'],
  ['examine --fast', "Unknown option '--fast'"],
  ['token create --name', "Option '--name <value>' argument missing"],
])('wrong use «%s» ends with 2 and shows how it is meant', async (args, sentence) => {
  const { code, out, err } = await call(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
  expect(err).toContain('token create --name N --scope S... [--old]');
});

test('help is no error, and needs no environment', async () => {
  const { code, out } = await call('help', { FIRN_SECRET: '' });
  expect([code, out]).toEqual([0, expect.stringContaining('restore [--yes]')]);
  expect((await call('examine --help')).code).toBe(0);
});

test('outside the demo, a command that endangers data asks for --yes and names the database', async () => {
  const env = { DATABASE_URL: 'postgres://anna:geheim@db.example:5432/firn?sslmode=require' };
  const refused = await call('restore', env);
  expect([refused.code, refused.err]).toEqual([
    1,
    'restore would change db.example:5432/firn, which is not the demo. Add --yes if that is the one you mean.\n',
  ]);
  expect(ran).toEqual([]);
  expect((await call('restore --yes', env)).code).toBe(0);
  expect((await call('restore', { ...env, FIRN_DEMO: '1' })).code).toBe(0);
  expect(ran).toHaveLength(2);
});

test.each([
  ['postgres://anna:geheim@db.example/firn', 'db.example/firn'],
  ['postgres://anna:ge/he@im@db.example/firn', 'the database of DATABASE_URL'],
  ['postgres:///firn?host=/tmp&password=geheim', 'the database of DATABASE_URL'],
  [null, '/srv/firn/database'],
])('a database is named without its secrets: %s', (databaseUrl, name) => {
  expect(databaseName({ databaseUrl, dataDir: '/srv/firn' })).toBe(name);
});

test('a missing variable of the environment is named', async () => {
  const { code, err } = await call('examine', { FIRN_SECRET: '' });
  expect([code, err]).toEqual([1, expect.stringContaining('FIRN_SECRET is missing')]);
});
