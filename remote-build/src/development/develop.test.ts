import { EventEmitter, once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DevelopedRelease } from '@firn/shared-contracts/delivery';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type DevelopedBuild, type Development, develop } from './develop.ts';

/** Below the checkout, where React and TypeScript are found. */
const CACHE = resolve(import.meta.dirname, '../../../.cache');
const MANIFEST = {
  name: 'mfe-sample',
  title: 'Muster',
  contract: '^1.0.0',
  pages: [],
  navigation: [],
  permissions: [],
  budgets: { jsBytes: 9000, cssBytes: 0 },
};
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    types: [],
    allowImportingTsExtensions: true,
    module: 'preserve',
    jsx: 'react-jsx',
  },
  include: ['src'],
};

let directory = '';
let notes = '';
let development: Development;
const builds = new EventEmitter<{ build: [DevelopedBuild]; error: [unknown] }>();

const inWorkspace = (path: string) => join(directory, path);
const write = (path: string, content: string) => writeFileSync(inWorkspace(path), content);
const say = (words: string) => write('src/words.tsx', `export function Words() {\n  return ${words};\n}\n`);
const note = () => JSON.parse(readFileSync(join(notes, 'mfe-sample.json'), 'utf8')) as DevelopedRelease;

/** Resolves with the first build that is as wanted. */
async function built(isWanted: (build: DevelopedRelease) => boolean): Promise<DevelopedRelease> {
  for (;;) {
    if (existsSync(join(notes, 'mfe-sample.json')) && isWanted(note())) return note();
    await once(builds, 'build');
  }
}

const script = () => readFileSync(inWorkspace('.cache/development/client/lifecycles.js'), 'utf8');
const start = () =>
  develop({
    directory,
    notes,
    onBuild: (build) => builds.emit('build', build),
    onFailure: (error) => builds.emit('error', error),
  });

beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  directory = mkdtempSync(join(CACHE, 'develop-test-'));
  notes = inWorkspace('notes');
  mkdirSync(inWorkspace('src'));
  write('package.json', JSON.stringify({ name: 'mfe-sample', version: '1.2.3', type: 'module' }));
  write('remote.json', JSON.stringify(MANIFEST));
  write('tsconfig.json', JSON.stringify(TSCONFIG));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a workspace that is worked on', () => {
  beforeEach(async () => {
    write('src/index.ts', "export * from './words.tsx';\n");
    say("'first'");
    development = await start();
  });
  afterEach(() => development.close());

  test('is built again with each change, and undone as well', async () => {
    const first = await built(({ release }) => release !== null);
    expect(first.release).toMatchObject({
      name: 'mfe-sample',
      version: '0.0.0-dev',
      entry: 'remoteEntry.js',
    });
    expect(script()).toContain("'first'");
    say("'second'");
    const second = await built(({ hash }) => hash !== first.hash);
    expect(script()).toContain("'second'");
    say("'first'");
    await built(({ hash }) => hash !== second.hash);
    expect(script()).toContain("'first'");
  });

  test('has its elements for other sites, built again as well', async () => {
    await development.close();
    mkdirSync(inWorkspace('src/elements'));
    const greet = (words: string) =>
      write('src/elements/greeting.ts', `export const draw = () => '${words}';\n`);
    const built = (words: string) =>
      globSync(inWorkspace('.cache/development/client/elements/element-greeting.*.js')).some((file) =>
        readFileSync(file, 'utf8').includes(words),
      );
    greet('Grüezi');
    development = await start();
    const manifest = JSON.parse(
      readFileSync(inWorkspace('.cache/development/client/elements/mf-manifest.json'), 'utf8'),
    );
    expect(manifest.exposes).toMatchObject([{ name: 'greeting' }]);
    expect(built('Grüezi')).toBe(true);
    greet('Salü');
    while (!built('Salü')) await once(builds, 'build');
    rmSync(inWorkspace('src/elements'), { recursive: true });
  });

  test('says where it does not compile, keeps the scripts that do, and goes on once it is right', async () => {
    const { hash } = await built(({ release }) => release !== null);
    say("'unfinished");
    const { problems, hash: kept } = await built((build) => build.problems.length > 0);
    expect(problems[0]).toMatchObject({ file: 'src/words.tsx', line: 2 });
    expect(kept).toBe(hash);
    expect(script()).toContain("'first'");
    say("'mended'");
    await built((build) => build.problems.length === 0);
    expect(script()).toContain("'mended'");
  });

  test('says where a type is wrong, which the build takes', async () => {
    say("'first'.toFixed()");
    const { problems, release } = await built((build) => build.problems.length > 0);
    expect(problems).toEqual([
      {
        file: 'src/words.tsx',
        line: 2,
        message: expect.stringContaining("Property 'toFixed' does not exist"),
      },
    ]);
    expect(release).not.toBeNull();
    say("'first'");
    await built((build) => build.problems.length === 0);
  });

  test('is worked on by one process', async () => {
    await built(({ release }) => release !== null);
    writeFileSync(join(notes, 'mfe-sample.json'), JSON.stringify({ ...note(), pid: process.ppid }));
    await expect(start()).rejects.toThrow(`Process ${process.ppid} works on mfe-sample already.`);
  });

  test('leaves nothing behind', async () => {
    await development.close();
    expect([
      existsSync(join(notes, 'mfe-sample.json')),
      existsSync(inWorkspace('.cache/development')),
    ]).toEqual([false, false]);
    development = await start();
    expect((await built(({ release }) => release !== null)).problems).toEqual([]);
  });
});
