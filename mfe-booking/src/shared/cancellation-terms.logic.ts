import { addDays, type CancellationTier, type LocalDate } from '@firn/shared-contracts/domain';

/** A tier that can still apply. */
export interface TierInTime {
  /** Last day of the tier; null for what holds from then on. */
  readonly until: LocalDate | null;
  readonly tier: CancellationTier;
}

/** The tiers from today on, with the last day of each (docs/domain/cancellation.md#by-the-guest). */
export function tiersFrom(
  tiers: readonly CancellationTier[],
  today: LocalDate,
  start: LocalDate,
): TierInTime[] {
  return tiers
    .map((tier, index) => ({
      until: index === tiers.length - 1 ? null : addDays(start, -tier.fromDays),
      tier,
    }))
    .filter(({ until }) => until === null || until >= today);
}
