import type { PriceComponentResponse } from '@firn/shared-contracts/api';
import { round5 } from '@firn/shared-contracts/domain';

export interface PriceRow {
  readonly title: string;
  /** Rappen per person, VAT included. */
  readonly normal: number;
  readonly sac: number;
}

/**
 * Price per component for one person, without and with the SAC discount (docs/domain/prices.md#sac-discount: the
 * discount is rounded to 5 Rappen per component). Components that cost nothing are left out.
 */
export function priceRows(
  components: readonly PriceComponentResponse[],
  sacDiscountPercent: number,
): readonly PriceRow[] {
  return components
    .filter(({ grossPrice }) => grossPrice > 0)
    .map(({ title, grossPrice, eligibleForSacDiscount }) => {
      const discount = eligibleForSacDiscount ? round5((grossPrice * sacDiscountPercent) / 100) : 0;
      return { title, normal: grossPrice, sac: grossPrice - discount };
    });
}

/** The VAT rates in the price, highest first, without 0 %. */
export function vatPercents(components: readonly PriceComponentResponse[]): readonly number[] {
  const percents = components
    .filter(({ grossPrice }) => grossPrice > 0)
    .map(({ vatRate }) => vatRate.percent);
  return [...new Set(percents)].filter((percent) => percent > 0).toSorted((a, b) => b - a);
}

const sum = (rows: readonly PriceRow[], column: 'normal' | 'sac') =>
  rows.reduce((total, row) => total + row[column], 0);

export const totalOf = (rows: readonly PriceRow[]) => ({
  normal: sum(rows, 'normal'),
  sac: sum(rows, 'sac'),
});
