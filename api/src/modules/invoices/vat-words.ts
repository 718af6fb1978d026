import type { VatTotal } from '@firn/shared-contracts/api';

type Rate = Pick<VatTotal, 'vatCategory' | 'vatPercent'>;

const EXEMPT: Readonly<Record<string, string>> = {
  UNO: 'UNO: von der MWST ausgenommen (Ausbildung, Art. 21 MWSTG)',
  ULA: 'ULA: Leistung im Ausland, nicht der Schweizer MWST unterstellt',
};

/** VAT categories as an invoice says them (docs/domain/prices.md#vat-categories). */
export const vatWords = {
  short: ({ vatCategory, vatPercent }: Rate): string =>
    vatCategory in EXEMPT ? vatCategory : `${vatPercent} %`,
  long: ({ vatCategory, vatPercent }: Rate): string => EXEMPT[vatCategory] ?? `MWST ${vatPercent} %`,
};
