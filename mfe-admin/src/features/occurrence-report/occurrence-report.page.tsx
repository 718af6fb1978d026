import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { EventReport } from './event-report.tsx';

/** What the guide of an event handed in, for the office. */
export function Page() {
  return <EventFrame>{(event) => <EventReport event={event} />}</EventFrame>;
}
