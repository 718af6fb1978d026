import type { EventAssignment } from '@firn/shared-contracts/api';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import { guideSummary } from '../people/index.ts';
import { users } from '../users/users.table.ts';
import { guideAssignments } from './guide-assignments.table.ts';

/** Who was withdrawn is of no interest any more. */
const SHOWN_STATES = ['asked', 'accepted', 'declined'] as const;

/** Who is asked for each event, has accepted or declined. */
export async function loadAssignments(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EventAssignment[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({
      eventId: guideAssignments.eventId,
      id: guideAssignments.id,
      version: guideAssignments.version,
      state: guideAssignments.state,
      guide: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        presentedOnWebsite: users.presentedOnWebsite,
      },
    })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(
      and(isAmong(guideAssignments.eventId, eventIds), inArray(guideAssignments.state, [...SHOWN_STATES])),
    )
    .orderBy(asc(users.sortKey), asc(guideAssignments.askedAt));
  const groups = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map(
    [...groups].map(([eventId, members]) => [
      eventId,
      members.map(({ id, version, state, guide }) => ({
        '@id': iri('guide_assignments', id),
        '@type': 'GuideAssignment',
        id,
        version,
        state,
        guide: guideSummary(guide),
      })),
    ]),
  );
}
