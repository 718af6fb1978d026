import { AccommodationFrame } from '../../shared/accommodation-frame.tsx';
import { Season } from './season.tsx';

/** `/admin/accommodation/:id/reservation-info`: which nights of a house, for how many, and what is open. */
export function Page() {
  return <AccommodationFrame>{(house) => <Season house={house} />}</AccommodationFrame>;
}
