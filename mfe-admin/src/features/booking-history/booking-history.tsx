import type { BookingResponse, Collection, HistoryEntryResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { bookingHistoryTexts } from '../../i18n/de-CH/booking-history.ts';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';
import styles from './booking-history.module.css';
import { sentencesOf, whoOf } from './history-words.logic.ts';

/** What happened to a booking, the newest first. */
export function BookingHistory({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingHistoryTexts);
  const label = useTexts(bookingPersonTexts);
  const { api } = useShell();
  const path = `${booking['@id']}/history`;
  const { data, error, refetch } = useQuery({
    queryKey: [path, booking.version],
    queryFn: ({ signal }) => api.get<Collection<HistoryEntryResponse>>(path, { signal, quiet: true }),
  });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const entries = data['hydra:member'];
  return (
    <section aria-labelledby="booking-history">
      <h2 id="booking-history" className={styles.title}>
        {t('title')}
      </h2>
      {entries.length === 0 && <p>{t('none')}</p>}
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <p className={styles.who}>
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>, {whoOf(entry, t)}
            </p>
            <p>{sentencesOf(entry, booking, { t, label }).join(' ')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
