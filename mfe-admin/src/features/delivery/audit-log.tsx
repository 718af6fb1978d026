import type { AuditEntry, RemoteDescription } from '@firn/shared-contracts/delivery';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button, NativeSelect } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import { isAutomatic, rowKeys, technicalLabel } from './audit.logic.ts';
import styles from './audit-log.module.css';
import { auditQuery } from './delivery.queries.ts';
import { formatPercent } from './measures.ts';

const STEP = 25;
/** The gateway returns no more at once. */
const MOST = 1000;

/** Text by people is shown unchanged; the gateway's own notes are English, below a label. */
function Reason({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts(deliveryTexts);
  const { reason } = entry;
  if (reason === null) return null;
  const label = technicalLabel(entry);
  if (!label) return <p className={styles.reason}>{reason}</p>;
  return (
    <p className={styles.reason}>
      {t(`audit.technical.${label}`)}{' '}
      <span className={styles.minor} lang="en">
        {reason}
      </span>
    </p>
  );
}

function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts(deliveryTexts);
  const { at, actor, action, remote, version, from, to, page, origin, trial, forced, verification } = entry;
  const moved = from !== to;
  return (
    <li className={styles.row}>
      <time dateTime={at}>{formatDateTime(at)}</time>
      <div>
        <p>
          <strong>{t(`audit.actions.${action}`)}</strong>{' '}
          <span className={styles.release}>
            {remote === '*' ? t('audit.all') : remote}
            {version !== null && ` ${version}`}
            {page !== undefined && ` ${page}`}
            {origin !== undefined && ` ${origin}`}
          </span>
          {trial && (
            <span className={styles.minor}>
              {' '}
              {t(trial.staff ? 'audit.trialWithStaff' : 'audit.trial', {
                percent: formatPercent(trial.percent),
              })}
            </span>
          )}
          {verification && (
            <span className={styles.minor}>
              {' '}
              {t(verification.passed ? 'audit.verified.passed' : 'audit.verified.failed')}
            </span>
          )}
          {forced && <span className={styles.minor}> {t('audit.forced')}</span>}
          {moved && (
            <span className={styles.minor}>
              {' '}
              {t('audit.moved', { from: from ?? t('audit.nothing'), to: to ?? t('audit.nothing') })}
            </span>
          )}
        </p>
        <Reason entry={entry} />
      </div>
      <span className={styles.actor}>{isAutomatic(entry) ? t('audit.automatic') : actor}</span>
    </li>
  );
}

function AuditRows({ remote }: { readonly remote: string }) {
  const t = useTexts(deliveryTexts);
  const { api } = useShell();
  const [limit, setLimit] = useState(STEP);
  const { data, error, isPlaceholderData, refetch } = useQuery(auditQuery(api, remote, limit));
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { entries } = data;
  const keys = rowKeys(entries);
  if (entries.length === 0) return <p className={styles.minor}>{t('audit.empty')}</p>;
  return (
    <>
      <ol className={styles.rows} aria-label={t('audit.title')} aria-busy={isPlaceholderData}>
        {entries.map((entry, index) => (
          <AuditRow key={keys[index]} entry={entry} />
        ))}
      </ol>
      {entries.length >= limit && limit < MOST && (
        <Button variant="default" onClick={() => setLimit(Math.min(limit + STEP, MOST))}>
          {t('audit.more')}
        </Button>
      )}
    </>
  );
}

/** Who changed what, when and why; newest first. */
export function AuditLog({ remotes }: { readonly remotes: readonly RemoteDescription[] }) {
  const t = useTexts(deliveryTexts);
  const titleId = useId();
  const [remote, setRemote] = useState('');
  return (
    <section className={styles.log} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('audit.title')}</h2>
        <NativeSelect
          label={t('audit.filter')}
          data={[
            { value: '', label: t('audit.allRemotes') },
            ...remotes.map(({ name, title }) => ({ value: name, label: title })),
          ]}
          value={remote}
          onChange={(event) => setRemote(event.currentTarget.value)}
        />
      </header>
      <AuditRows key={remote} remote={remote} />
    </section>
  );
}
