import { and, asc, eq, gt, inArray, max, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { users } from '../users/users.table.ts';

interface Asked {
  readonly eventId: string;
  readonly guideId: string;
}

const NAME = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/** Names those who lead the event beside this guide. */
export async function otherGuides(db: Db, { eventId, guideId }: Asked): Promise<readonly string[]> {
  const rows = await db
    .select(NAME)
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(
      and(
        eq(guideAssignments.eventId, eventId),
        ne(guideAssignments.guideId, guideId),
        eq(guideAssignments.state, 'accepted'),
      ),
    )
    .orderBy(asc(users.sortKey));
  return rows.map(fullNameOf);
}

/** Names one guide. */
export async function guideName(db: Db, guideId: string): Promise<string> {
  const [row] = await db.select(NAME).from(users).where(eq(users.id, guideId));
  return row ? fullNameOf(row) : '';
}

/** Names those who left the event, and nobody has agreed since: guests still expect them. */
export async function guidesToReplace(db: Db, { eventId, guideId }: Asked): Promise<readonly string[]> {
  const isOther = and(eq(guideAssignments.eventId, eventId), ne(guideAssignments.guideId, guideId));
  const [agreed] = await db
    .select({ at: max(guideAssignments.answeredAt) })
    .from(guideAssignments)
    .where(and(isOther, eq(guideAssignments.state, 'accepted')));
  const rows = await db
    .selectDistinctOn([users.id], NAME)
    .from(stateChanges)
    .innerJoin(guideAssignments, eq(guideAssignments.id, stateChanges.entityId))
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(
      and(
        isOther,
        ne(guideAssignments.state, 'accepted'),
        eq(stateChanges.entity, 'guide_assignment'),
        eq(stateChanges.from, 'accepted'),
        inArray(stateChanges.to, ['withdrawn', 'declined']),
        agreed?.at ? gt(stateChanges.at, agreed.at) : undefined,
      ),
    );
  return rows.map(fullNameOf);
}

/** Reads the guide if they were taken off the event before, as somebody to write to. */
export async function takenOffBefore(db: Db, { eventId, guideId }: Asked) {
  const rows = await db
    .select({ email: users.email, name: users.firstName, aboutId: guideAssignments.id })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(
      and(
        eq(guideAssignments.eventId, eventId),
        eq(guideAssignments.guideId, guideId),
        eq(guideAssignments.state, 'withdrawn'),
      ),
    );
  return rows.slice(0, 1);
}
