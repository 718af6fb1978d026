import type { DeliveryOverview, RemoteDescription } from '@firn/shared-contracts/delivery';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import { Facts } from '../../shared/facts.tsx';
import { CanaryBar } from './canary-bar.tsx';
import { type ChangeIntent, choosableVersions, partnersOf } from './change.logic.ts';
import { HealthTable } from './health-table.tsx';
import { PageSwitches } from './page-switches.tsx';
import styles from './remote-section.module.css';

interface RemoteSectionProps {
  readonly overview: DeliveryOverview;
  readonly remote: RemoteDescription;
  readonly onChange: (intent: ChangeIntent) => void;
}

const ACTIONS = ['deliver', 'rollback', 'withdraw'] as const;

function Withdrawn({ remote }: { readonly remote: RemoteDescription }) {
  const t = useTexts(deliveryTexts);
  return (
    <ul className={styles.withdrawn}>
      {remote.withdrawn.map(({ version, reason, severity }) => (
        <li key={version}>
          <strong>{version}</strong> {severity === 'critical' && <em>{t('withdrawn.critical')}</em>} {reason}
        </li>
      ))}
    </ul>
  );
}

/** Everything to know and do about one remote. */
export function RemoteSection({ overview, remote, onChange }: RemoteSectionProps) {
  const t = useTexts(deliveryTexts);
  const titleId = useId();
  const { name, title, current, since, canary, lastKnownGood, withdrawn } = remote;
  const partners = partnersOf(overview, remote);
  const bans = withdrawn.length > 0 ? <Withdrawn remote={remote} /> : null;
  const facts = [
    [t('facts.lastGood'), lastKnownGood ?? t('facts.none')],
    [t('facts.set'), partners.join(', ')],
    [t('facts.withdrawn'), bans],
  ] as const;
  return (
    <section className={styles.remote} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className={styles.name}>{name}</p>
        </div>
        <p className={styles.live}>
          <span className={styles.version}>{current ?? t('nothingLive')}</span>
          {since && <span className={styles.minor}>{t('since', { date: formatDateTime(since) })}</span>}
        </p>
      </header>
      {canary && <CanaryBar remote={remote} canary={canary} onChange={onChange} />}
      <HealthTable remote={remote} />
      <Facts facts={facts} />
      <PageSwitches remote={remote} onChange={onChange} />
      <div className={styles.actions}>
        {ACTIONS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            disabled={choosableVersions({ kind, remote }).length === 0}
            aria-label={t('actions.of', { action: t(`actions.${kind}`), remote: title })}
            onClick={() => onChange({ kind, remote })}
          >
            {t(`actions.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
