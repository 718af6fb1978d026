import {
  type CancellationPolicy,
  type CancellationTier,
  tiersFrom,
  zurichDate,
} from '@firn/shared-contracts/domain';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { cancellationTexts } from '../i18n/de-CH/cancellation.ts';
import styles from './facts.module.css';

function costs(t: Translate<typeof cancellationTexts>, { fee, percent }: CancellationTier): string {
  if (fee === 0 || percent === 0) return t('free');
  if (fee === null) return t('percent', { percent: percent ?? 0 });
  if (percent === null) return t('fee', { fee: formatChf(fee) });
  return t('feeAtMost', { fee: formatChf(fee), percent });
}

interface CancellationTermsProps {
  readonly policy: Pick<CancellationPolicy, 'tiers'>;
  /** Of the event, an instant. */
  readonly start: string;
}

/** What cancelling costs from today on, each tier with its last day. */
export function CancellationTerms({ policy, start }: CancellationTermsProps) {
  const t = useTexts(cancellationTexts);
  const today = zurichDate(useShell().now());
  const tiers = tiersFrom(policy.tiers, today, zurichDate(new Date(start)));
  const when = (until: string | null) => {
    if (until) return t('until', { date: formatLocalDate(until) });
    return t(tiers.length > 1 ? 'after' : 'now');
  };
  return (
    <dl className={styles.facts}>
      {tiers.map(({ until, tier }) => (
        <div key={tier.fromDays}>
          <dt>{when(until)}</dt>
          <dd>{costs(t, tier)}</dd>
        </div>
      ))}
    </dl>
  );
}
