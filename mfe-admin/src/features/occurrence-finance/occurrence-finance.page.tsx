import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { EventFinance } from './event-finance.tsx';

/** Revenue and costs of an event, for the office. */
export function Page() {
  return <EventFrame>{(event) => <EventFinance event={event} />}</EventFrame>;
}
