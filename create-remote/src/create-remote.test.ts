import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRemote } from './create-remote.ts';
import { renamed } from './renamed.ts';

const REGISTRY = 'https://npm.firn.example/';
let folder = '';
const template = () => join(folder, 'template');
const wanted = () => ({ name: 'wetter', below: folder, template: template(), registry: REGISTRY });

const EXTENSION = ['src/extensions/event-lawinen/index.ts', 'src/i18n/de-CH/event-lawinen.ts'];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firn-create-'));
  mkdirSync(join(template(), 'src/features/lawinenlage'), { recursive: true });
  writeFileSync(join(template(), 'gitignore'), 'dist/\n');
  writeFileSync(join(template(), 'npmrc'), '@firn:registry=REGISTRY_OF_FIRN\n');
  writeFileSync(
    join(template(), 'src/features/lawinenlage/lawinenlage.page.tsx'),
    'export const Page = 1;\n',
  );
  for (const file of EXTENSION) {
    mkdirSync(dirname(join(template(), file)), { recursive: true });
    writeFileSync(join(template(), file), 'export {};\n');
  }
  const declared = { name: 'mfe-lawinen', extensions: [{ id: 'event-lawinen' }] };
  writeFileSync(join(template(), 'remote.json'), JSON.stringify(declared));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm create @firn/remote', () => {
  test('writes the example under the new name, with what npm would leave out', () => {
    const target = createRemote(wanted());
    expect(target).toBe(join(folder, 'mfe-wetter'));
    expect(readFileSync(join(target, '.gitignore'), 'utf8')).toBe('dist/\n');
    expect(readFileSync(join(target, '.npmrc'), 'utf8')).toBe('@firn:registry=https://npm.firn.example/\n');
    expect(readFileSync(join(target, 'src/features/wetter/wetter.page.tsx'), 'utf8')).toContain('Page');
  });

  test.each([
    { hasExtension: true, declares: [{ id: 'event-wetter' }] },
    { hasExtension: false, declares: undefined },
  ])('has an extension where one is asked for: $hasExtension', ({ hasExtension, declares }) => {
    const target = createRemote({ ...wanted(), hasExtension });
    const files = EXTENSION.map((file) => file.replace('event-lawinen', 'event-wetter'));
    expect(files.map((file) => existsSync(join(target, file)))).toEqual([hasExtension, hasExtension]);
    const manifest: unknown = JSON.parse(readFileSync(join(target, 'remote.json'), 'utf8'));
    expect(manifest).toEqual({ name: 'mfe-wetter', ...(declares && { extensions: declares }) });
  });

  test('overwrites nothing', () => {
    mkdirSync(join(folder, 'mfe-wetter'));
    expect(() => createRemote(wanted())).toThrow('is there already');
  });

  test.each([undefined, '', 'Wetter', 'mein-wetter', '1a', '../x'])('refuses the name %s', (name) => {
    expect(() => createRemote({ ...wanted(), name })).toThrow('is no name of a remote');
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
