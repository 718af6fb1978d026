import { type BookingResponse, waitlistPath } from '@firn/shared-contracts/api';
import { formatDateTime, formatTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import type { BookingLink } from './booking-link.ts';

function stateText(t: Translate<typeof bookingDetailTexts>, booking: BookingResponse): string {
  const { state, confirmBy, offeredUntil, waitlistPosition } = booking;
  const { cancellationReason } = booking.event;
  if (state === 'held' && confirmBy) return t('states.heldUntil', { time: formatTime(confirmBy) });
  if (state === 'offered' && offeredUntil) {
    return t('states.offeredUntil', { until: formatDateTime(offeredUntil) });
  }
  if (state === 'waitlisted' && waitlistPosition !== null) {
    return t('states.waitlistedAt', { position: waitlistPosition });
  }
  if (state === 'annulled' && cancellationReason && cancellationReason !== 'other') {
    return t('states.annulledWhy', { why: t(`why.${cancellationReason}`) });
  }
  return t(`states.${state}`);
}

interface BookingStateTextProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
}

/** What the state of a booking means for its guest. An offer is answered by its account, or by the link of its mail. */
export function BookingStateText({ booking, link }: BookingStateTextProps) {
  const t = useTexts(bookingDetailTexts);
  const { id, state, offeredUntil } = booking;
  if (state !== 'offered' || !offeredUntil || link.token) return <p>{stateText(t, booking)}</p>;
  return (
    <p>
      {t('states.offeredHere', { until: formatDateTime(offeredUntil) })}{' '}
      <Link to={waitlistPath(id)}>{t('states.answer')}</Link>
    </p>
  );
}
