/** Money is an integer number of Rappen, CHF only (docs/domain/prices.md#money). */
export type Rappen = number;

/** Rounds to the nearest 5 Rappen, halves away from zero (docs/domain/prices.md#sac-discount). */
export function round5(amount: number): Rappen {
  return Math.sign(amount) * Math.round(Math.abs(amount) / 5) * 5;
}

/** Rounds to whole Rappen, halves away from zero (docs/domain/prices.md#vat). */
export function roundHalfUp(amount: number): Rappen {
  return Math.sign(amount) * Math.round(Math.abs(amount));
}

/**
 * A percentage of an amount, whole Rappen. `percent` has two decimals at most: counted in hundredths it is whole, and the
 * share is exact until it is rounded once.
 */
export const percentOf = (amount: Rappen, percent: number): Rappen =>
  roundHalfUp((amount * Math.round(percent * 100)) / 10_000);

/** VAT contained in a gross amount. `ratePercent` is 8.1 for 8.1 %. Source: docs/domain/prices.md#vat. */
export function includedVat(gross: Rappen, ratePercent: number): Rappen {
  return roundHalfUp((gross * ratePercent) / (100 + ratePercent));
}
