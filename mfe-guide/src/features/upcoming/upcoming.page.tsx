import { useHead, useTexts } from '@firn/shared-ui/remote';
import { Link, useLocation } from 'react-router';
import { upcomingTexts } from '../../i18n/de-CH/upcoming.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import styles from './upcoming.module.css';

function topicOf(pathname: string) {
  if (pathname.endsWith('/availability')) return 'availability';
  return pathname.endsWith('/suche') ? 'tour-create-search' : 'tour-create';
}

/** A page whose feature comes in a later version: says so, and what works already. */
export function Page() {
  const t = useTexts(upcomingTexts);
  const topic = topicOf(useLocation().pathname);
  const title = t(`${topic}.title`);
  useHead({ title, robots: 'noindex' });
  return (
    <PageFrame title={title}>
      <p className={styles.status}>{t('status')}</p>
      <p className={styles.text}>{t(`${topic}.text`)}</p>
      <p>{t('works')}</p>
      <p className={styles.links}>
        <Link to="/guide/events">{t('events')}</Link>
        <Link to="/agenda">{t('agenda')}</Link>
      </p>
    </PageFrame>
  );
}
