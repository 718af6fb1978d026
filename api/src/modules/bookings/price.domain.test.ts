import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { componentsInForce, type PricedComponent, priceOf } from './price.domain.ts';

const component = (changes: Partial<PricedComponent> = {}): PricedComponent => ({
  title: 'Anteil Tour',
  grossPrice: 39_500,
  eligibleForSacDiscount: true,
  vatCategory: 'Sal2.1, 8.1%',
  vatPercent: 8.1,
  accommodationCost: false,
  accountingNo: '277',
  ...changes,
});

const guest = { sac: false };
const member = { sac: true };

describe('the price of a booking', () => {
  test.each([
    ['a guest pays the gross price', guest, component(), 39_500, 0, 2960],
    ['a member gets 10 %', member, component(), 35_550, 3950, 2664],
    [
      'but not on what is not eligible',
      member,
      component({ eligibleForSacDiscount: false }),
      39_500,
      0,
      2960,
    ],
    ['the discount is rounded to 5 Rappen', member, component({ grossPrice: 12_345 }), 11_110, 1235, 832],
    ['2.5 Rappen of discount become 5', member, component({ grossPrice: 25 }), 20, 5, 1],
    ['what is exempt contains no VAT', guest, component({ vatCategory: 'UNO', vatPercent: 0 }), 39_500, 0, 0],
    [
      'a night has its own rate',
      guest,
      component({ grossPrice: 8_500, vatPercent: 3.8, vatCategory: 'Sal2.1, 3.8%' }),
      8_500,
      0,
      311,
    ],
  ])('%s', (_title, person, priced, total, discount, vat) => {
    const price = priceOf([priced], [person], 10);
    expect(price.lines).toHaveLength(1);
    expect(price.lines[0]).toMatchObject({ person: 0, gross: priced.grossPrice, discount, total, vat });
    expect(price.total).toBe(total);
  });

  test('every person pays every component, in order', () => {
    const price = priceOf(
      [component(), component({ title: 'Anteil Übernachtung', grossPrice: 8_500, vatPercent: 3.8 })],
      [guest, member],
      10,
    );
    expect(price.lines.map((line) => [line.person, line.title])).toEqual([
      [0, 'Anteil Tour'],
      [0, 'Anteil Übernachtung'],
      [1, 'Anteil Tour'],
      [1, 'Anteil Übernachtung'],
    ]);
  });

  test('components that cost nothing have no line', () => {
    expect(priceOf([component({ grossPrice: 0 })], [guest], 10)).toEqual({
      lines: [],
      vatTotals: [],
      total: 0,
    });
  });

  test('a material that costs nothing has a line, so that what somebody gets is named', () => {
    const beacon = {
      '@id': '/api/renting_materials/1',
      title: 'LVS-Gerät',
      price: 0,
      vatCategory: 'Sal1, 8.1%',
      vatPercent: 8.1,
      accountingNo: '3400',
    } as const;
    const { lines, total } = priceOf([], [{ ...guest, rentingMaterial: [beacon['@id']] }], 10, [beacon]);
    expect(lines.map(({ origin, title, total }) => [origin, title, total])).toEqual([
      ['material', 'LVS-Gerät', 0],
    ]);
    expect(total).toBe(0);
  });

  test("an event's own list replaces the offer's", () => {
    expect(componentsInForce(['event'], ['offer', 'offer'])).toEqual(['event']);
    expect(componentsInForce([], ['offer'])).toEqual(['offer']);
  });
});

const components = fc.array(
  fc.record({
    title: fc.constantFrom('Anteil Tour', 'Anteil Übernachtung', 'Anteil Ausbildung'),
    grossPrice: fc.integer({ min: 0, max: 400_000 }).map((steps) => steps * 5),
    eligibleForSacDiscount: fc.boolean(),
    vatCategory: fc.constantFrom('UNO', 'Sal2.1, 8.1%'),
    vatPercent: fc.constantFrom(0, 2.6, 3.8, 8.1),
    accommodationCost: fc.boolean(),
    accountingNo: fc.constantFrom('277', '300'),
  }),
  { maxLength: 6 },
);
const persons = fc.array(fc.record({ sac: fc.boolean() }), { minLength: 1, maxLength: 8 });
const percent = fc.integer({ min: 0, max: 100 });

describe('whatever the price list', () => {
  const always = (check: (price: ReturnType<typeof priceOf>) => void) =>
    fc.assert(fc.property(components, persons, percent, (c, p, d) => check(priceOf(c, p, d))));

  test('the lines add up to the total', () => {
    always(({ lines, total }) => expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total));
  });

  test('every amount to pay is a multiple of 5 Rappen and never negative', () => {
    always(({ lines }) => {
      for (const line of lines) {
        expect(line.total % 5).toBe(0);
        expect(line.discount % 5).toBe(0);
        expect(line.total).toBeGreaterThanOrEqual(0);
        expect(line.total).toBe(line.gross - line.discount);
      }
    });
  });

  test("the VAT totals are the sums of their lines' VAT and amounts", () => {
    always(({ lines, vatTotals, total }) => {
      expect(vatTotals.reduce((sum, row) => sum + row.total, 0)).toBe(total);
      for (const row of vatTotals) {
        const own = lines.filter(
          (line) => line.vatCategory === row.vatCategory && line.vatPercent === row.vatPercent,
        );
        expect(own.reduce((sum, line) => sum + line.vat, 0)).toBe(row.vat);
        expect(own.reduce((sum, line) => sum + line.total, 0)).toBe(row.total);
      }
    });
  });

  test('VAT is included in the amount', () => {
    always(({ lines }) => {
      for (const line of lines)
        expect(
          Math.abs(line.total - line.vat - line.total / (1 + line.vatPercent / 100)),
        ).toBeLessThanOrEqual(0.5);
    });
  });
});
