import type { BookingMailResponse, BookingResponse, Collection } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { bookingMailsTexts } from '../../i18n/de-CH/booking-mails.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import styles from './booking-mails.module.css';

/** What became of a mail; one that was given up says what to do. */
function Outcome({ mail }: { readonly mail: BookingMailResponse }) {
  const t = useTexts(bookingMailsTexts);
  const { createdAt, sentAt, failedAt, attempts } = mail;
  if (sentAt) return <StateMark tone="good">{t('sent', { when: formatDateTime(sentAt) })}</StateMark>;
  if (failedAt) {
    return (
      <span className={styles.failed}>
        <StateMark tone="bad">{t('failed', { count: attempts, when: formatDateTime(failedAt) })}</StateMark>{' '}
        {t('call')}
      </span>
    );
  }
  const when = formatDateTime(createdAt);
  return (
    <StateMark tone="waiting">
      {attempts > 0 ? t('retried', { count: attempts, when }) : t('queued', { when })}
    </StateMark>
  );
}

/** The mails about a booking, the newest first, each with its text. */
export function BookingMails({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingMailsTexts);
  const { api } = useShell();
  const path = `${booking['@id']}/mails`;
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<Collection<BookingMailResponse>>(path, { signal, quiet: true }),
  });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const mails = data['hydra:member'];
  return (
    <section aria-labelledby="booking-mails">
      <h2 id="booking-mails" className={styles.title}>
        {t('title')}
      </h2>
      {mails.length === 0 && <p>{t('none')}</p>}
      <ol className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id} className={styles.mail}>
            <h3 className={styles.subject}>{mail.subject}</h3>
            <p className={styles.minor}>{t('to', { recipient: mail.recipient })}</p>
            <p>
              <Outcome mail={mail} />
            </p>
            <details>
              <summary>{t('text')}</summary>
              <p className={styles.text}>{mail.text}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
