import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import { Notes } from '../../shared/notes/notes.tsx';

/** What the office knows of a booking and its guest need not. */
export function Page() {
  return <BookingFrame>{(booking) => <Notes subject={{ booking: booking['@id'] }} />}</BookingFrame>;
}
