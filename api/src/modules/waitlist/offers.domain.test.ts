import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { offeredUntil, planOffers, type Queued } from './offers.domain.ts';

const NOW = new Date('2026-02-14T08:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

/** A queue by the sizes of its groups; the first may have been blocked for so many hours. */
const queueOf = (sizes: readonly number[], blockedHours: number | null = null): Queued[] =>
  sizes.map((persons, index) => ({
    id: `${index}`,
    persons,
    blockedSince: index === 0 && blockedHours !== null ? hours(-blockedHours) : null,
  }));

const idsOf = (offers: readonly Queued[]) => offers.map(({ id }) => Number(id));

describe('who is offered seats', () => {
  test.each([
    ['nobody waits', [], null, 3, [], null],
    ['no seat', [1], null, 0, [], null],
    ['the first', [1, 1], null, 1, [0], null],
    ['in order, while they fit', [2, 1, 2], null, 5, [0, 1, 2], null],
    ['a group of 3 with 2 free', [3], null, 2, [], 0],
    ['nobody goes ahead of it', [3, 1, 2], null, 2, [], 0],
    ['not before the hours are over', [3, 1], 23.9, 2, [], 0],
    ['then those who fit, in order', [3, 1, 2, 1], 24, 2, [1, 3], null],
    ['past a second one that does not fit', [3, 4, 1], 24, 2, [2], 0],
    ['the first itself, once it fits', [3, 1], 24, 3, [0], null],
    ['the one behind the first is blocked anew', [1, 3, 1], null, 2, [0], 1],
    ['nothing is blocked where no seat is left', [1, 3], null, 1, [0], null],
  ] as const)('%s', (_title, sizes, blockedHours, free, offered, blocked) => {
    const plan = planOffers(queueOf(sizes, blockedHours), free, { at: NOW, jumpHours: 24 });
    expect(idsOf(plan.offers)).toEqual(offered);
    expect(plan.blocked?.id).toBe(blocked === null ? undefined : `${blocked}`);
  });

  test('a group is blocked since there were seats, and keeps that moment', () => {
    const rules = { at: NOW, jumpHours: 24 };
    expect(planOffers(queueOf([3]), 2, rules).blocked?.since).toEqual(NOW);
    expect(planOffers(queueOf([3], 5), 1, rules).blocked?.since).toEqual(hours(-5));
  });

  test('with 0 hours nobody ever goes ahead', () => {
    const plan = planOffers(queueOf([3, 1], 9999), 2, { at: NOW, jumpHours: 0 });
    expect(plan.offers).toEqual([]);
  });
});

describe('whatever the queue', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 20 });
  const free = fc.integer({ min: 0, max: 30 });
  const blockedFor = fc.option(fc.integer({ min: 0, max: 72 }));
  const jumpHours = fc.integer({ min: 0, max: 48 });

  test('never more than the free seats, each once, in the order of the queue', () => {
    fc.assert(
      fc.property(sizes, free, blockedFor, jumpHours, (groups, seats, since, hoursToJump) => {
        const { offers } = planOffers(queueOf(groups, since), seats, { at: NOW, jumpHours: hoursToJump });
        const ids = idsOf(offers);
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
        expect(offers.reduce((sum, { persons }) => sum + persons, 0)).toBeLessThanOrEqual(seats);
      }),
    );
  });

  test('nobody is passed over but a group that does not fit, and only once it may be', () => {
    fc.assert(
      fc.property(sizes, free, blockedFor, jumpHours, (groups, seats, since, hoursToJump) => {
        const queue = queueOf(groups, since);
        const { offers } = planOffers(queue, seats, { at: NOW, jumpHours: hoursToJump });
        const last = Number(offers.at(-1)?.id ?? -1);
        const passed = queue.slice(0, Math.max(0, last)).filter((group) => !offers.includes(group));
        let left = seats;
        for (const group of queue.slice(0, Math.max(0, last))) {
          if (passed.includes(group)) expect(group.persons).toBeGreaterThan(left);
          else left -= group.persons;
        }
        const mayJump = hoursToJump > 0 && since !== null && since >= hoursToJump;
        if (!mayJump || passed[0]?.id !== '0') expect(passed).toEqual([]);
      }),
    );
  });

  test('what is left is too little for the first that is left', () => {
    fc.assert(
      fc.property(sizes, free, (groups, seats) => {
        const queue = queueOf(groups);
        const { offers } = planOffers(queue, seats, { at: NOW, jumpHours: 24 });
        const left = seats - offers.reduce((sum, { persons }) => sum + persons, 0);
        const next = queue.find((group) => !offers.includes(group));
        if (next) expect(next.persons).toBeGreaterThan(left);
      }),
    );
  });
});

test.each([
  [30 * 24, 24],
  [72.1, 24],
  [72, 2],
  [12, 2],
  [1.5, 1.5],
])('an event that begins in %s hours keeps an offer for %s', (start, kept) => {
  expect(offeredUntil(NOW, hours(start))).toEqual(hours(kept));
});
