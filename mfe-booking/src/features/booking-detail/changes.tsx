import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { CancellationTerms } from '../../shared/cancellation-terms.tsx';
import { OfficeContact } from '../../shared/office-contact.tsx';
import styles from './booking-detail.module.css';
import { type BookingLink, changePath } from './booking-link.ts';
import { mayChange } from './may-change.logic.ts';

interface ChangesProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
}

function ChangeLinks({ booking, link }: ChangesProps) {
  const t = useTexts(bookingDetailTexts);
  const { mayCancel, mayRebook, mayAdd, isWaiting } = mayChange(booking, useShell().now());
  return (
    <ul className={styles.changes}>
      {mayRebook && (
        <li>
          <Link to={changePath(link, 'umbuchen')}>{t('changes.rebook')}</Link>
        </li>
      )}
      {mayAdd && (
        <li>
          <Link to={changePath(link, 'person')}>{t('changes.add')}</Link>
        </li>
      )}
      {mayCancel && (
        <li>
          <Link to={changePath(link, 'annullieren')}>
            {t(isWaiting ? 'changes.leave' : 'changes.cancel')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Until when persons and date may be changed; of an event that was called off, the date alone. */
function untilText(t: Translate<typeof bookingDetailTexts>, booking: BookingResponse, now: Date) {
  const { mayReplace, mayRebook, isCalledOff } = mayChange(booking, now);
  const instant = isCalledOff ? booking.rebookableUntil : booking.changesUntil;
  if (!instant) return null;
  const until = formatDateTime(instant);
  if (isCalledOff) return t(mayRebook ? 'changes.otherDate' : 'changes.otherDateOver', { until });
  return t(mayReplace ? 'changes.until' : 'changes.over', { until });
}

/** What a guest may change, until when, and who helps after that. */
export function Changes({ booking, link }: ChangesProps) {
  const t = useTexts(bookingDetailTexts);
  const now = useShell().now();
  const { mayCancel, mayRebook, isWaiting } = mayChange(booking, now);
  const { cancellationPolicy, event } = booking;
  const until = untilText(t, booking, now);
  return (
    <section className={styles.section}>
      <h2>{t('changes.title')}</h2>
      {until && <p>{until}</p>}
      {!mayCancel && !mayRebook && <p>{t('changes.none')}</p>}
      <ChangeLinks booking={booking} link={link} />
      {mayCancel && !isWaiting && (
        <>
          <h3 className={styles.name}>{t('changes.terms')}</h3>
          <CancellationTerms policy={cancellationPolicy} start={event.start} />
        </>
      )}
      {!mayRebook && <OfficeContact />}
    </section>
  );
}
