import { DEFAULT_ACCOUNTING_NO } from '@firn/shared-contracts/domain';
import { PRICE_PARTS, VAT_RATES } from '../catalogue/lookups.ts';
import type { PriceSeed } from '../catalogue/types.ts';

export interface PriceComponentSeed {
  readonly title: string;
  /** Rappen. */
  readonly grossPrice: number;
  readonly vatCategory: string;
  readonly vatPercent: number;
  readonly eligibleForSacDiscount: boolean;
  readonly accommodationCost: boolean;
  readonly accountingNo: string;
}

/** The components of an offer that cost something, in the order of docs/domain/prices.md#default-components. */
export function priceComponentsOf(price: PriceSeed): PriceComponentSeed[] {
  return PRICE_PARTS.flatMap(({ part, title, category, sac, accommodation }) => {
    const francs = price[part] ?? 0;
    if (francs === 0) return [];
    const rate = VAT_RATES.find((candidate) => candidate.category === category);
    if (!rate) throw new Error(`No VAT rate ${category}`);
    return {
      title,
      grossPrice: francs * 100,
      vatCategory: category,
      vatPercent: rate.percent,
      eligibleForSacDiscount: sac,
      accommodationCost: accommodation,
      accountingNo: DEFAULT_ACCOUNTING_NO,
    };
  });
}
