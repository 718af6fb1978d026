import { expect, test } from '@jest/globals';
import { ALPINE_GRADES, ROCK_GRADES } from './difficulty.ts';

test('alpine grades run from L to EX, without L- and EX+', () => {
  expect(ALPINE_GRADES.slice(0, 4)).toEqual(['L', 'L+', 'WS-', 'WS']);
  expect(ALPINE_GRADES.slice(-2)).toEqual(['EX-', 'EX']);
  expect(ALPINE_GRADES).toHaveLength(19);
});

test('UIAA grades run from I- to XII+', () => {
  expect([ROCK_GRADES[0], ROCK_GRADES.at(-1), ROCK_GRADES.length]).toEqual(['I-', 'XII+', 36]);
});
