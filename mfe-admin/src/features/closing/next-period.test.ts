import { expect, test } from '@jest/globals';
import { nextPeriod } from './next-period.logic.ts';

test.each([
  [null, '2026-02-14', '2025-10-01', '2025-12-31'],
  ['2025-12-31', '2026-02-14', '2026-01-01', '2026-03-31'],
  ['2026-01-31', '2026-06-14', '2026-02-01', '2026-03-31'],
])('after %s, on %s, it is %s to %s', (closedThrough, today, from, to) => {
  expect(nextPeriod(closedThrough, today)).toEqual({ from, to });
});
