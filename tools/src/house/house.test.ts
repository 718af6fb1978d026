import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { houseFigures } from './figures.ts';
import { LIMITS, overLimits } from './limits.ts';

test('no figure of this tree stands above where it was', () => {
  const figures = houseFigures(ROOT);
  expect(figures.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
  expect(overLimits(figures)).toEqual([]);
});

describe('a small tree', () => {
  const PLANTED: Readonly<Record<string, string>> = {
    'api/src/modules/sleeping-styles/sleeping-styles.table.ts': '/** Of a style. */\nconst position = 1;',
    'api/src/modules/sleeping-styles/sleeping-styles.api.test.ts': 'position\nposition\nposition',
    'mfe-admin/src/shared/frame.tsx': '// What a frame is.\n// A frame is this.',
    'mfe-admin/src/features/tours/a.tsx': '',
    'mfe-admin/src/features/tours/b.tsx': '',
    'mfe-admin/src/features/tours/b.test.tsx': '',
    'mfe-admin/src/features/tours/c.validator.generated.ts': '// Of nobody',
  };
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'firn-house-'));
    for (const [path, text] of Object.entries(PLANTED)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is counted without tests and generated files', () => {
    expect(Object.fromEntries(houseFigures(root).map(({ name, value }) => [name, value]))).toEqual({
      'Files that name a plain field of the exemplar': 1,
      'Lines that name it': 1,
      'Source lines of the exemplar': 2,
      'Test lines of the exemplar': 3,
      'Source lines of mfe-admin/src/shared': 2,
      'Most loose files in a feature of a remote': 2,
      'Comment lines that begin without a verb': 2,
      'Source lines of the API': 2,
      'Source lines of the office': 4,
    });
  });

  test('is refused where a figure stands above its limit', () => {
    const limits = { 'Source lines of the exemplar': 2, 'Lines that name it': 0 };
    expect(overLimits(houseFigures(root), limits)).toEqual(['Lines that name it: 1; it stood at 0.']);
  });
});
