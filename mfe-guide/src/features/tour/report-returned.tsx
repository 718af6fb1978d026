import type { EventResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './tour.module.css';

/** Why the office gave the report back, until it is handed in again (docs/domain/events.md#report). */
export function ReportReturned({ event }: { readonly event: EventResponse }) {
  const t = useTexts(tourTexts);
  const { reportReturnReason: reason } = event;
  if (!reason) return null;
  return (
    <section aria-label={t('report.office')} className={styles.review}>
      <p>{t('report.returned')}</p>
      <blockquote className={styles.comment}>
        <p>{reason}</p>
        <footer>{t('report.office')}</footer>
      </blockquote>
      <p>
        <Link to={{ hash: 'rapport' }}>{t('report.returnedLink')}</Link>
      </p>
    </section>
  );
}
