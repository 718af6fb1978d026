import { and, asc, eq, exists, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { settings } from '../settings/settings.table.ts';
import { events } from './events.table.ts';

/**
 * Events that may be ready for what they become by themselves, or the one of them; each is looked at again under its
 * lock.
 */
export function eventsOnTheirWay(db: Db, now: Date, id?: string) {
  const accepted = db
    .select({ one: sql`1` })
    .from(guideAssignments)
    .where(and(eq(guideAssignments.eventId, events.id), eq(guideAssignments.state, 'accepted')));
  const mayConfirm = and(
    eq(events.state, 'open'),
    gt(events.start, now),
    sql`coalesce(${events.autoConfirm}, ${settings.autoConfirm})`,
    exists(accepted),
  );
  const mayClose = and(
    eq(events.state, 'confirmed'),
    lte(events.end, now),
    eq(events.guideFinished, true),
    eq(events.concluded, true),
  );
  return db
    .select({ id: events.id })
    .from(events)
    .crossJoin(settings)
    .where(and(id ? eq(events.id, id) : undefined, or(mayConfirm, mayClose)))
    .orderBy(asc(events.id));
}
