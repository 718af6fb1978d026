import { AccommodationFrame } from '../../shared/accommodation-frame.tsx';
import { AccommodationForm } from './accommodation-form.tsx';

/** `/admin/accommodation/:id` (docs/domain/accommodations.md#houses). */
export function Page() {
  return <AccommodationFrame>{(house) => <AccommodationForm house={house} />}</AccommodationFrame>;
}
