import { and, asc, eq } from 'drizzle-orm';
import type { Ownership } from '../../access/field-matrix.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { overlapsOfGuide } from '../guide-assignments/overlaps.read-model.ts';
import { users } from '../users/users.table.ts';
import { events } from './events.table.ts';

/** Whether the visitor guides the event, and whether it is a draft, which no guest sees. */
export async function ownershipOf(db: Db, id: string, { user }: Visitor): Promise<Ownership> {
  if (!user) return 'none';
  const rows = await db
    .select({ state: events.state })
    .from(events)
    .where(and(eq(events.id, id), isGuidedBy(db, [user.id])));
  const [event] = rows;
  if (!event) return 'none';
  return event.state === 'draft' ? 'own-draft' : 'own-event';
}

/** Whether the event is a proposal of the visitor's (docs/domain/events.md#drafts-of-guides). */
async function isProposedBy(db: Db, id: string, { user }: Visitor): Promise<boolean> {
  if (!user) return false;
  const isTheirs = and(eq(events.id, id), eq(events.proposedById, user.id));
  return (await db.select({ id: events.id }).from(events).where(isTheirs)).length > 0;
}

/** As `ownershipOf`; what somebody deletes has to be a proposal of their own, too. */
export async function ownershipFor(
  db: Db,
  id: string,
  visitor: Visitor,
  operation: string,
): Promise<Ownership> {
  if (operation === 'remove' && !(await isProposedBy(db, id, visitor))) return 'none';
  return ownershipOf(db, id, visitor);
}

/** Whom to write to about the event. */
export const acceptedGuides = (db: Db, eventId: string) =>
  db
    .select({ email: users.email, firstName: users.firstName })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(and(eq(guideAssignments.eventId, eventId), eq(guideAssignments.state, 'accepted')))
    .orderBy(asc(users.sortKey));

/** Whoever makes a tour leads it. @throws 422 that names the event which the guide leads at that time. */
export async function assignMaker(tx: Tx, eventId: string, guideId: string, now: Date): Promise<void> {
  const [event] = await tx
    .select({ start: events.start, end: events.end })
    .from(events)
    .where(eq(events.id, eventId));
  const [overlap] = event ? await overlapsOfGuide(tx, guideId, event) : [];
  if (overlap) {
    const message = `Du führst in dieser Zeit schon «${overlap.title}» (${overlap.code}).`;
    throw invalid([{ propertyPath: 'start', message }]);
  }
  await tx
    .insert(guideAssignments)
    .values({ eventId, guideId, state: 'accepted', askedAt: now, answeredAt: now });
}
