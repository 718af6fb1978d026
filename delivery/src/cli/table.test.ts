import { expect, test } from '@jest/globals';
import { printableJson } from './printable.ts';
import { table } from './table.ts';

test('a cell with line breaks and escape sequences stays one cell of its row', () => {
  const reason = 'ok\n9  2026-11-21  rollback\u001b[1A\u009b2K\u202e';
  const lines = table(['WHO', 'WHY'], [['anna', reason]]).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('anna  ok\\n9  2026-11-21  rollback\\u001b[1A\\u009b2K\\u202e');
});

test('JSON keeps its values and contains no control character that a terminal obeys', () => {
  const data = { reason: 'a\u009b2K\u007f\u001b\nb' };
  const json = printableJson(data);
  expect(json).not.toMatch(/[^\P{Cc}\n]/u);
  expect(JSON.parse(json)).toEqual(data);
});
