import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { eventGuides } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** Names those who have agreed to lead an event, with the phone: they arrive with the group. */
export const guidesOnSheet = (
  db: Db,
  eventId: string,
): Promise<readonly { readonly name: string; readonly phone: string | null }[]> =>
  db
    .select({ name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`, phone: users.phone })
    .from(eventGuides)
    .innerJoin(users, eq(users.id, eventGuides.userId))
    .where(eq(eventGuides.eventId, eventId))
    .orderBy(asc(users.sortKey));
