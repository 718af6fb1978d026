import { and, eq, exists, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { CASING } from '../../db/client.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';

/**
 * SQL: whether a guide has declined an event or was taken off it. A guide of the offer does not stand in then
 * (docs/domain/events.md#guides).
 */
export function guidesNoMore(userId: SQLWrapper | string, eventId: SQLWrapper | string): SQL {
  const ended = new QueryBuilder({ casing: CASING })
    .select({ one: sql`1` })
    .from(guideAssignments)
    .where(
      and(
        eq(guideAssignments.eventId, eventId),
        eq(guideAssignments.guideId, userId),
        inArray(guideAssignments.state, ['declined', 'withdrawn']),
      ),
    );
  return exists(ended);
}
