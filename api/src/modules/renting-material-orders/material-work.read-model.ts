import { type SQL, sql } from 'drizzle-orm';
import { events } from '../events/events.table.ts';

/** Somebody of the event of the outer query has material that nobody has packed. */
export const hasUnpackedMaterial = (): SQL =>
  sql`exists (
    select 1 from renting_material_standings s join renting_material_orders o on o.id = s.id
    where s.event_id = ${events.id} and s.state = 'reserved' and o.packed_at is null
  )`;

/** Material of the event is still with somebody, whether or not they have cancelled since. */
export const hasMaterialOut = (): SQL =>
  sql`exists (
    select 1 from renting_material_orders o join bookings b on b.id = o.booking_id
    where b.event_id = ${events.id} and o.state = 'handed_out'
  )`;
