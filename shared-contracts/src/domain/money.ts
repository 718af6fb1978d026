/** Money is an integer number of Rappen, CHF only (decisions.md section 4). */
export type Rappen = number;

/** Rounds to the nearest 5 Rappen, halves away from zero (decisions D6: `round5Rp`). */
export function round5(amount: number): Rappen {
  return Math.sign(amount) * Math.round(Math.abs(amount) / 5) * 5;
}

/** Rounds to whole Rappen, halves away from zero (decisions D6: `roundHalfUp`). */
export function roundHalfUp(amount: number): Rappen {
  return Math.sign(amount) * Math.round(Math.abs(amount));
}

/** VAT contained in a gross amount. `ratePercent` is 8.1 for 8.1 %. Source: decisions D6. */
export function includedVat(gross: Rappen, ratePercent: number): Rappen {
  return roundHalfUp((gross * ratePercent) / (100 + ratePercent));
}
