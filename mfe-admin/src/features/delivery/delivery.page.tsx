import type { DeliveryOverview } from '@firn/shared-contracts/delivery';
import { formatTime } from '@firn/shared-ui/format';
import { useErrorPage, useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { AuditLog } from './audit-log.tsx';
import { type ChangeIntent, partnersOf } from './change.logic.ts';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './delivery.module.css';
import { overviewQuery } from './delivery.queries.ts';
import { isForbidden, isSessionEnded } from './problem.logic.ts';
import { RemoteSection } from './remote-section.tsx';
import { SessionEnded } from './session-ended.tsx';

function Remotes({ overview }: { readonly overview: DeliveryOverview }) {
  const t = useTexts(deliveryTexts);
  const [intent, setIntent] = useState<ChangeIntent | null>(null);
  // The dialog uses the current state, not the one when it was opened.
  const remote = overview.remotes.find(({ name }) => name === intent?.remote.name) ?? intent?.remote;
  if (overview.remotes.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      {overview.remotes.map((one) => (
        <RemoteSection key={one.name} overview={overview} remote={one} onChange={setIntent} />
      ))}
      {intent && remote && (
        <ChangeDialog
          intent={{ ...intent, remote }}
          partners={partnersOf(overview, remote)}
          onClose={() => setIntent(null)}
        />
      )}
    </>
  );
}

/** What is live, how healthy it is, and what operators can do about it. Only for super admins. */
export function Page() {
  const t = useTexts(deliveryTexts);
  const { api } = useShell();
  const { isSuperAdmin } = useSession().permissions;
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...overviewQuery(api), enabled: isSuperAdmin });
  const isRefused = !isSuperAdmin || isForbidden(error);
  const isEnded = isSessionEnded(error);
  useErrorPage(isRefused ? 403 : null);
  useHead({ title: t('title'), robots: 'noindex' });
  if (isRefused) return null;
  return (
    <>
      <PageHead title={t('title')}>
        {data && (
          <p className={styles.state} data-stale={error ? '' : undefined}>
            {t(error && !isEnded ? 'stale' : 'state', {
              sequence: data.sequence,
              time: formatTime(new Date(dataUpdatedAt)),
            })}
          </p>
        )}
      </PageHead>
      {isEnded && <SessionEnded />}
      {data && <Remotes overview={data} />}
      {data && <AuditLog remotes={data.remotes} />}
      {!data &&
        !isEnded &&
        (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
