import type { BookingResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingHistoryTexts } from '../../i18n/de-CH/booking-history.ts';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';
import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import { History } from '../../shared/history/history.tsx';
import { sentencesOf } from './history-words.logic.ts';

function BookingHistory({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingHistoryTexts);
  const label = useTexts(bookingPersonTexts);
  return <History record={booking} sentencesOf={(entry) => sentencesOf(entry, booking, { t, label })} />;
}

/** What happened to a booking, in words. */
export function Page() {
  return <BookingFrame>{(booking) => <BookingHistory booking={booking} />}</BookingFrame>;
}
