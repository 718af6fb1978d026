import type { Collection, HistoryEntryResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { historyTexts } from '../../i18n/de-CH/history.ts';
import styles from './history.module.css';
import { whoOf } from './who.ts';

interface HistoryProps {
  readonly record: { readonly '@id': string; readonly version: number };
  sentencesOf(entry: HistoryEntryResponse): readonly string[];
}

/** What happened to a record, the newest first, in the words of its kind. */
export function History({ record, sentencesOf }: HistoryProps) {
  const t = useTexts(historyTexts);
  const { api } = useShell();
  const path = `${record['@id']}/history`;
  const { data, error, refetch } = useQuery({
    queryKey: [path, record.version],
    queryFn: ({ signal }) => api.get<Collection<HistoryEntryResponse>>(path, { signal, quiet: true }),
  });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const entries = data['hydra:member'];
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {t('title')}
      </h2>
      {entries.length === 0 && <p>{t('none')}</p>}
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <p className={styles.who}>
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>, {whoOf(entry, t)}
            </p>
            <p>{sentencesOf(entry).join(' ')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
