import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { eventAccommodations } from '../event-accommodations/event-accommodations.table.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { events } from '../events/events.table.ts';

/** Houses in which events sleep that the visitor guides. */
export async function housesOfGuide(db: Db, { user, permissions }: Visitor): Promise<ReadonlySet<string>> {
  if (!user || !permissions.isGuide) return new Set();
  const rows = await db
    .selectDistinct({ id: eventAccommodations.accommodationId })
    .from(eventAccommodations)
    .innerJoin(events, eq(events.id, eventAccommodations.eventId))
    .where(isGuidedBy(db, [user.id]));
  return new Set(rows.map(({ id }) => id));
}
