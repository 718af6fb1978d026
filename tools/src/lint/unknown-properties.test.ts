import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { unknownProperties } from './unknown-properties.ts';

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
