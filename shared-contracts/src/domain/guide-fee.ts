import type { Rappen } from './money.ts';
import type { GuideLevel } from './states.ts';

interface LedDays {
  readonly level: GuideLevel | null;
  readonly days: number;
  readonly dayRates: readonly { readonly level: GuideLevel; readonly rate: Rappen }[];
}

/**
 * Reckons what leading an event brings a guide, in Rappen, by the day rate of the own level; null where there is none
 * (docs/domain/payments.md#figures-of-an-event).
 */
export function guideFee({ level, days, dayRates }: LedDays) {
  const rate = dayRates.find((each) => each.level === level)?.rate;
  return rate === undefined ? null : { days, rate, total: rate * days };
}
