import { expect, test } from '@jest/globals';
import { dateTimeText } from '../typed/date-time-text.ts';

test.each([
  ['11.7.26 9:30', '2026-07-11T07:30:00.000Z'],
  ['11.07.2026, 09:30 Uhr', '2026-07-11T07:30:00.000Z'],
  ['14.02.2026 0:00', '2026-02-13T23:00:00.000Z'],
  ['2026-07-11T07:30:00.000Z', '2026-07-11T07:30:00.000Z'],
  ['  ', null],
  ['11.7.26', undefined],
  ['9:30', undefined],
  ['31.02.2026 09:30', undefined],
  // Clocks skip from 02:00 to 03:00.
  ['29.03.2026 02:30', undefined],
])('«%s» is %s', (text, instant) => {
  expect(dateTimeText.parse(text)).toBe(instant);
});

test('is shown as the wall clock in Zurich', () => {
  expect(dateTimeText.textOf('2026-07-11T07:30:00.000Z')).toBe('11.07.2026 09:30');
});
