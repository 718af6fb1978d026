import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { sharedTexts } from '../i18n/de-CH/shared.ts';
import styles from './feature-notice.module.css';

interface FeatureNoticeProps {
  /** What the area will hold, one sentence. */
  readonly text: string;
  /** Its parts. */
  readonly parts?: readonly string[];
  /** What works already. */
  readonly links: readonly { readonly path: string; readonly text: string }[];
}

/** Says clearly that an area is not available in this version, what it will contain and what works already. */
export function FeatureNotice({ text, parts = [], links }: FeatureNoticeProps) {
  const t = useTexts(sharedTexts);
  return (
    <section className={styles.notice} aria-label={t('notice.label')}>
      <p className={styles.status}>{t('notice.status')}</p>
      <p className={styles.text}>{text}</p>
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      <p className={styles.linksTitle}>{t('notice.links')}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path}>{link.text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
