import { describe, expect, test } from '@jest/globals';
import { type EventFacts, eventFigures, type LineSum } from './event-figures.domain.ts';

const tour: LineSum = {
  title: 'Anteil Tour',
  origin: 'component',
  vatCategory: 'Sal2.1, 8.1%',
  vatPercent: 8.1,
  total: 158_000,
  vat: 11_840,
};
const night: LineSum = {
  ...tour,
  title: 'Anteil Übernachtung',
  vatCategory: 'Sal2.1, 3.8%',
  vatPercent: 3.8,
  total: 34_000,
  vat: 1_244,
};
const course: LineSum = {
  ...tour,
  title: 'Anteil Ausbildung',
  vatCategory: 'UNO',
  vatPercent: 0,
  total: 50_000,
  vat: 0,
};
const fee: LineSum = {
  ...tour,
  title: 'Annullationskosten',
  origin: 'fee',
  vatCategory: '',
  vatPercent: 0,
  total: 8_000,
  vat: 0,
};

const anExpense = (amount: number) => ({ title: 'Seilbahn', amount });

const FACTS: EventFacts = {
  durationDays: 2,
  persons: 4,
  owed: 200_000,
  paid: 150_000,
  open: 60_000,
  lines: [tour, night, fee],
  guides: [{ name: 'Beat Berger', level: 'guide1' }],
  expenses: [anExpense(4_600), anExpense(9_000)],
  dayRates: [{ level: 'guide1', rate: 68_000 }],
  vatMethod: 'effective',
  flatRatePercent: 2.1,
};

const figuresOf = (changes: Partial<EventFacts> = {}) => eventFigures({ ...FACTS, ...changes });

describe('revenue', () => {
  test('is told by component and by VAT, without the fees', () => {
    expect(figuresOf()).toMatchObject({
      components: [
        { title: 'Anteil Tour', total: 158_000, vat: 11_840 },
        { title: 'Anteil Übernachtung', total: 34_000, vat: 1_244 },
      ],
      vat: [
        { category: 'Sal2.1, 8.1%', percent: 8.1, total: 158_000, vat: 11_840 },
        { category: 'Sal2.1, 3.8%', percent: 3.8, total: 34_000, vat: 1_244 },
      ],
      revenue: 192_000,
      fees: 8_000,
    });
  });

  test('of one title at two rates is one component and two rates', () => {
    const before = { ...tour, vatCategory: 'Sal2.0, 7.7%', vatPercent: 7.7, total: 10_000, vat: 715 };
    const { components, vat } = figuresOf({ lines: [tour, before] });
    expect(components).toEqual([{ title: 'Anteil Tour', total: 168_000, vat: 12_555 }]);
    expect(vat.map(({ category }) => category)).toEqual(['Sal2.1, 8.1%', 'Sal2.0, 7.7%']);
  });

  test('that was taken back as a whole has no line', () => {
    const { components, vat, revenue } = figuresOf({ lines: [tour, { ...night, total: 0, vat: 0 }] });
    expect([components.length, vat.length, revenue]).toEqual([1, 1, 158_000]);
  });
});

test.each<[string, Partial<EventFacts>, number]>([
  ['what the prices contain', {}, 11_840 + 1_244],
  // 2.1 % of 1920.–, which is 40.32.
  ['the flat share of the turnover', { vatMethod: 'flat_rate' }, 4_032],
  ['nothing of what is not taxed', { vatMethod: 'flat_rate', lines: [course, fee] }, 0],
])('VAT that is owed is %s', (_what, changes, vatOwed) => {
  expect(figuresOf(changes).vatOwed).toBe(vatOwed);
});

describe('costs', () => {
  test('are the days of each guide at the rate of the level, and the expenses', () => {
    const guides = [
      { name: 'Beat Berger', level: 'guide1' },
      { name: 'Lea Frei', level: 'aspirant1' },
      { name: 'Urs Käser', level: null },
    ] as const;
    const figures = figuresOf({ guides });
    expect(figures.guides.map(({ days, rate, cost }) => [days, rate, cost])).toEqual([
      [2, 68_000, 136_000],
      [2, null, 0],
      [2, null, 0],
    ]);
    expect([figures.guideCost, figures.expenses]).toEqual([136_000, 13_600]);
  });

  test('and VAT leave the margin, and fees are part of it', () => {
    expect(figuresOf().margin).toBe(192_000 - 13_084 + 8_000 - 136_000 - 13_600);
    expect(figuresOf({ lines: [fee] }).margin).toBe(8_000 - 149_600);
  });
});

test.each<[string, Partial<EventFacts>, number | null]>([
  // 1496.– by 447.29 a person.
  ['the costs by what a person brings, rounded up', {}, 4],
  ['exactly as many as cover them', { lines: [course], persons: 2, expenses: [anExpense(14_000)] }, 6],
  ['0 where nothing is spent', { guides: [], expenses: [] }, 0],
  ['unknown while nobody takes part', { persons: 0, lines: [] }, null],
  ['unknown where persons bring nothing', { lines: [] }, null],
])('the event pays from persons: %s', (_what, changes, persons) => {
  expect(figuresOf(changes).breakEvenPersons).toBe(persons);
});
