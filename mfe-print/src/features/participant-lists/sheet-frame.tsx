import { formatDateRange } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';
import type { PrintedEvent } from './lists.queries.ts';
import { meetingOf } from './meeting.logic.ts';
import type { SheetKind } from './sheets.logic.ts';

interface SheetFrameProps {
  readonly event: PrintedEvent;
  readonly kind: SheetKind;
  readonly count: number;
  readonly children: ReactNode;
}

/** One sheet of an event, on a page of its own: what it is of, then the content. */
export function SheetFrame({ event, kind, count, children }: SheetFrameProps) {
  const t = useTexts(listsTexts);
  const { maximumParticipants: maximum } = event;
  const guides = event.guides.map(({ fullName }) => fullName).join(', ') || t('noGuide');
  const name = t(`sheets.${kind}`);
  return (
    <article
      className={styles.sheet}
      aria-label={t('sheetOf', { sheet: name, title: event.title })}
      data-print-page={event.code}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, and keys must reach it
      tabIndex={0}
    >
      <header>
        <p className={styles.code}>
          {name} · {event.code}
        </p>
        <h2 className={styles.title}>{event.title}</h2>
        <dl className={styles.facts}>
          <dt>{t('date')}</dt>
          <dd>{formatDateRange(event.start, event.end)}</dd>
          <dt>{t('guides')}</dt>
          <dd>{guides}</dd>
          <dt>{t('meeting')}</dt>
          <dd>{meetingOf(event)}</dd>
          <dt>{t('seats')}</dt>
          <dd>{t('seatsOf', { count, maximum })}</dd>
        </dl>
      </header>
      {children}
    </article>
  );
}
