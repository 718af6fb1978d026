import type { TextMessagePlan } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
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

/** What goes to whom, and who is left out and why. */
export function TextPlan({ plan }: { readonly plan: TextMessagePlan }) {
  const t = useTexts(smsTexts);
  const { now } = useShell();
  const { recipients, refused, totalSegments, plannedFor } = plan;
  const waits = new Date(plannedFor) > now();
  return (
    <section aria-label={t('plan.title')} className={styles.plan}>
      <p>
        {t('plan.sum', { count: recipients.length })}, {t('segments', { count: totalSegments })}.{' '}
        {waits ? t('plan.when', { when: formatDateTime(plannedFor) }) : t('plan.atOnce')}
      </p>
      {refused.length > 0 && <Refused refused={refused} />}
      <ul className={styles.letters}>
        {[...recipients.entries()].map(([place, { name, phone, text, segments }]) => (
          <li key={place}>
            <p className={styles.minor}>
              {[name, phone, t('segments', { count: segments })].filter(Boolean).join(', ')}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
