import { type Rappen, round5 } from './money.ts';
import { addDays, daysBetween, type LocalDate } from './zurich.ts';

export const CANCELLATION_PRESETS = ['with_nights', 'day_tour'] as const;
export type CancellationPreset = (typeof CANCELLATION_PRESETS)[number];

/**
 * The fee of a person from so many days before the start: an amount, or a share of the person's price. Where both stand, as
 * in `cappedTiers`, the fee is the smaller of them.
 */
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

/** The preset for an event of so many days. */
export const cancellationPresetOf = (durationDays: number): CancellationPreset =>
  durationDays > 1 ? 'with_nights' : 'day_tour';

/** The tiers in their order: the most days first. */
export const inTierOrder = <Tier extends { readonly fromDays: number }>(tiers: readonly Tier[]): Tier[] =>
  tiers.toSorted((one, other) => other.fromDays - one.fromDays);

const smallestOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** All of the price is what a fee never exceeds anyway. */
const ALL = 100;

/**
 * The tiers with the limit that later ones set: nobody who leaves early pays more than who leaves late
 * (docs/domain/cancellation.md#fee). `tiers` are in their order.
 */
export const cappedTiers = <Tier extends CancellationTier>(tiers: readonly Tier[]): Tier[] =>
  tiers.map((tier, index) => {
    const still = tiers.slice(index);
    const share = smallestOf(still.map(({ percent }) => percent));
    const isLimit = tier.percent !== null || share !== ALL;
    return { ...tier, fee: smallestOf(still.map(({ fee }) => fee)), percent: isLimit ? share : null };
  });

/** The tier that holds on a day, with the limit of later ones. Once the event has begun it is the last one. */
export function cancellationTier(
  { tiers }: Pick<CancellationPolicy, 'tiers'>,
  today: LocalDate,
  start: LocalDate,
): CancellationTier {
  const days = daysBetween(today, start);
  const capped = cappedTiers(tiers);
  const tier = capped.find(({ fromDays }) => days >= fromDays) ?? capped.at(-1);
  if (!tier) throw new Error('A cancellation policy without tiers');
  return tier;
}

/** A tier that can still apply. */
export interface TierInTime {
  /** Last day of the tier; null for what holds from then on. */
  readonly until: LocalDate | null;
  readonly tier: CancellationTier;
}

/** The tiers from today on, with the last day of each and the limit of later ones (docs/domain/cancellation.md#by-the-guest). */
export const tiersFrom = (
  tiers: readonly CancellationTier[],
  today: LocalDate,
  start: LocalDate,
): TierInTime[] =>
  cappedTiers(tiers)
    .map((tier, index) => ({
      until: index === tiers.length - 1 ? null : addDays(start, -tier.fromDays),
      tier,
    }))
    .filter(({ until }) => until === null || until >= today);

/** The fee of a person who pays this price; never more than the price. A share is rounded to 5 Rappen. */
export function cancellationFee({ fee, percent }: CancellationTier, price: Rappen): Rappen {
  const share = percent === null ? price : round5((price * percent) / 100);
  return Math.min(price, fee ?? price, share);
}
