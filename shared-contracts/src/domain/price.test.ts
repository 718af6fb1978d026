import { describe, expect, test } from '@jest/globals';
import { pricePerPerson } from './price.ts';

describe('price per person', () => {
  const component = (grossPrice: number, eligibleForSacDiscount: boolean) => ({
    grossPrice,
    eligibleForSacDiscount,
  });
  test.each([
    ['no component', [], 10, { normal: 0, sac: 0 }],
    ['nothing eligible', [component(45_000, false)], 10, { normal: 45_000, sac: 45_000 }],
    ['ten percent', [component(45_000, true), component(8_000, false)], 10, { normal: 53_000, sac: 48_500 }],
    [
      'each discount to 5 Rappen',
      [component(125, true), component(125, true)],
      10,
      { normal: 250, sac: 220 },
    ],
  ])('%s', (_name, components, percent, price) => {
    expect(pricePerPerson(components, percent)).toEqual(price);
  });
});
