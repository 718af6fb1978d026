import type { Rappen } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { bookingFailureTexts } from '../../i18n/de-CH/booking-failure.ts';
import { bookingWaitTexts } from '../../i18n/de-CH/booking-wait.ts';
import { Notice } from '../../shared/notice.tsx';
import { AlreadyBooked } from './already-booked.tsx';
import type { BookingFailure } from './booking-failure.ts';
import { SessionChanged } from './session-changed.tsx';
import type { DraftChange } from './use-submit-booking.ts';

interface FailureNoticeProps {
  readonly failure: BookingFailure;
  /** Rappen, as agreed to in the attempt that failed: sent again, it is the same booking. */
  readonly agreed: Rappen;
  readonly detailsPath: string;
  /** Sends the booking again, with the new total if the price changed. */
  readonly onSend: (total: Rappen, changes?: DraftChange) => void;
  /** For the waiting list. */
  readonly waits: boolean;
  /** Goes on for the waiting list, or for the seats. */
  readonly onWaits: (waits: boolean) => void;
  /** Sends the booking for whoever is logged in now; null while an earlier one may have arrived. */
  readonly onBookAsVisitor: (() => void) | null;
}

function EventFull({
  failure,
  detailsPath,
  onWaits,
}: Pick<FailureNoticeProps, 'detailsPath' | 'onWaits'> & {
  readonly failure: Extract<BookingFailure, { kind: 'event-full' }>;
}) {
  const tw = useTexts(bookingWaitTexts);
  const tf = useTexts(bookingFailureTexts);
  const { freePlaces, waitlistPossible, most } = failure;
  const ofEvent = most === null ? tf('none') : tf('most', { count: most });
  return (
    <Notice tone="attention" title={tf('fullTitle')}>
      <p>{freePlaces > 0 ? tf('full', { count: freePlaces }) : ofEvent}</p>
      <p>{waitlistPossible ? tw('offerInstead') : tf('kept')}</p>
      {(freePlaces > 0 || most !== null) && <Link to={detailsPath}>{tf('fewer')}</Link>}
      {waitlistPossible && <Button onClick={() => onWaits(true)}>{tw('submit')}</Button>}
    </Notice>
  );
}

/** Why nothing is booked yet, and the remedy. */
export function FailureNotice(props: FailureNoticeProps) {
  const { failure, agreed, detailsPath, waits, onSend, onWaits, onBookAsVisitor } = props;
  const t = useTexts(bookingTexts);
  const tf = useTexts(bookingFailureTexts);
  const tw = useTexts(bookingWaitTexts);
  switch (failure.kind) {
    case 'price-changed': {
      const after = failure.quote.total;
      const prices = { before: formatChf(agreed), after: formatChf(after) };
      return (
        <Notice tone="attention" title={tf('priceTitle')}>
          <p>{tf('price', prices)}</p>
          <Button onClick={() => onSend(after)}>{t('payment.agreeNewPrice')}</Button>
        </Notice>
      );
    }
    case 'event-full':
      return <EventFull failure={failure} detailsPath={detailsPath} onWaits={onWaits} />;
    case 'seats-free':
      return (
        <Notice tone="attention" title={tw('seatsTitle')}>
          <p>{tw('seats')}</p>
          <Button onClick={() => onWaits(false)}>{tw('book')}</Button>
        </Notice>
      );
    case 'already-waiting':
      return (
        <Notice tone="attention" title={tw('alreadyTitle')}>
          <p>{tw('already')}</p>
        </Notice>
      );
    case 'already-booked':
      return (
        <AlreadyBooked
          persons={failure.persons}
          waits={waits}
          onAgain={() => onSend(agreed, { bookAgain: true })}
        />
      );
    case 'session-changed':
      return <SessionChanged onBookAsVisitor={onBookAsVisitor} />;
    case 'unknown':
    case 'busy':
      return (
        <Notice tone="attention" title={tf(`${failure.kind}Title`)}>
          <p>{tf(failure.kind)}</p>
          <Button onClick={() => onSend(agreed)}>{t('payment.sendAgain')}</Button>
        </Notice>
      );
    case 'already-sent':
      return (
        <Notice tone="attention" title={tf('sentTitle')}>
          <p>{tf('sent')}</p>
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="attention" title={tf('refusedTitle')}>
          <p>{failure.violations.map(({ message }) => message).join(' ')}</p>
        </Notice>
      );
    case 'material-gone':
      return (
        <Notice tone="attention" title={tf('refusedTitle')}>
          <p>{failure.detail}</p>
        </Notice>
      );
    case 'option-over':
    case 'refused':
      return (
        <Notice tone="attention" title={tf('refusedTitle')}>
          <p>{failure.reason}</p>
        </Notice>
      );
  }
}
