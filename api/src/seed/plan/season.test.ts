import { zurichDate } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import { isFullMoon } from '../../modules/catalogue-findings/index.ts';
import { planEvents } from './events.ts';

/** Evenings after 2025 with a full moon, by an almanac. */
test.each(['2025-10-07', '2026-05-01', '2026-12-24', '2027-01-22', '2027-02-20'])(
  'the moon of %s is full',
  (date) => {
    expect(isFullMoon(date)).toBe(true);
  },
);

test.each(['2026-12-10', '2027-01-08', '2027-02-14'])('the moon of %s is not', (date) => {
  expect(isFullMoon(date)).toBe(false);
});

test('tours that promise a full moon have one', () => {
  const nights = planEvents(new Date('2026-11-21T10:00:00Z'))
    .filter(({ offer }) => offer.title.includes('Vollmond'))
    .map(({ start }) => zurichDate(start));
  expect(nights.length).toBeGreaterThan(2);
  expect(nights.filter((night) => !isFullMoon(night))).toEqual([]);
});
