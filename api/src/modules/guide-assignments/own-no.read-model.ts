import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { stateChanges } from '../audit/audit.table.ts';
import type { OwnNo } from './assignment-states.domain.ts';
import type { AssignmentRecord } from './guide-assignments.repository.ts';
import { guideAssignments } from './guide-assignments.table.ts';

/**
 * The no that a guide has said to an assignment that is declined, as the history of its steps has it; null if it is
 * somebody else's, or was followed by another question to the same guide.
 */
export async function findOwnNo(
  db: Db,
  id: string,
  { event, guide }: AssignmentRecord,
): Promise<OwnNo | null> {
  const [last] = await db
    .select()
    .from(stateChanges)
    .where(
      and(
        eq(stateChanges.entity, 'guide_assignment'),
        eq(stateChanges.entityId, id),
        eq(stateChanges.to, 'declined'),
      ),
    )
    .orderBy(desc(stateChanges.at))
    .limit(1);
  if (last?.actorId !== guide) return null;
  const [again] = await db
    .select({ id: guideAssignments.id })
    .from(guideAssignments)
    .where(
      and(
        eq(guideAssignments.eventId, event),
        eq(guideAssignments.guideId, guide),
        ne(guideAssignments.id, id),
        inArray(guideAssignments.state, ['asked', 'accepted']),
      ),
    )
    .limit(1);
  if (again) return null;
  return { from: last.from === 'accepted' ? 'accepted' : 'asked', at: last.at };
}
