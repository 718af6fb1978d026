import { type Rappen, round5 } from './money.ts';
import { daysBetween, type LocalDate } from './zurich.ts';

export const CANCELLATION_PRESETS = ['with_nights', 'day_tour'] as const;
export type CancellationPreset = (typeof CANCELLATION_PRESETS)[number];

/** The fee of a person from so many days before the start: an amount, or a share of the person's price. */
export interface CancellationTier {
  readonly fromDays: number;
  /** Rappen; null where `percent` counts. */
  readonly fee: Rappen | null;
  readonly percent: number | null;
}

/** As it was in force when a booking was made (docs/domain/cancellation.md#by-the-guest). */
export interface CancellationPolicy {
  readonly preset: CancellationPreset;
  readonly version: number;
  /** The most days first; the last one begins at 0 and holds for who does not come, too. */
  readonly tiers: CancellationTier[];
}

const amount = (fromDays: number, fee: Rappen): CancellationTier => ({ fromDays, fee, percent: null });
const share = (fromDays: number, percent: number): CancellationTier => ({ fromDays, fee: null, percent });

/** The newest version of each preset. Whoever changes a tier raises the version: bookings keep their own. */
export const CANCELLATION_POLICIES: Readonly<Record<CancellationPreset, CancellationPolicy>> = {
  with_nights: {
    preset: 'with_nights',
    version: 1,
    tiers: [amount(31, 8_000), share(20, 50), share(10, 75), share(0, 100)],
  },
  day_tour: {
    preset: 'day_tour',
    version: 1,
    tiers: [amount(8, 5_000), share(3, 70), share(0, 100)],
  },
};

/** The policy in force for an event of so many days. */
export const cancellationPolicyFor = (durationDays: number): CancellationPolicy =>
  CANCELLATION_POLICIES[durationDays > 1 ? 'with_nights' : 'day_tour'];

/** The tier that holds on a day. Once the event has begun it is the last one. */
export function cancellationTier(
  { tiers }: CancellationPolicy,
  today: LocalDate,
  start: LocalDate,
): CancellationTier {
  const days = daysBetween(today, start);
  const tier = tiers.find(({ fromDays }) => days >= fromDays) ?? tiers.at(-1);
  if (!tier) throw new Error('A cancellation policy without tiers');
  return tier;
}

/** The fee of a person who pays this price; never more than the price. A share is rounded to 5 Rappen. */
export function cancellationFee({ fee, percent }: CancellationTier, price: Rappen): Rappen {
  return Math.min(price, fee ?? round5((price * (percent ?? 0)) / 100));
}
