import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { eventReports } from './event-reports.table.ts';

type Report = Pick<
  typeof eventReports.$inferInsert,
  'expenses' | 'incidents' | 'comment' | 'submittedBy' | 'submittedAt'
>;
type Expenses = Report['expenses'];

const NOT_RETURNED = { returnedAt: null, returnedBy: null, returnReason: null };

const isOf = (eventId: string) => eq(eventReports.eventId, eventId);

async function setFinished(tx: Tx, eventId: string, guideFinished: boolean): Promise<void> {
  const version = sql`${events.version} + 1`;
  await tx.update(events).set({ guideFinished, version }).where(eq(events.id, eventId));
}

/** Incidents that were read are read again once they are others. */
const readStill = (column: 'incidents_read_at' | 'incidents_read_by') => {
  const read = sql.raw(`"event_reports"."${column}"`);
  return sql`case when ${eventReports.incidents} = excluded.incidents then ${read} end`;
};

/**
 * Stores the report of an event, which is one more change of the event; the caller holds its lock.
 * @returns the expenses of the one it replaces, null if it is the first.
 */
export async function storeReport(tx: Tx, eventId: string, report: Report): Promise<Expenses | null> {
  const [before] = await tx
    .select({ expenses: eventReports.expenses })
    .from(eventReports)
    .where(isOf(eventId));
  const read = {
    incidentsReadAt: readStill('incidents_read_at'),
    incidentsReadBy: readStill('incidents_read_by'),
  };
  await tx
    .insert(eventReports)
    .values({ eventId, ...report })
    .onConflictDoUpdate({ target: eventReports.eventId, set: { ...report, ...NOT_RETURNED, ...read } });
  await setFinished(tx, eventId, true);
  return before?.expenses ?? null;
}

interface Given {
  readonly by: string | null;
  readonly at: Date;
}

/** Its guides write it anew; what it said stays until then. The caller holds the lock of the event. */
export async function storeReturn(
  tx: Tx,
  eventId: string,
  { reason, by, at }: Given & { readonly reason: string },
): Promise<void> {
  await tx
    .update(eventReports)
    .set({ returnedAt: at, returnedBy: by, returnReason: reason })
    .where(isOf(eventId));
  await setFinished(tx, eventId, false);
}

/** @returns whether nobody had read them before. */
export async function storeReading(tx: Tx, eventId: string, { by, at }: Given): Promise<boolean> {
  const rows = await tx
    .update(eventReports)
    .set({ incidentsReadAt: at, incidentsReadBy: by })
    .where(and(isOf(eventId), isNull(eventReports.incidentsReadAt)))
    .returning({ id: eventReports.eventId });
  return rows.length > 0;
}
