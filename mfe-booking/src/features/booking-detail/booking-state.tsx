import type { BookingResponse } from '@firn/shared-contracts/api';
import { formatDateTime, formatTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';

function stateText(t: Translate<typeof bookingDetailTexts>, booking: BookingResponse): string {
  const { state, confirmBy, offeredUntil, waitlistPosition } = booking;
  if (state === 'held' && confirmBy) return t('states.heldUntil', { time: formatTime(confirmBy) });
  if (state === 'offered' && offeredUntil) {
    return t('states.offeredUntil', { until: formatDateTime(offeredUntil) });
  }
  if (state === 'waitlisted' && waitlistPosition !== null) {
    return t('states.waitlistedAt', { position: waitlistPosition });
  }
  return t(`states.${state}`);
}

/** What the state of a booking means for its guest. */
export function BookingStateText({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingDetailTexts);
  return <p>{stateText(t, booking)}</p>;
}
