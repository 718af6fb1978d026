import { isTextUnderWay } from '@firn/shared-contracts/domain';
import { formatDateTime } from '@firn/shared-ui/format';
import { TEXT_STATE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import styles from './tour.module.css';
import { smsQuery } from './tour.queries.ts';

/** The time for which a message that is under way is left alone. */
const LOOK_AGAIN_MS = 3000;

/** The messages that went by SMS before, and what became of them. */
export function SmsLog({ eventId }: { readonly eventId: string }) {
  const t = useTexts(tourTexts);
  const { api, now } = useShell();
  const { data, isError, refetch } = useQuery({
    ...smsQuery(api, eventId),
    refetchInterval: ({ state }) =>
      state.data?.['hydra:member'].some((one) => isTextUnderWay(one, now())) ? LOOK_AGAIN_MS : false,
  });
  const messages = data?.['hydra:member'] ?? [];
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (messages.length === 0) return null;
  return (
    <section aria-label={t('sms.log')}>
      <h3 className={styles.logTitle}>{t('sms.log')}</h3>
      <ul className={styles.log}>
        {messages.map(({ id, text, sentBy, plannedFor, recipients }) => (
          <li key={id}>
            <p className={styles.to}>
              {t('message.by', { name: sentBy ?? t('message.office'), at: formatDateTime(plannedFor) })}
            </p>
            <p className={styles.letter}>{text}</p>
            <ul className={styles.deliveries}>
              {[...recipients.entries()].map(([place, { name, state }]) => (
                <li key={place}>
                  <span>{name}</span>{' '}
                  <span className={state === 'failed' ? styles.failed : undefined}>
                    {TEXT_STATE_LABELS[state]}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
