import type { VatTotal } from '@firn/shared-contracts/api';

type Rate = Pick<VatTotal, 'vatCategory' | 'vatPercent'>;

interface Exemption {
  /** In the column of a line. */
  readonly short: string;
  readonly means: string;
}

/** Only bookkeeping knows the codes of the categories: the paper says them in words. */
const EXEMPT: Readonly<Record<string, Exemption>> = {
  UNO: { short: 'ausg.', means: 'von der MWST ausgenommen (Ausbildung, Art. 21 MWSTG)' },
  ULA: { short: 'Ausland', means: 'Leistung im Ausland, nicht der Schweizer MWST unterstellt' },
};

/** VAT categories as an invoice says them (docs/domain/prices.md#vat-categories). */
export const vatWords = {
  short: ({ vatCategory, vatPercent }: Rate): string => EXEMPT[vatCategory]?.short ?? `${vatPercent} %`,
  long: ({ vatCategory, vatPercent }: Rate): string => {
    const exempt = EXEMPT[vatCategory];
    return exempt ? `${exempt.short}: ${exempt.means}` : `MWST ${vatPercent} %`;
  },
};
