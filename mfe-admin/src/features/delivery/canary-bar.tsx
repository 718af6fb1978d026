import type { Canary, RemoteDescription } from '@firn/shared-contracts/delivery';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import styles from './canary-bar.module.css';
import { type ChangeIntent, EVERYBODY, widerShares } from './change.logic.ts';
import { formatPercent } from './measures.ts';

interface CanaryBarProps {
  readonly remote: RemoteDescription;
  readonly canary: Canary;
  readonly onChange: (intent: ChangeIntent) => void;
}

/** A version on trial: how many visitors have it, and what can be done with it. */
export function CanaryBar({ remote, canary, onChange }: CanaryBarProps) {
  const t = useTexts(deliveryTexts);
  const { version, percent, staff, since } = canary;
  const share = formatPercent(percent);
  const current = remote.current ?? '';
  const deliver = (to: number) => onChange({ kind: 'deliver', remote, version, percent: to });
  return (
    <div className={styles.canary}>
      <p className={styles.line}>
        <strong>{t(staff ? 'canary.withStaff' : 'canary.line', { version, percent: share })}</strong>{' '}
        <span className={styles.minor}>{t('since', { date: formatDateTime(since) })}</span>
      </p>
      <div
        className={styles.bar}
        role="img"
        aria-label={t('canary.bar', {
          version,
          percent: share,
          current,
          rest: formatPercent(EVERYBODY - percent),
        })}
      >
        <span style={{ flexGrow: EVERYBODY - percent }}>{current}</span>
        <span style={{ flexGrow: percent }} data-trial="">
          {share}
        </span>
      </div>
      <div className={styles.actions}>
        {widerShares(percent).map((wider) => (
          <Button key={wider} variant="default" onClick={() => deliver(wider)}>
            {t('canary.widen', { percent: formatPercent(wider) })}
          </Button>
        ))}
        <Button onClick={() => deliver(EVERYBODY)}>{t('canary.everybody')}</Button>
        <Button color="red" onClick={() => onChange({ kind: 'end-canary', remote })}>
          {t('canary.end')}
        </Button>
      </div>
    </div>
  );
}
