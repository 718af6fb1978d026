import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { stateChanges } from '../audit/audit.table.ts';

/** What the office said when it last sent each event back to its guides (docs/domain/states.md#event). */
export async function loadReviewComments(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ id: stateChanges.entityId, comment: stateChanges.reason })
    .from(stateChanges)
    .where(
      and(
        eq(stateChanges.entity, 'event'),
        eq(stateChanges.from, 'prepared'),
        eq(stateChanges.to, 'draft'),
        isAmong(stateChanges.entityId, eventIds),
      ),
    )
    .orderBy(asc(stateChanges.at));
  return new Map(rows.map(({ id, comment }) => [id, comment]));
}
