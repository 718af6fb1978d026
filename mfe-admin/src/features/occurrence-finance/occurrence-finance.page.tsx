import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { EventFinance } from './event-finance.tsx';

/** What an event brings and costs, for the office. */
export function Page() {
  return <EventFrame>{(event) => <EventFinance event={event} />}</EventFrame>;
}
