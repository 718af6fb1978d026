import type { WaitlistLinkResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateRange } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useEffect, useRef } from 'react';
import { waitlistTexts } from '../../i18n/de-CH/waitlist.ts';
import facts from '../../shared/facts.module.css';
import { Region } from '../../shared/region.tsx';
import styles from './waitlist.module.css';

interface EntryPageProps {
  readonly title: string;
  /** What was pressed is gone: the heading takes the focus. */
  readonly isNews: boolean;
  readonly children: ReactNode;
}

export function EntryPage({ title, isNews, children }: EntryPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <Region>
      <div className={styles.page}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </Region>
  );
}

/** What an entry of the waiting list is about. */
export function EntryFacts({ entry }: { readonly entry: WaitlistLinkResponse }) {
  const t = useTexts(waitlistTexts);
  const { title, start, end, persons, total, bookingNumber } = entry;
  return (
    <dl className={facts.facts}>
      <dt>{t('facts.event')}</dt>
      <dd>{title}</dd>
      <dt>{t('facts.date')}</dt>
      <dd>{formatDateRange(start, end)}</dd>
      <dt>{t('facts.persons')}</dt>
      <dd>{persons}</dd>
      <dt>{t('facts.total')}</dt>
      <dd>{formatChf(total)}</dd>
      <dt>{t('facts.number')}</dt>
      <dd>{bookingNumber}</dd>
    </dl>
  );
}
