import type { VatCategory } from '../domain/difficulty.ts';
import { isTaxed } from '../domain/vat.ts';
import type { Violation } from './violation.ts';

interface Checked {
  readonly category: VatCategory;
  /** Null while it is typed. */
  readonly percent: number | null;
}

/** What no schema can say of a VAT rate (docs/domain/prices.md#vat-rates). */
export function vatRateViolations({ category, percent }: Checked): Violation[] {
  if (percent === null) return [];
  const hundredths = percent * 100;
  const isExact = Math.abs(hundredths - Math.round(hundredths)) < 1e-9;
  if (!isExact)
    return [{ propertyPath: 'percent', message: 'Bitte gib höchstens zwei Stellen nach dem Komma an.' }];
  if (percent === 0 || isTaxed(category)) return [];
  return [
    { propertyPath: 'percent', message: `Auf «${category}» gibt es keine Mehrwertsteuer: bitte gib 0 an.` },
  ];
}
