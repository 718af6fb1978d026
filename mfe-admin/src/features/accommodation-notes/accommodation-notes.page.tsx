import { AccommodationFrame } from '../../shared/accommodation-frame.tsx';
import { Notes } from '../../shared/notes/notes.tsx';

/** What the office knows of a hut or a hotel. */
export function Page() {
  return (
    <AccommodationFrame>{(house) => <Notes subject={{ accommodation: house['@id'] }} />}</AccommodationFrame>
  );
}
