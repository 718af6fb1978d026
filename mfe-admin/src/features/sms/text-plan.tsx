import type { TextMessagePlan } from '@firn/shared-contracts/api';
import { formatDateTime, formatPhone } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { smsTexts } from '../../i18n/de-CH/sms.ts';
import styles from './sms.module.css';

function Refused({ refused }: Pick<TextMessagePlan, 'refused'>) {
  const t = useTexts(smsTexts);
  return (
    <div className={styles.refused}>
      <h3>{t('plan.refused', { count: refused.length })}</h3>
      <ul>
        {[...refused.entries()].map(([place, { name, message }]) => (
          <li key={place}>
            <strong>{name}</strong>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** More letters than these are opened by whoever wants to read them all. */
const SHOWN_AT_ONCE = 3;

function Letters({ letters }: { readonly letters: TextMessagePlan['recipients'] }) {
  const t = useTexts(smsTexts);
  return (
    <ul className={styles.letters}>
      {[...letters.entries()].map(([place, { name, phone, text, segments }]) => (
        <li key={place}>
          <p className={styles.minor}>
            {[name, phone && formatPhone(phone), t('segments', { count: segments })]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The texts of a message with their readers, and who is left out and why. */
export function TextPlan({ plan }: { readonly plan: TextMessagePlan }) {
  const t = useTexts(smsTexts);
  const { now } = useShell();
  const { recipients, refused, totalSegments, plannedFor } = plan;
  const others = recipients.slice(SHOWN_AT_ONCE);
  const waits = new Date(plannedFor) > now();
  return (
    <section aria-label={t('plan.title')} className={styles.plan}>
      <p>
        {t('plan.sum', { count: recipients.length })}, {t('segments', { count: totalSegments })}.{' '}
        {waits ? t('plan.when', { when: formatDateTime(plannedFor) }) : t('plan.atOnce')}
      </p>
      {refused.length > 0 && <Refused refused={refused} />}
      <Letters letters={recipients.slice(0, SHOWN_AT_ONCE)} />
      {others.length > 0 && (
        <details>
          <summary>{t('plan.others', { count: others.length })}</summary>
          <Letters letters={others} />
        </details>
      )}
    </section>
  );
}
