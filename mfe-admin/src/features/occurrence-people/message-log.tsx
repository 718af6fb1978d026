import type { EventMessageResponse, EventResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { occurrencePeopleTexts } from '../../i18n/de-CH/occurrence-people.ts';
import { fileSize } from './file-size.ts';
import { messagesQuery } from './messages.ts';
import styles from './occurrence-people.module.css';

type Recipient = EventMessageResponse['recipients'][number];

function Attachments({ attachments }: Pick<EventMessageResponse, 'attachments'>) {
  const t = useTexts(occurrencePeopleTexts);
  return (
    <ul className={styles.files} aria-label={t('attachments.label')}>
      {[...attachments.entries()].map(([place, { fileName, bytes, contentUrl }]) => (
        <li key={place}>
          {contentUrl ? <a href={contentUrl}>{fileName}</a> : t('attachments.deleted', { name: fileName })}{' '}
          <span className={styles.minor}>{fileSize(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

function Message({ message }: { readonly message: EventMessageResponse }) {
  const t = useTexts(occurrencePeopleTexts);
  const { subject, text, sentBy, sentAt, recipients, attachments } = message;
  const stateOf = ({ deliveredAt, failed, failure }: Recipient) => {
    if (failed) return failure ? t('log.failedBecause', { reason: failure }) : t('log.failed');
    return deliveredAt ? t('log.delivered', { when: formatDateTime(deliveredAt) }) : t('log.waiting');
  };
  return (
    <li className={styles.message}>
      <h3>{subject}</h3>
      <p className={styles.minor}>
        {t('log.by', { name: sentBy ?? t('log.system'), when: formatDateTime(sentAt) })}
      </p>
      <p className={styles.text}>{text}</p>
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      <details>
        <summary>{t('log.recipients', { count: recipients.length })}</summary>
        <ul>
          {recipients.map((recipient) => (
            <li key={recipient.email}>
              {recipient.name}, {recipient.email}: {stateOf(recipient)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** What participants were written, and whether it arrived. */
export function MessageLog({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrencePeopleTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(messagesQuery(api, event['@id']));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const messages = data?.['hydra:member'] ?? [];
  if (messages.length === 0) return null;
  return (
    <section aria-label={t('log.title')}>
      <h2>{t('log.title')}</h2>
      <ul className={styles.log}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}
