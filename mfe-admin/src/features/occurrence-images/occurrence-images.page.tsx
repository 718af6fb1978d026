import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { WithOffer } from '../../shared/event-frame/with-offer.tsx';
import { EventPictures } from './event-pictures.tsx';
import { Uploaders } from './uploaders.tsx';

/** The pictures of an event, where they are not its offer's. */
export function Page() {
  return (
    <EventFrame>
      {(event) => (
        <>
          <WithOffer event={event}>{(offer) => <EventPictures event={event} offer={offer} />}</WithOffer>
          <Uploaders event={event} />
        </>
      )}
    </EventFrame>
  );
}
