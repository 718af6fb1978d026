import { addDays } from '@firn/shared-contracts/domain';
import { CANCELLATION_POLICIES } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  agreedCancellationLines,
  cancellationLines,
  endingChange,
  freeEnding,
  type NewLine,
  standingLines,
  sumOf,
  undoing,
} from './ledger.domain.ts';
import { type PriceLine, priceOf } from './price.domain.ts';

const COMPONENTS = [
  {
    title: 'Anteil Tour',
    grossPrice: 39_500,
    eligibleForSacDiscount: true,
    vatCategory: 'Sal2.1, 8.1%',
    vatPercent: 8.1,
    accommodationCost: false,
    accountingNo: '300',
  },
  {
    title: 'Anteil Übernachtung',
    grossPrice: 8_500,
    eligibleForSacDiscount: false,
    vatCategory: 'Sal2.1, 3.8%',
    vatPercent: 3.8,
    accommodationCost: true,
    accountingNo: '300',
  },
];
const booked = priceOf(COMPONENTS, [{ sac: false }, { sac: true }], 10).lines;
const POLICY = { policy: CANCELLATION_POLICIES.with_nights, start: '2026-07-15' };

/** What a person pays by now. */
const owedBy = (lines: readonly PriceLine[], person: number) =>
  sumOf(lines.filter((line) => line.person === person));

const after = (lines: readonly PriceLine[], added: readonly NewLine[]): PriceLine[] => {
  const change = Math.max(...lines.map((line) => line.change)) + 1;
  return [...lines, ...added.map((line) => ({ ...line, change }))];
};

describe('a cancellation', () => {
  test('takes back what the person pays, and leaves the fee', () => {
    const added = cancellationLines(booked, [1], { ...POLICY, today: '2026-06-20' });
    expect(added.map(({ kind, title, total }) => [kind, title, total])).toEqual([
      ['credit', 'Anteil Tour', -35_550],
      ['credit', 'Anteil Übernachtung', -8_500],
      ['fee', 'Annullationskosten', 22_025],
    ]);
    expect(
      added.map(({ origin, accommodationCost, accountingNo }) => [origin, accommodationCost, accountingNo]),
    ).toEqual([
      ['component', false, '300'],
      ['component', true, '300'],
      ['fee', false, '300'],
    ]);
    const lines = after(booked, added);
    expect([owedBy(lines, 0), owedBy(lines, 1)]).toEqual([48_000, 22_025]);
  });

  test('has no line for a fee of nothing', () => {
    expect(agreedCancellationLines(booked, [0, 1], 0).every(({ kind }) => kind === 'credit')).toBe(true);
  });

  test('shares a fee set by hand, no person above the own price', () => {
    const added = agreedCancellationLines(booked, [0, 1], 50_000);
    const fees = added.filter(({ kind }) => kind === 'fee');
    expect(fees.map(({ person, total }) => [person, total])).toEqual([
      [0, 48_000],
      [1, 2_000],
    ]);
  });
});

describe('the change that ended a booking', () => {
  const ended = after(booked, agreedCancellationLines(booked, [0, 1], 8_000));

  test('is the last one, if it took back what these persons paid', () => {
    expect(endingChange(ended, [0, 1])).toBe(1);
    expect(endingChange(booked, [0, 1])).toBeNull();
  });

  test('is none that was about somebody else, or that was undone', () => {
    expect(
      endingChange(after(booked, cancellationLines(booked, [1], { ...POLICY, today: '2026-06-20' })), [0]),
    ).toBeNull();
    expect(endingChange(after(ended, undoing(ended, 1)), [0, 1])).toBeNull();
  });

  test('leaves a line of nothing where nothing was paid', () => {
    expect(endingChange(after(ended, [freeEnding(ended, 0)]), [0, 1])).toBe(2);
    expect(sumOf([freeEnding(ended, 0)])).toBe(0);
  });
});

test('a change undone leaves the sum and the parts as they were, how often soever', () => {
  const days = fc.integer({ min: -2, max: 60 });
  const choice = fc.subarray([0, 1], { minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(days, choice), { maxLength: 6 }), (rounds) => {
      let lines: PriceLine[] = [...booked];
      for (const [day, persons] of rounds) {
        const today = addDays(POLICY.start, -day);
        lines = after(lines, cancellationLines(lines, persons, { ...POLICY, today }));
        expect(standingLines(lines, persons[0] ?? 0)).toEqual([]);
        lines = after(lines, undoing(lines, lines.at(-1)?.change ?? 0));
        expect(sumOf(lines)).toBe(sumOf(booked));
        for (const person of [0, 1])
          expect(standingLines(lines, person).map(({ title, total }) => [title, total])).toEqual(
            standingLines(booked, person).map(({ title, total }) => [title, total]),
          );
      }
    }),
  );
});
