import { BEXIO_FEE, type BexioPatch, type BexioResponse } from '@firn/shared-contracts/api';
import { VAT_CATEGORIES } from '@firn/shared-contracts/domain';

export type BexioValues = Required<BexioPatch>;

/** Values that the form edits: a row for every VAT category and every number that there is, mapped or not. */
export function bexioValues({
  active,
  startsOn,
  taxes,
  accounts,
  accountingNos,
}: BexioResponse): BexioValues {
  const taxOf = (category: string) => taxes.find((each) => each.category === category)?.taxId ?? null;
  const accountOf = (no: string) => accounts.find((each) => each.accountingNo === no)?.accountId ?? null;
  return {
    active,
    startsOn,
    taxes: [...VAT_CATEGORIES, BEXIO_FEE as 'fee'].map((category) => ({ category, taxId: taxOf(category) })),
    accounts: [...accountingNos, BEXIO_FEE].map((accountingNo) => ({
      accountingNo,
      accountId: accountOf(accountingNo),
    })),
  };
}
