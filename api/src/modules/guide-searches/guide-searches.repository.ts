import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { events } from '../events/events.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { guideSearchCandidates, guideSearches } from './guide-searches.table.ts';

export type SearchRow = typeof guideSearches.$inferSelect;

/** The list of a search, in its order, each with the state of the question. */
export const readList = (db: Db, searchId: string) =>
  db
    .select({
      id: guideSearchCandidates.id,
      guideId: guideSearchCandidates.guideId,
      assignmentId: guideSearchCandidates.assignmentId,
      assignment: guideAssignments.state,
      until: guideSearchCandidates.until,
      isPassed: guideSearchCandidates.isPassed,
    })
    .from(guideSearchCandidates)
    .leftJoin(guideAssignments, eq(guideAssignments.id, guideSearchCandidates.assignmentId))
    .where(eq(guideSearchCandidates.searchId, searchId))
    .orderBy(asc(guideSearchCandidates.position));

export async function findOpenSearch(db: Db, eventId: string): Promise<SearchRow | null> {
  const [row] = await db
    .select()
    .from(guideSearches)
    .where(and(eq(guideSearches.eventId, eventId), eq(guideSearches.state, 'open')));
  return row ?? null;
}

/**
 * Takes turns with whoever else asks or answers for an event, and reads its open search. All guides of the list follow in one
 * order, because what one answers ends the questions to the others.
 */
export async function lockSearch(
  tx: Tx,
  eventId: string,
  guideIds: readonly string[] = [],
): Promise<SearchRow | null> {
  await takeTurns(tx, `guide-searches/${eventId}`);
  const search = await findOpenSearch(tx, eventId);
  const listed = search ? (await readList(tx, search.id)).map(({ guideId }) => guideId) : [];
  const guides = [...new Set([...listed, ...guideIds])].toSorted();
  if (guides.length > 0) await takeTurns(tx, ...guides.map((id) => `guide-assignments/${id}`));
  return search;
}

/** When the event of a search begins, and whether it takes place; null where it is gone. */
export async function searchedEvent(db: Db, eventId: string) {
  const [event] = await db
    .select({ code: events.code, start: events.start, state: events.state })
    .from(events)
    .where(eq(events.id, eventId));
  return event ? { ...event, takesPlace: event.state !== 'cancelled' && event.state !== 'closed' } : null;
}

/** Puts guides at the end of a list; who stood on it comes to their turn again. */
export async function appendCandidates(tx: Tx, searchId: string, guideIds: readonly string[]): Promise<void> {
  const [last] = await tx
    .select({ position: max(guideSearchCandidates.position) })
    .from(guideSearchCandidates)
    .where(eq(guideSearchCandidates.searchId, searchId));
  const next = (last?.position ?? -1) + 1;
  for (const [index, guideId] of guideIds.entries()) {
    const turn = { position: next + index, assignmentId: null, until: null, isPassed: false };
    await tx
      .insert(guideSearchCandidates)
      .values({ searchId, guideId, ...turn })
      .onConflictDoUpdate({
        target: [guideSearchCandidates.searchId, guideSearchCandidates.guideId],
        set: turn,
      });
  }
}

/** Keeps what has become of a turn. */
export async function keepTurn(
  tx: Tx,
  id: string,
  turn: Partial<Pick<typeof guideSearchCandidates.$inferSelect, 'assignmentId' | 'until' | 'isPassed'>>,
): Promise<void> {
  await tx.update(guideSearchCandidates).set(turn).where(eq(guideSearchCandidates.id, id));
}

/** The one way a search changes; the caller holds its lock. */
export async function setSearch(
  tx: Tx,
  id: string,
  next: Partial<Pick<SearchRow, 'state' | 'hours' | 'exhaustedAt' | 'settledById' | 'closedAt'>>,
): Promise<void> {
  await tx
    .update(guideSearches)
    .set({ ...next, version: sql`${guideSearches.version} + 1` })
    .where(eq(guideSearches.id, id));
}

export async function insertSearch(
  tx: Tx,
  search: Pick<SearchRow, 'eventId' | 'hours' | 'createdAt'>,
): Promise<SearchRow> {
  const [row] = await tx.insert(guideSearches).values(search).returning();
  if (!row) throw new Error('No search was written.');
  return row;
}

/** Whether somebody else than the guide of a question has settled the search it belongs to. */
export async function isSettledFor(db: Db, assignmentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: guideSearches.id })
    .from(guideSearches)
    .innerJoin(guideSearchCandidates, eq(guideSearchCandidates.searchId, guideSearches.id))
    .where(
      and(
        eq(guideSearchCandidates.assignmentId, assignmentId),
        eq(guideSearches.state, 'settled'),
        sql`${guideSearches.settledById} is distinct from ${guideSearchCandidates.guideId}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Ids of the events for which somebody is looked for. */
export async function searchedEvents(db: Db): Promise<string[]> {
  const rows = await db
    .select({ eventId: guideSearches.eventId })
    .from(guideSearches)
    .where(eq(guideSearches.state, 'open'))
    .orderBy(asc(guideSearches.createdAt), asc(guideSearches.id));
  return rows.map(({ eventId }) => eventId);
}

/** The event and the guide of an assignment. */
export async function findAssignmentIds(db: Db, id: string) {
  const { eventId, guideId, version } = guideAssignments;
  const [row] = await db
    .select({ eventId, guideId, version })
    .from(guideAssignments)
    .where(eq(guideAssignments.id, id));
  return row ?? null;
}
