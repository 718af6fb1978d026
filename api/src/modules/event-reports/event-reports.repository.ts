import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { eventReports } from './event-reports.table.ts';

type Report = Pick<
  typeof eventReports.$inferInsert,
  'expenses' | 'pictures' | 'incidents' | 'comment' | 'submittedBy' | 'submittedAt'
>;
/** The files and expenses of a report. */
export type Carried = Pick<typeof eventReports.$inferSelect, 'expenses' | 'pictures'>;

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

/** Reads what the report of an event carries; null while there is none. */
export async function carriedBy(tx: Db, eventId: string): Promise<Carried | null> {
  const { expenses, pictures } = eventReports;
  const [row] = await tx.select({ expenses, pictures }).from(eventReports).where(isOf(eventId));
  return row ?? null;
}

/** Stores the report of an event, which is one more change of the event; the caller holds its lock. */
export async function storeReport(tx: Tx, eventId: string, report: Report): Promise<void> {
  const read = {
    incidentsReadAt: readStill('incidents_read_at'),
    incidentsReadBy: readStill('incidents_read_by'),
  };
  await tx
    .insert(eventReports)
    .values({ eventId, ...report })
    .onConflictDoUpdate({ target: eventReports.eventId, set: { ...report, ...NOT_RETURNED, ...read } });
  await setFinished(tx, eventId, true);
}

/** Keeps which picture guests see of one of the report; the caller holds the lock of the event. */
export async function storePictures(tx: Tx, eventId: string, pictures: Carried['pictures']): Promise<void> {
  await tx.update(eventReports).set({ pictures }).where(isOf(eventId));
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
