import type { VatCategory } from './difficulty.ts';
import { type DatedFrom, inForceOn, lastDayOf } from './validity.ts';
import type { LocalDate } from './zurich.ts';

/** A VAT rate and the first day of service it is for; it holds until the next one of the same tax begins. */
export interface DatedRate extends DatedFrom {
  readonly category: VatCategory;
}

/** The same with its last day; null while no later one is known. */
interface EndingRate extends DatedRate {
  readonly validTo: LocalDate | null;
}

export const isValidOn = ({ validFrom, validTo }: EndingRate, date: LocalDate): boolean =>
  validFrom <= date && (validTo === null || date <= validTo);

/** Categories that took each other's place when the rates changed. */
const SUCCESSIONS: readonly (readonly VatCategory[])[] = [
  ['Sal2.0, 3.7%', 'Sal2.1, 3.8%'],
  ['Sal2.0, 7.7%', 'Sal2.1, 8.1%'],
];

/** Categories without tax, whatever the day. */
const UNTAXED: readonly VatCategory[] = ['UNO', 'ULA'];

/** True for a category that VAT is owed for; a code of the accounting, as lines keep it. */
export const isTaxed = (category: string): boolean => !UNTAXED.some((untaxed) => untaxed === category);

/** Rates of the same tax, which follow each other in time. */
export function ratesOfTax<Rate extends DatedRate>(category: VatCategory, rates: readonly Rate[]): Rate[] {
  const tax = SUCCESSIONS.find((categories) => categories.includes(category)) ?? [category];
  return rates.filter((rate) => tax.includes(rate.category));
}

/** The last day of a rate among all of them. */
export const lastDayOfRate = <Rate extends DatedRate>(rate: Rate, rates: readonly Rate[]): LocalDate | null =>
  lastDayOf(rate, ratesOfTax(rate.category, rates));

/**
 * The rate in force on the day of service (docs/domain/prices.md#vat): of the tax that was chosen, the one that holds
 * then. Where there is none, the chosen one stays.
 */
export const rateOn = <Rate extends DatedRate>(chosen: Rate, rates: readonly Rate[], date: LocalDate): Rate =>
  inForceOn(ratesOfTax(chosen.category, rates), date) ?? chosen;

/** The VAT on receipts of others, in percent, by its kind (docs/domain/events.md#receipts-and-pictures-of-a-report). */
export const RECEIPT_VAT_PERCENTS = { normal: 8.1, lodging: 3.8, reduced: 2.6, none: 0 } as const;
export type ReceiptVat = keyof typeof RECEIPT_VAT_PERCENTS;
export const RECEIPT_VATS = Object.keys(RECEIPT_VAT_PERCENTS) as readonly ReceiptVat[];
