import { Pinboard } from '@firn/shared-ui/pinboard';
import { EventFrame } from '../../shared/event-frame/event-frame.tsx';

/** What guests, guides and office of an event write to each other (docs/domain/bookings.md#pinboard). */
export function Page() {
  return <EventFrame>{(event) => <Pinboard event={event} />}</EventFrame>;
}
