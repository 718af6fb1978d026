import type { Rappen } from './money.ts';

/** Kinds of costs that guests pay on site, to others (docs/domain/prices.md#extra-costs). */
export const EXTRA_COST_KINDS = ['railway', 'half_board', 'drinks', 'gear', 'entrance', 'other'] as const;
export type ExtraCostKind = (typeof EXTRA_COST_KINDS)[number];

/** The most entries of a tour. */
export const MOST_EXTRA_COSTS = 12;
/** Characters of what is said of one. */
export const EXTRA_COST_NOTE_LENGTH = 80;

const FIVE_FRANCS = 500;

interface PaidOnSite {
  readonly amount: Rappen | null;
}

/**
 * Rappen that a tour costs in all, «rund CHF 540.–»: its price and what is known of the extra costs of each person,
 * rounded up to five francs; null where nothing is known beside the price (docs/domain/prices.md#extra-costs).
 */
export function costInAll(price: Rappen, costs: readonly PaidOnSite[], persons = 1): Rappen | null {
  const known = costs.flatMap(({ amount }) => amount ?? []);
  if (known.length === 0) return null;
  const sum = price + persons * known.reduce((all, amount) => all + amount, 0);
  return Math.ceil(sum / FIVE_FRANCS) * FIVE_FRANCS;
}
