import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import { BookingMails } from './booking-mails.tsx';

/** What was written about a booking, and what became of it. */
export function Page() {
  return <BookingFrame>{(booking) => <BookingMails booking={booking} />}</BookingFrame>;
}
