import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateRange, formatDateTime } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { Notice } from '../../shared/notice.tsx';
import { OfficeContact } from '../../shared/office-contact.tsx';
import { Region } from '../../shared/region.tsx';
import { type BookingLink, bookingPath } from './booking-link.ts';
import styles from './change.module.css';

interface ChangeLayoutProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page on which a booking is changed: what it is about, and the way back. */
export function ChangeLayout({ booking, link, title, children }: ChangeLayoutProps) {
  const t = useTexts(bookingChangesTexts);
  const { event, bookingNumber } = booking;
  return (
    <Region>
      <div className={styles.page}>
        <header>
          <p className={styles.about}>
            {bookingNumber}, {event.title}, {formatDateRange(event.start, event.end)}
          </p>
          <h1 className={styles.title}>{title}</h1>
        </header>
        {children}
        <p>
          <Link to={bookingPath(link)}>{t('back')}</Link>
        </p>
      </div>
    </Region>
  );
}

interface ChangeDoneProps {
  /** As the change left it. */
  readonly booking: BookingResponse;
  readonly link: BookingLink;
  readonly title: string;
  readonly text: string;
  /** Whether the price is worth a word. */
  readonly hasPrice?: boolean;
}

/** The change is made. What was pressed is gone, so the heading has the focus. */
export function ChangeDone({ booking, link, title, text, hasPrice = true }: ChangeDoneProps) {
  const t = useTexts(bookingChangesTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { total, paid, booker } = booking;
  return (
    <Region>
      <div className={styles.page}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {hasPrice && <p>{t('done.total', { total: formatChf(total) })}</p>}
        {hasPrice && paid > total && <p>{t('preview.refundLater')}</p>}
        <p>{t('done.mail', { email: booker.email })}</p>
        <p>
          <Link to={bookingPath(link)}>{t('toBooking')}</Link>
        </p>
      </div>
    </Region>
  );
}

interface OverProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
  readonly title: string;
  /** Until when it was possible; null if that is not why. */
  readonly until: string | null;
}

/** The time for a change is over: who helps now. */
export function ChangeOver({ booking, link, title, until }: OverProps) {
  const t = useTexts(bookingChangesTexts);
  return (
    <ChangeLayout booking={booking} link={link} title={title}>
      <Notice title={t('over.title')}>
        <p>{until ? t('over.at', { until: formatDateTime(until) }) : t('over.ended')}</p>
        <OfficeContact />
      </Notice>
    </ChangeLayout>
  );
}
