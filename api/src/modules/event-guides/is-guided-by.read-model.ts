import { inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { eventGuides, events } from '../events/events.table.ts';

/** SQL: events that one of the users has agreed to lead (docs/domain/events.md#guides). */
export function isGuidedBy(db: Db, userIds: readonly string[]): SQL {
  const led = db
    .select({ id: eventGuides.eventId })
    .from(eventGuides)
    .where(inArray(eventGuides.userId, [...userIds]));
  return inArray(events.id, led);
}
