import type { Rappen } from '@firn/shared-contracts/domain';
import { type PersonPrices, priceOfUnit, type UnitId, type WantedUnit } from './octo-units.ts';

/**
 * Writes an amount of `octo/pricing`: what guests pay us, VAT included. There is no net price, because a partner earns a
 * commission (docs/domain/octo.md#prices).
 */
export const pricing = (amount: Rappen) => ({
  original: amount,
  retail: amount,
  net: null,
  currency: 'CHF',
  currencyPrecision: 2,
  includedTaxes: [],
});

const cheapest = (prices: readonly PersonPrices[], unit: UnitId): Rappen =>
  Math.min(...prices.map((price) => priceOfUnit(unit, price)));

/** Tells the lowest price of a unit. */
export const pricingFrom = (prices: readonly PersonPrices[], unit: UnitId) => [
  pricing(cheapest(prices, unit)),
];

/** Tells what each unit pays at the cheapest of these dates. */
export const unitPricing = (prices: readonly PersonPrices[], units: readonly UnitId[]) =>
  units.map((unitId) => ({ unitId, ...pricing(cheapest(prices, unitId)) }));

/** Tells what all wanted units together pay at the cheapest of these dates. */
export function totalPricing(prices: readonly PersonPrices[], wanted: readonly WantedUnit[]) {
  const totals = prices.map((price) =>
    wanted.reduce((sum, { id, quantity }) => sum + priceOfUnit(id, price) * quantity, 0),
  );
  return pricing(Math.min(...totals));
}
