import type { DeliveryOverview } from '@firn/shared-contracts/delivery';
import { formatTime } from '@firn/shared-ui/format';
import { useErrorPage, useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PageSkeleton } from '../../shared/page-skeleton.tsx';
import { AuditLog } from './audit-log.tsx';
import { type ChangeIntent, partnersOf } from './change.logic.ts';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './delivery.module.css';
import { overviewQuery } from './delivery.queries.ts';
import { RemoteSection } from './remote-section.tsx';
import { problemOf } from './use-change.ts';

const REFUSED = [401, 403];

function Remotes({ overview }: { readonly overview: DeliveryOverview }) {
  const t = useTexts('delivery');
  const [intent, setIntent] = useState<ChangeIntent | null>(null);
  if (overview.remotes.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      {overview.remotes.map((remote) => (
        <RemoteSection key={remote.name} overview={overview} remote={remote} onChange={setIntent} />
      ))}
      {intent && (
        <ChangeDialog
          intent={intent}
          partners={partnersOf(overview, intent.remote)}
          onClose={() => setIntent(null)}
        />
      )}
    </>
  );
}

/** What is live, how it does, and what operators can do about it. For super admins only. */
export function Page() {
  const t = useTexts('delivery');
  const { api } = useShell();
  const { isSuperAdmin } = useSession().permissions;
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...overviewQuery(api), enabled: isSuperAdmin });
  const isRefused = !isSuperAdmin || REFUSED.includes(problemOf(error)?.status ?? 0);
  useErrorPage(isRefused ? 403 : null);
  useHead({ title: t('title'), robots: 'noindex' });
  if (isRefused) return null;
  return (
    <>
      <PageHead title={t('title')}>
        {data && (
          <p className={styles.state} data-stale={error ? '' : undefined}>
            {t(error ? 'stale' : 'state', {
              sequence: data.sequence,
              time: formatTime(new Date(dataUpdatedAt)),
            })}
          </p>
        )}
      </PageHead>
      {data && <Remotes overview={data} />}
      {data && <AuditLog remotes={data.remotes} />}
      {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
