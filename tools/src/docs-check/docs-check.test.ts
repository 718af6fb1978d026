import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { checkDocs, duplicateAdrNumbers } from './check.ts';
import { bareCallProblems, firnCommands } from './firn-commands.ts';

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
    writeFileSync(join(root, 'docs/adr/0001-first.md'), '# 1. The first\n\n## What follows');
    writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { known: 'x', firn: 'firn' } }));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each([
    ['a script', 'Run `npm run unknown`.', 'the command «npm run unknown» does not exist'],
    ['a script in a fence', '```\nnpm run unknown\n```', 'the command «npm run unknown» does not exist'],
    ['a path', 'See `api/src/nowhere.ts`.', 'the path api/src/nowhere.ts does not exist'],
    ['a link', 'See [it](docs/nowhere.md).', 'the link to docs/nowhere.md leads nowhere'],
    ['a command of firn', 'Run `npm run firn -- republish mfe-x`.', 'firn has no command «republish»'],
    [
      'what could be a stranger’s command',
      'Run `npx --yes firn publish`.',
      '«npx firn» runs a stranger’s package outside the checkout (ADR 0022)',
    ],
    ['an option in a fence', '```sh\nfirn publish --fast # now\n```', 'firn publish has no option --fast'],
    [
      'a heading',
      'See [it](docs/adr/0001-first.md#nowhere).',
      'the link to docs/adr/0001-first.md#nowhere leads to no heading',
    ],
    ['an ADR', 'By ADR 0007.', 'ADR 0007 does not exist'],
    [
      'a document',
      'By decisions 4.1.',
      '«decisions 4.1» is not in the repository: cite docs/domain or docs/adr',
    ],
  ])('reports %s that does not exist', (_what, text, problem) => {
    writeFileSync(join(root, 'README.md'), text);
    expect(checkDocs(root, FIRN)).toEqual([{ file: 'README.md', what: problem }]);
  });

  test('is content with what exists', () => {
    writeFileSync(
      join(root, 'README.md'),
      '`npm run known`, `api/src`, [first](docs/adr/0001-first.md#what-follows), ADR 0001, `firn token create --remote "a --b"`.',
    );
    expect(checkDocs(root, FIRN)).toEqual([]);
  });

  test('reads how a message calls the command', () => {
    expect(bareCallProblems('const text = `See firn token create --remote x`;', FIRN)).toHaveLength(1);
    expect(
      bareCallProblems('// By firn token create.\nconst text = `Run npm run firn -- publish x`;', FIRN),
    ).toEqual([]);
  });

  describe('reads code', () => {
    const code = 'api/src/rule.ts';
    const problemsOf = (text: string) => {
      writeFileSync(join(root, 'README.md'), '');
      writeFileSync(join(root, code), text);
      return checkDocs(root, FIRN);
    };

    afterAll(() => rmSync(join(root, code)));

    test.each([
      ['a document', '// docs/domain/nowhere.md', 'the document docs/domain/nowhere.md does not exist'],
      ['a document without a folder', '// hydra.md 13', 'the document hydra.md does not exist'],
      [
        'a heading',
        '// docs/adr/0001-first.md#nowhere',
        'docs/adr/0001-first.md#nowhere is no heading of that document',
      ],
      ['an ADR', '// ADR 0007', 'ADR 0007 does not exist'],
      [
        'a decision',
        '// Rounded (decisions D6).',
        '«decisions D6» is not in the repository: cite docs/domain or docs/adr',
      ],
      [
        'a decision in short',
        '// Rounded (D6).',
        '«(D6» is not in the repository: cite docs/domain or docs/adr',
      ],
      ['a spike', '// As in spike B.', '«spike B» is not in the repository: cite docs/domain or docs/adr'],
      [
        'a section',
        '// Spec sections 2 and 8.',
        '«Spec sections 2» is not in the repository: cite docs/domain or docs/adr',
      ],
    ])('reports %s that is not there', (_what, text, problem) => {
      expect(problemsOf(text)).toEqual([{ file: code, what: problem }]);
    });

    test('is content with headings and ADRs that exist', () => {
      expect(problemsOf('// docs/adr/0001-first.md#what-follows, ADR 0001, README.md')).toEqual([]);
    });
  });
});
