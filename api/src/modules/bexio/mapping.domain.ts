import { BEXIO_FEE } from '@firn/shared-contracts/api';
import { type DatedRate, type LocalDate, lastDayOfRate } from '@firn/shared-contracts/domain';
import type { Maps } from './positions.domain.ts';

export interface MappingContext {
  readonly rates: readonly DatedRate[];
  readonly accountingNos: readonly string[];
  readonly today: LocalDate;
}

/** VAT categories that hold today or later. */
function categoriesOf({ rates, today }: MappingContext): string[] {
  const current = rates.filter((rate) => (lastDayOfRate(rate, rates) ?? today) >= today);
  return [...new Set(current.map(({ category }) => category))].sort();
}

/** Everything that has no tax or account yet, in words. */
export function missingIn({ taxes, accounts }: Maps, context: MappingContext): string[] {
  const hasTax = (category: string) => taxes.some((each) => each.category === category && each.taxId);
  const hasAccount = (no: string) => accounts.some((each) => each.accountingNo === no && each.accountId);
  const withoutTax = categoriesOf(context).filter((category) => !hasTax(category));
  const withoutAccount = context.accountingNos.filter((no) => !hasAccount(no));
  return [
    ...withoutTax.map((category) => `Steuersatz für «${category}»`),
    ...(hasTax(BEXIO_FEE) ? [] : ['Steuersatz für Annullationsgebühren']),
    ...withoutAccount.map((no) => `Konto für die Nummer «${no}»`),
    ...(hasAccount(BEXIO_FEE) ? [] : ['Konto für Annullationsgebühren']),
  ];
}
