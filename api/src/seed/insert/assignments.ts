import type { AssignmentState } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { stateChanges } from '../../modules/audit/audit.table.ts';
import { guideAssignments } from '../../modules/guide-assignments/guide-assignments.table.ts';
import { seedId } from '../identity.ts';
import { userId } from '../ids.ts';
import type { PlannedEvent } from '../plan/planned-event.ts';
import { eventId } from './events.ts';
import { insertRows } from './rows.ts';

const ANSWERED_AFTER_MS = 5 * 3_600_000;

interface Planned {
  readonly event: PlannedEvent;
  readonly guide: string;
  readonly state: AssignmentState;
}

const assignmentsOf = (event: PlannedEvent): Planned[] => [
  ...event.guides.map((guide) => ({ event, guide, state: 'accepted' as const })),
  ...event.asked.map((guide) => ({ event, guide, state: 'asked' as const })),
  ...event.declined.map((guide) => ({ event, guide, state: 'declined' as const })),
];

const assignmentId = ({ event, guide }: Planned) => seedId(`assignment/${event.code}/${guide}`);

const answeredAt = ({ event, state }: Planned) =>
  state === 'asked' ? null : new Date(event.createdAt.getTime() + ANSWERED_AFTER_MS);

const assignmentRow = (planned: Planned): typeof guideAssignments.$inferInsert => ({
  id: assignmentId(planned),
  eventId: eventId(planned.event.code),
  guideId: userId(planned.guide),
  state: planned.state,
  comment: planned.state === 'declined' ? 'An diesem Datum bin ich schon vergeben.' : null,
  askedAt: planned.event.createdAt,
  answeredAt: answeredAt(planned),
});

function stateChangeRows(planned: Planned): (typeof stateChanges.$inferInsert)[] {
  const entityId = assignmentId(planned);
  const row = (from: string | null, to: string, actor: string, at: Date) => ({
    id: seedId(`state-change/${entityId}/${to}`),
    entity: 'guide_assignment',
    entityId,
    from,
    to,
    actorId: userId(actor),
    at,
  });
  const asked = row(null, 'asked', 'admin@firn.example', planned.event.createdAt);
  const at = answeredAt(planned);
  return at ? [asked, row('asked', planned.state, planned.guide, at)] : [asked];
}

/** Who leads the events, who is asked and who has said no. */
export async function insertAssignments(db: Db, events: readonly PlannedEvent[]): Promise<void> {
  const planned = events.flatMap(assignmentsOf);
  await insertRows(db, guideAssignments, planned.map(assignmentRow));
  await insertRows(db, stateChanges, planned.flatMap(stateChangeRows));
}
