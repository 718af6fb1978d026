import { FindingMarks } from '../../shared/catalogue-findings/finding-marks.tsx';
import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { WithOffer } from '../../shared/event-frame/with-offer.tsx';
import { OccurrenceForm } from './occurrence-form.tsx';

/** One event of an offer. */
export function Page() {
  return (
    <EventFrame>
      {(event) => (
        <>
          <FindingMarks event={event['@id']} />
          <WithOffer event={event}>{(offer) => <OccurrenceForm event={event} offer={offer} />}</WithOffer>
        </>
      )}
    </EventFrame>
  );
}
