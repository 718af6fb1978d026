import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import { OrderList } from '../../shared/renting-material/order-list.tsx';

/** What the persons of a booking rent. */
export function Page() {
  return <BookingFrame>{(booking) => <OrderList query={{ booking: booking['@id'] }} />}</BookingFrame>;
}
