import type { Translate } from '@firn/shared-ui/i18n';
import type { financePeriodTexts } from '../../i18n/de-CH/finance-period.ts';

/** The meaning of a category without tax, in words. */
export function vatWords(vatCategory: string, t: Translate<typeof financePeriodTexts>): string | undefined {
  if (vatCategory === 'UNO' || vatCategory === 'ULA') return t(`untaxed.${vatCategory}`);
  return undefined;
}
