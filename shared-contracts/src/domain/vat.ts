import type { VatCategory } from './difficulty.ts';
import type { LocalDate } from './zurich.ts';

/** A VAT rate and the days of service it is for, both inclusive. */
export interface DatedRate {
  readonly category: VatCategory;
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate | null;
}

export const isValidOn = ({ validFrom, validTo }: DatedRate, date: LocalDate): boolean =>
  validFrom <= date && (validTo === null || date <= validTo);

/** Categories that took each other's place when the rates changed. */
const SUCCESSIONS: readonly (readonly VatCategory[])[] = [
  ['Sal2.0, 3.7%', 'Sal2.1, 3.8%'],
  ['Sal2.0, 7.7%', 'Sal2.1, 8.1%'],
];

/**
 * The rate in force on the day of service (docs/domain/prices.md#vat): the chosen one where it is valid then, else the
 * one of the same kind that is. Where there is none, the chosen one stays.
 */
export function rateOn<Rate extends DatedRate>(chosen: Rate, rates: readonly Rate[], date: LocalDate): Rate {
  if (isValidOn(chosen, date)) return chosen;
  const kin = SUCCESSIONS.find((categories) => categories.includes(chosen.category)) ?? [chosen.category];
  return rates.find((rate) => kin.includes(rate.category) && isValidOn(rate, date)) ?? chosen;
}
