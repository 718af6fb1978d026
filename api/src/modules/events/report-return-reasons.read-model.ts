import { and, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { eventReports } from '../event-reports/event-reports.table.ts';

/** Why the office gave the report of each event back, unless it was handed in again (docs/domain/events.md#report). */
export async function loadReportReturnReasons(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ id: eventReports.eventId, reason: eventReports.returnReason })
    .from(eventReports)
    .where(and(isNotNull(eventReports.returnedAt), isAmong(eventReports.eventId, eventIds)));
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
