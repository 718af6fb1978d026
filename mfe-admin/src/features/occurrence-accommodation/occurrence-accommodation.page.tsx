import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { Reservations } from './reservations.tsx';

/** Where an event sleeps (docs/domain/accommodations.md#reservations). */
export function Page() {
  return <EventFrame>{(event) => <Reservations event={event} />}</EventFrame>;
}
