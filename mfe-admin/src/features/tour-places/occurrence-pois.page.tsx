import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { WithOffer } from '../../shared/event-frame/with-offer.tsx';
import { EventPois } from './event-pois.tsx';

/** The places of an event, where they are not its offer's. */
export function Page() {
  return (
    <EventFrame>
      {(event) => <WithOffer event={event}>{(offer) => <EventPois event={event} offer={offer} />}</WithOffer>}
    </EventFrame>
  );
}
