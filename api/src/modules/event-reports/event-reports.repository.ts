import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { eventReports } from './event-reports.table.ts';

type Report = Omit<typeof eventReports.$inferInsert, 'eventId'>;
type Expenses = Report['expenses'];

/**
 * Stores the report of an event, which is one more change of the event; the caller holds its lock.
 * @returns the expenses of the one it replaces, null if it is the first.
 */
export async function storeReport(tx: Tx, eventId: string, report: Report): Promise<Expenses | null> {
  const [before] = await tx
    .select({ expenses: eventReports.expenses })
    .from(eventReports)
    .where(eq(eventReports.eventId, eventId));
  await tx
    .insert(eventReports)
    .values({ eventId, ...report })
    .onConflictDoUpdate({ target: eventReports.eventId, set: report });
  const version = sql`${events.version} + 1`;
  await tx.update(events).set({ guideFinished: true, version }).where(eq(events.id, eventId));
  return before?.expenses ?? null;
}
