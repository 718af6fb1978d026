import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRemote } from './create-remote.ts';
import { renamed } from './renamed.ts';

const REGISTRY = 'https://npm.firn.example/';
let folder = '';
const template = () => join(folder, 'template');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firn-create-'));
  mkdirSync(join(template(), 'src/features/lawinenlage'), { recursive: true });
  writeFileSync(join(template(), 'gitignore'), 'dist/\n');
  writeFileSync(join(template(), 'npmrc'), '@firn:registry=REGISTRY_OF_FIRN\n');
  writeFileSync(
    join(template(), 'src/features/lawinenlage/lawinenlage.page.tsx'),
    'export const Page = 1;\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm create @firn/remote', () => {
  test('writes the example under the new name, with what npm would leave out', () => {
    const target = createRemote('wetter', folder, template(), REGISTRY);
    expect(target).toBe(join(folder, 'mfe-wetter'));
    expect(readFileSync(join(target, '.gitignore'), 'utf8')).toBe('dist/\n');
    expect(readFileSync(join(target, '.npmrc'), 'utf8')).toBe('@firn:registry=https://npm.firn.example/\n');
    expect(readFileSync(join(target, 'src/features/wetter/wetter.page.tsx'), 'utf8')).toContain('Page');
  });

  test('overwrites nothing', () => {
    mkdirSync(join(folder, 'mfe-wetter'));
    expect(() => createRemote('wetter', folder, template(), REGISTRY)).toThrow('is there already');
  });

  test.each([undefined, '', 'Wetter', 'mein-wetter', '1a', '../x'])('refuses the name %s', (name) => {
    expect(() => createRemote(name, folder, template(), REGISTRY)).toThrow('is no name of a remote');
  });
});

test.each([
  ['"name": "@firn/mfe-lawinen"', '"name": "mfe-wetter"'],
  [
    '"$schema": "../../shared-contracts/schemas/x"',
    '"$schema": "./node_modules/@firn/shared-contracts/schemas/x"',
  ],
  [
    "lawinen: () => import('../features/lawinenlage/index.ts')",
    "wetter: () => import('../features/wetter/index.ts')",
  ],
  ["title: 'Lawinenlage'", "title: 'Wetter'"],
  ['import { lawinenlageTexts }', 'import { wetterTexts }'],
  ['https://www.slf.ch/de/lawinenbulletin-und-schneesituation/', undefined],
])('%s becomes %s', (text, expected = text) => {
  expect(renamed(text, 'wetter')).toBe(expected);
});
