import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import { Overview } from './overview.tsx';

export function Page() {
  return <BookingFrame>{(booking) => <Overview booking={booking} />}</BookingFrame>;
}
