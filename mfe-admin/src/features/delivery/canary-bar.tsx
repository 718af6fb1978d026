import type { Canary, RemoteDescription } from '@firn/shared-contracts/delivery';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import styles from './canary-bar.module.css';
import { type ChangeIntent, EVERYBODY, widerShares } from './change.logic.ts';

interface CanaryBarProps {
  readonly remote: RemoteDescription;
  readonly canary: Canary;
  readonly onChange: (intent: ChangeIntent) => void;
}

/** A version on trial: how many visitors have it, and what can become of it. */
export function CanaryBar({ remote, canary, onChange }: CanaryBarProps) {
  const t = useTexts('delivery');
  const { version, percent, staff, since } = canary;
  const current = remote.current ?? '';
  const deliver = (share: number) => onChange({ kind: 'deliver', remote, version, percent: share });
  return (
    <div className={styles.canary}>
      <p className={styles.line}>
        <strong>{t(staff ? 'canary.withStaff' : 'canary.line', { version, percent })}</strong>{' '}
        <span className={styles.minor}>{t('since', { date: formatDateTime(since) })}</span>
      </p>
      <div
        className={styles.bar}
        role="img"
        aria-label={t('canary.bar', { version, percent, current, rest: EVERYBODY - percent })}
      >
        <span style={{ flexGrow: EVERYBODY - percent }}>{current}</span>
        <span style={{ flexGrow: percent }} data-trial="">
          {percent}&#8239;%
        </span>
      </div>
      <div className={styles.actions}>
        {widerShares(percent).map((share) => (
          <Button key={share} variant="default" onClick={() => deliver(share)}>
            {t('canary.widen', { percent: share })}
          </Button>
        ))}
        <Button onClick={() => deliver(EVERYBODY)}>{t('canary.everybody')}</Button>
        <Button variant="default" onClick={() => onChange({ kind: 'end-canary', remote })}>
          {t('canary.end')}
        </Button>
      </div>
    </div>
  );
}
