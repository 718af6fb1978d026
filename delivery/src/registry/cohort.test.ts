import type { Canary } from '@firn/shared-contracts/delivery';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Cohort, EVERYBODY, isInCanary } from './cohort.ts';

const canary = (overrides: Partial<Canary> = {}): Canary => ({
  version: '1.1.0',
  percent: 10,
  staff: false,
  since: '2026-11-21T10:00:00.000Z',
  ...overrides,
});
const browser = (bucket: string): Cohort => ({ ...EVERYBODY, bucket });
const BROWSERS = Array.from({ length: 5000 }, (_, index) => browser(`browser-${index}`));

describe('the visitors of a canary', () => {
  test.each([1, 10, 50, 99])('are about %d percent of the browsers', (percent) => {
    const inside = BROWSERS.filter((cohort) => isInCanary(canary({ percent }), 'mfe-a', cohort));
    expect(Math.abs((inside.length / BROWSERS.length) * 100 - percent)).toBeLessThan(2);
  });

  test('stay in it when the share grows', () => {
    const percent = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(fc.string(), percent, percent, (bucket, one, other) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)];
        const isIn = (share: number) => isInCanary(canary({ percent: share }), 'mfe-a', browser(bucket));
        expect(isIn(narrow) && !isIn(wide)).toBe(false);
      }),
    );
  });

  test('are others with the next version', () => {
    const inside = (version: string) =>
      BROWSERS.filter((cohort) => isInCanary(canary({ version, percent: 50 }), 'mfe-a', cohort));
    const second = new Set(inside('1.2.0'));
    const both = inside('1.1.0').filter((cohort) => second.has(cohort));
    expect(Math.abs(both.length / BROWSERS.length - 0.25)).toBeLessThan(0.03);
  });

  test('include all administrators if the trial is for staff, and nobody without a bucket', () => {
    const staff = { ...EVERYBODY, isStaff: true };
    expect(isInCanary(canary({ percent: 0, staff: true }), 'mfe-a', staff)).toBe(true);
    expect(isInCanary(canary({ percent: 99 }), 'mfe-a', staff)).toBe(false);
    expect(isInCanary(canary({ percent: 99 }), 'mfe-a', EVERYBODY)).toBe(false);
  });
});
