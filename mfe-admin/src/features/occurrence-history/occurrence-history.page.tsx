import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { TourHistory } from '../../shared/history/tour-history.tsx';

/** What happened to an event, in words. */
export function Page() {
  return (
    <EventFrame>{(event) => <TourHistory record={event} stateLabels={EVENT_STATE_LABELS} />}</EventFrame>
  );
}
