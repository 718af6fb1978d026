import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { Notes } from '../../shared/notes/notes.tsx';

/** What the office knows of an event and neither guests nor guides need. */
export function Page() {
  return <EventFrame>{(event) => <Notes subject={{ event: event['@id'] }} />}</EventFrame>;
}
