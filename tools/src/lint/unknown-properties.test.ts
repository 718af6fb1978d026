import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

/** A file by its path and text. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const SET_IN_SHEET = /(--firn-[\w-]+)\s*:/g;
const SET_IN_SCRIPT = /['"`](--firn-[\w-]+)['"`]/g;
/** With a second argument `var()` says itself what holds where nobody sets the property. */
const READ = /var\(\s*(--firn-[\w-]+)\s*\)/g;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Custom properties that a stylesheet reads and nothing sets: the browser drops such a declaration without a word. */
function unknownProperties(files: readonly SourceFile[]): string[] {
  const isSheet = ({ path }: SourceFile) => path.endsWith('.css');
  const known = new Set(
    files.flatMap((file) => found(file.text, isSheet(file) ? SET_IN_SHEET : SET_IN_SCRIPT)),
  );
  return files.filter(isSheet).flatMap(({ path, text }) =>
    found(text, READ)
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`),
  );
}

test('every custom property that a stylesheet reads is set somewhere', () => {
  const paths = globSync(['*/src/**/*.{css,ts,tsx}', 'examples/*/src/**/*.{css,ts,tsx}'], { cwd: ROOT });
  const files = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  expect(files.length).toBeGreaterThan(1000);
  expect(unknownProperties(files)).toEqual([]);
});

test('one that nobody sets is named with its file', () => {
  const files = [
    { path: 'tokens.css', text: ':root { --firn-snow: #fff; }' },
    { path: 'box.tsx', text: "style={{ '--firn-share': 3 }}" },
    {
      path: 'box.module.css',
      text: '.box { color: var(--firn-snow); flex: var(--firn-share); top: var(--firn-top, 0); left: var(--firn-left); }',
    },
  ];
  expect(unknownProperties(files)).toEqual(['box.module.css: --firn-left']);
});
