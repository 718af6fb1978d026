import { expect, test } from '@jest/globals';
import { isExactly, kindsOf } from './search-text.logic.ts';

test.each([
  ['B-2026-00042', true, false],
  ['b-2026', true, false],
  ['2026-00042', true, true],
  ['00042', true, true],
  ['E-101-3', false, true],
  ['e-10', false, true],
  ['101-3', true, true],
  ['gina.gast@firn.example', true, false],
  ['Gina Gast', true, false],
  ['grund', false, false],
  ['A-101', false, false],
  ['10', false, false],
  ['B-', false, false],
  ['---', false, false],
  ['4000er', false, false],
])('%s: a booking %s, an event %s', (text, isBooking, isEvent) => {
  expect(kindsOf(text)).toEqual({ isBooking, isEvent });
});

test.each([
  ['B-2026-00042', 'B-2026-00042', true],
  ['b-2026-00042', 'B-2026-00042', true],
  ['2026-00042', 'B-2026-00042', true],
  ['00042', 'B-2026-00042', false],
  ['101-3', 'E-101-3', true],
  ['101', 'A-101', true],
  ['', '', false],
])('%s is exactly %s: %s', (text, code, is) => {
  expect(isExactly(text, code)).toBe(is);
});
