import { BEXIO_FEE, type BexioPatch } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { decimalOf } from './system/amounts.domain.ts';

/** A tax of bexio's own list. */
export interface Tax {
  readonly id: number;
  readonly title: string;
  readonly percent: number;
}

/** An invoice of ours cannot be written in bexio; the message is a sentence for the office. */
export class NotMapped extends Error {
  override readonly name = 'NotMapped';
}

export interface Position {
  readonly type: 'KbPositionCustom';
  readonly amount: string;
  readonly unit_price: string;
  readonly account_id: number;
  readonly tax_id: number;
  readonly text: string;
}

/** A line of an invoice. */
interface Line {
  readonly person: string;
  readonly title: string;
  readonly total: Rappen;
  /** Empty for a fee. */
  readonly vatCategory: string;
  readonly vatPercent: number;
  readonly accountingNo: string;
}

/** The tax of bexio for each VAT category, and its account for each `accountingNo`. */
export type Maps = Required<Pick<BexioPatch, 'taxes' | 'accounts'>>;

/** Two decimals of a rate are all there are. */
const isSameRate = (a: number, b: number): boolean => Math.round(a * 100) === Math.round(b * 100);

const REMEDY = 'Bitte wähle ihn unter Einstellungen › bexio.';

/** @throws NotMapped where none is chosen, the chosen one is gone, or its rate is another. */
function taxOf({ vatCategory, vatPercent }: Line, { taxes }: Maps, known: readonly Tax[]): number {
  const isFee = vatCategory === '';
  const category = isFee ? BEXIO_FEE : vatCategory;
  const words = isFee ? 'Annullationsgebühren' : `«${vatCategory}»`;
  const chosen = taxes.find((each) => each.category === category)?.taxId;
  if (!chosen) throw new NotMapped(`Für ${words} ist kein Steuersatz gewählt. ${REMEDY}`);
  const tax = known.find(({ id }) => id === chosen);
  if (!tax)
    throw new NotMapped(
      `Den Steuersatz, der für ${words} gewählt ist, gibt es in bexio nicht mehr. Bitte wähle einen anderen unter Einstellungen › bexio.`,
    );
  if (!isSameRate(tax.percent, vatPercent))
    throw new NotMapped(
      `Für ${words} ist in bexio «${tax.title}» mit ${tax.percent} % gewählt, auf der Rechnung stehen ${vatPercent} %. Bitte wähle den passenden Steuersatz unter Einstellungen › bexio.`,
    );
  return chosen;
}

/** @throws NotMapped where none is chosen. */
function accountOf({ vatCategory, accountingNo }: Line, { accounts }: Maps): number {
  const isFee = vatCategory === '';
  const key = isFee ? BEXIO_FEE : accountingNo;
  const chosen = accounts.find((each) => each.accountingNo === key)?.accountId;
  if (chosen) return chosen;
  const words = isFee ? 'Annullationsgebühren' : `die Nummer «${accountingNo}»`;
  throw new NotMapped(`Für ${words} ist kein Konto gewählt. Bitte wähle es unter Einstellungen › bexio.`);
}

/**
 * Lines of an invoice as bexio takes them: VAT included, one of each, below 0 what is taken back.
 * @throws NotMapped
 */
export const positionsOf = (lines: readonly Line[], maps: Maps, taxes: readonly Tax[]): Position[] =>
  lines.map((line) => ({
    type: 'KbPositionCustom',
    amount: '1',
    unit_price: decimalOf(line.total),
    account_id: accountOf(line, maps),
    tax_id: taxOf(line, maps, taxes),
    text: [line.title, line.person].filter(Boolean).join(', '),
  }));
