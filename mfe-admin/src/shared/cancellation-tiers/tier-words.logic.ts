import type { CancellationTier } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import type { cancellationTiersTexts } from '../../i18n/de-CH/cancellation-tiers.ts';

type T = Translate<typeof cancellationTiersTexts>;

function costsOf(t: T, { fee, percent }: CancellationTier): string {
  if (!fee && !percent) return t('costs.free');
  return fee === null
    ? t('costs.percent', { percent: percent ?? 0 })
    : t('costs.fee', { fee: formatChf(fee) });
}

/** A tier in words; `before` is the one with more days. */
function wordsOf(
  t: T,
  tier: CancellationTier,
  before: CancellationTier | undefined,
  isLast: boolean,
): string {
  const costs = costsOf(t, tier);
  if (!before) return isLast ? t('always', { costs }) : t('from', { days: tier.fromDays, costs });
  const most = before.fromDays - 1;
  if (isLast) return t('last', { days: most, costs });
  if (most === tier.fromDays) return t('one', { days: most, costs });
  return t('between', { from: most, to: tier.fromDays, costs });
}

/** The tiers in words, in their order. */
export const tierWords = (t: T, tiers: readonly CancellationTier[]): string[] =>
  tiers.map((tier, index) => wordsOf(t, tier, tiers[index - 1], index === tiers.length - 1));
