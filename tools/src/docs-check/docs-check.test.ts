import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../build/workspace.ts';
import { checkDocs, duplicateAdrNumbers } from './check.ts';
import { firnCommands } from './firn-commands.ts';

const FIRN = new Map([
  ['publish', new Set(['--json'])],
  ['token create', new Set(['--remote'])],
]);

describe('the documents of this repository', () => {
  test('name only commands, paths, links and ADRs that exist', () => {
    expect(checkDocs(ROOT, firnCommands())).toEqual([]);
  });

  test('give each ADR a number of its own', () => {
    expect(duplicateAdrNumbers(ROOT)).toEqual([]);
  });
});

describe('the check itself', () => {
  let root = '';

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'firn-docs-'));
    mkdirSync(join(root, 'docs/adr'), { recursive: true });
    mkdirSync(join(root, 'api/src'), { recursive: true });
    writeFileSync(join(root, 'docs/adr/0001-first.md'), '# 1');
    writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { known: 'x' } }));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each([
    ['a script', 'Run `npm run unknown`.', 'the command «npm run unknown» does not exist'],
    ['a script in a fence', '```\nnpm run unknown\n```', 'the command «npm run unknown» does not exist'],
    ['a path', 'See `api/src/nowhere.ts`.', 'the path api/src/nowhere.ts does not exist'],
    ['a link', 'See [it](docs/nowhere.md).', 'the link to docs/nowhere.md leads nowhere'],
    ['a command of firn', 'Run `npx firn republish mfe-x`.', 'firn has no command «republish»'],
    ['an option in a fence', '```sh\nfirn publish --fast # now\n```', 'firn publish has no option --fast'],
    ['an ADR', 'By ADR 0007.', 'ADR 0007 does not exist'],
  ])('reports %s that does not exist', (_what, text, problem) => {
    writeFileSync(join(root, 'README.md'), text);
    expect(checkDocs(root, FIRN)).toEqual([{ file: 'README.md', what: problem }]);
  });

  test('is content with what exists', () => {
    writeFileSync(
      join(root, 'README.md'),
      '`npm run known`, `api/src`, [first](docs/adr/0001-first.md), ADR 0001, `firn token create --remote "a --b"`.',
    );
    expect(checkDocs(root, FIRN)).toEqual([]);
  });
});
