import type { MailPreview } from '@firn/shared-contracts/api';
import { useTexts } from '../remote/index.ts';
import styles from './mail-view.module.css';
import { mailViewTexts } from './mail-view-texts.ts';

interface MailViewProps {
  readonly mail: Pick<MailPreview, 'subject' | 'text'>;
  /** Of before the latest letters. */
  readonly isOld?: boolean;
}

/** A mail as its reader gets it, as plain text. */
export function MailView({ mail: { subject, text }, isOld = false }: MailViewProps) {
  const t = useTexts(mailViewTexts);
  return (
    <article aria-label={t('label')} className={styles.mail} data-old={isOld ? '' : undefined}>
      <p>
        <span className={styles.name}>{t('subject')}</span> <strong>{subject}</strong>
      </p>
      <div className={styles.text}>{text}</div>
    </article>
  );
}
