import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import { People } from './people.tsx';

/** Who takes part by a booking, with everything it knows of them. */
export function Page() {
  return <BookingFrame>{(booking) => <People booking={booking} />}</BookingFrame>;
}
