import type { EventResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/extension';
import { formatDate } from '@firn/shared-ui/format';
import { eventNoticeTexts } from '../../i18n/de-CH/event-lawinen.ts';
import { bulletinOf } from './bulletin.logic.ts';
import styles from './event-lawinen.module.css';

const BULLETIN = 'https://www.slf.ch/de/lawinenbulletin-und-schneesituation/';

/** On the page of a winter tour it says when its bulletin comes out, and where it is read. */
export function EventNotice({ context: event }: { readonly context: EventResponse }) {
  const t = useTexts(eventNoticeTexts);
  const { now } = useShell();
  const bulletin = bulletinOf(event, now());
  if (!bulletin) return null;
  return (
    <section className={styles.box} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p>{t(bulletin, { date: formatDate(event.start) })}</p>
      <p className={styles.links}>
        <a href={BULLETIN}>{t('bulletin')}</a>
        <a href="/lawinen">{t('scale')}</a>
      </p>
    </section>
  );
}
