import type { EventMessageResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import styles from './tour.module.css';
import { messagesQuery } from './tour.queries.ts';

type Recipient = EventMessageResponse['recipients'][number];

function Delivery({ deliveredAt, failed }: Recipient) {
  const t = useTexts(tourTexts);
  if (failed) return <span className={styles.failed}>{t('message.failed')}</span>;
  return (
    <span>
      {deliveredAt ? t('message.delivered', { at: formatDateTime(deliveredAt) }) : t('message.queued')}
    </span>
  );
}

function Message({ message }: { readonly message: EventMessageResponse }) {
  const t = useTexts(tourTexts);
  return (
    <li>
      <p className={styles.subject}>{message.subject}</p>
      <p className={styles.to}>
        {t('message.by', { name: message.sentBy ?? t('message.office'), at: formatDateTime(message.sentAt) })}
      </p>
      <p className={styles.letter}>{message.text}</p>
      {[...message.attachments.entries()].map(([place, { fileName, contentUrl }]) => (
        <p key={place} className={styles.to}>
          {contentUrl ? <a href={contentUrl}>{fileName}</a> : fileName}
        </p>
      ))}
      <ul className={styles.deliveries}>
        {[...message.recipients.entries()].map(([place, recipient]) => (
          <li key={place}>
            <span>{recipient.name}</span> <Delivery {...recipient} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What was written before, and whether it arrived. */
export function MessageLog({ eventId }: { readonly eventId: string }) {
  const t = useTexts(tourTexts);
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(messagesQuery(api, eventId));
  const messages = data?.['hydra:member'] ?? [];
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (messages.length === 0) return null;
  return (
    <section aria-label={t('message.log')}>
      <h3 className={styles.logTitle}>{t('message.log')}</h3>
      <ul className={styles.log}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}
