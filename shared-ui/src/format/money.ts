import type { Rappen } from '@firn/shared-contracts/domain';

/** `CHF 1'290.–`, or `CHF 12.50` where there are Rappen. */
export function formatChf(amount: Rappen): string {
  const sign = amount < 0 ? '-' : '';
  const francs = Math.floor(Math.abs(amount) / 100);
  const rappen = Math.abs(amount) % 100;
  const grouped = String(francs).replace(/\B(?=(\d{3})+$)/g, "'");
  return `CHF ${sign}${grouped}.${rappen === 0 ? '–' : String(rappen).padStart(2, '0')}`;
}

/** The price of a person: `CHF 450.–`, or «kostenlos» (docs/domain/prices.md#free-of-charge). */
export const formatPrice = (price: Rappen): string => (price === 0 ? 'kostenlos' : formatChf(price));
