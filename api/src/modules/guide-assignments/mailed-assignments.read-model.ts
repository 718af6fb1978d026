import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { type DueQuery, isNotReminded, type MailedEvent } from '../outbox/index.ts';
import { users } from '../users/users.table.ts';
import { eventPlace, eventTitle } from './assignment-conflicts.read-model.ts';
import { guideAssignments } from './guide-assignments.table.ts';

/** An assignment with the guide to write to, and the event to write about. */
export interface MailedAssignment {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly event: MailedEvent;
}

const selectMailed = (db: Db) =>
  db
    .select({
      id: guideAssignments.id,
      email: users.email,
      firstName: users.firstName,
      event: {
        id: events.id,
        version: events.version,
        code: events.code,
        title: eventTitle,
        place: eventPlace,
        start: events.start,
        end: events.end,
      },
    })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .innerJoin(events, eq(events.id, guideAssignments.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .$dynamic();

export async function findMailedAssignment(db: Db, id: string): Promise<MailedAssignment | null> {
  const [row] = await selectMailed(db).where(eq(guideAssignments.id, id));
  return row ?? null;
}

/** Those who lead an event. */
export const findLeading = (db: Db, eventId: string): Promise<MailedAssignment[]> =>
  selectMailed(db)
    .where(and(eq(guideAssignments.eventId, eventId), eq(guideAssignments.state, 'accepted')))
    .orderBy(asc(guideAssignments.id));

/** The query for assignments whose guides get the mail of a rule. */
export interface DueAssignments extends Pick<DueQuery, 'key' | 'batch'> {
  /** SQL condition: the event has come to the moment of the rule. */
  readonly isDue: SQL | undefined;
  /** True if the mail goes only to those who have not handed in their report. */
  readonly isOfReport: boolean;
}

const aboutAssignment = sql<string>`'/api/guide_assignments/' || ${guideAssignments.id}`;

/** Accepted assignments whose mail is due and not sent; locked, nobody is taken off meanwhile. */
export function findDueAssignments(
  db: Db,
  { key, batch, isDue, isOfReport }: DueAssignments,
): Promise<MailedAssignment[]> {
  const due = selectMailed(db)
    .where(
      and(
        eq(guideAssignments.state, 'accepted'),
        inArray(events.state, ['open', 'confirmed', 'prepared']),
        isOfReport ? eq(events.guideFinished, false) : undefined,
        isDue,
        isNotReminded(db, key, aboutAssignment),
      ),
    )
    .orderBy(asc(guideAssignments.id));
  return batch === null ? due : due.limit(batch).for('update', { of: guideAssignments, skipLocked: true });
}
