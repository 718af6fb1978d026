import { useLocation } from 'react-router';
import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { EventBookings } from './event-bookings.tsx';
import { Participants } from './participants.tsx';

/** Who takes part in an event, and by which bookings. */
export function Page() {
  const { pathname } = useLocation();
  return (
    <EventFrame>
      {(event) =>
        pathname.endsWith('/bookings') ? <EventBookings event={event} /> : <Participants event={event} />
      }
    </EventFrame>
  );
}
