import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import { BookingHistory } from './booking-history.tsx';

/** What happened to a booking, in words. */
export function Page() {
  return <BookingFrame>{(booking) => <BookingHistory booking={booking} />}</BookingFrame>;
}
