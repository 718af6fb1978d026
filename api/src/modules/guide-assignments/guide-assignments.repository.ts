import type { AssignmentState } from '@firn/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { isRefusedBy } from '../../lib/database-errors.ts';
import { type RecordKind, tableKind } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';
import { guideOverlap } from './assignment-overlap.ts';
import { guideAssignments } from './guide-assignments.table.ts';

export interface AssignmentRecord {
  /** Ids. */
  readonly event: string;
  readonly guide: string;
  readonly state: AssignmentState;
  readonly comment: string | null;
  readonly overrideReason: string | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

/**
 * Runs a write that the constraint may refuse, in turns with others of the same guide: two that met inside of the
 * constraint would each wait for the other.
 * @throws 409 that names the other event.
 */
async function refusingOverlap<T>(
  tx: Tx,
  { event, guide }: Pick<AssignmentRecord, 'event' | 'guide'>,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  await takeTurns(tx, `guide-assignments/${guide}`);
  try {
    return await tx.transaction(write);
  } catch (error) {
    if (!isRefusedBy(error, 'guide_assignments_no_overlap')) throw error;
    throw await guideOverlap(tx, { eventId: event, guideId: guide });
  }
}

const rows = tableKind<AssignmentRecord>({
  entity: 'guide_assignment',
  collection: 'guide_assignments',
  table: guideAssignments,
  columns: {
    event: 'eventId',
    guide: 'guideId',
    state: 'state',
    comment: 'comment',
    overrideReason: 'overrideReason',
    askedAt: 'askedAt',
    answeredAt: 'answeredAt',
  },
  references: { event: { table: events }, guide: { table: users } },
  unique: {
    guide_assignments_current_unique: {
      field: 'guide',
      message: 'Diese Person ist für den Event schon angefragt oder zugeteilt.',
    },
  },
  labelOf: () => 'Einsatz',
});

export const assignmentKind: RecordKind<AssignmentRecord> = {
  ...rows,
  normalisers: { overrideReason: (reason) => reason?.trim() || null },
  insert: (tx, record, now) => refusingOverlap(tx, record, (inner) => rows.insert(inner, record, now)),
};

/** Stores a step of the assignment's state machine; call it through `takeStep`. @throws 409 for an overlap. */
export async function setAssignmentState(
  tx: Tx,
  { id, record }: { readonly id: string; readonly record: AssignmentRecord },
  next: Pick<AssignmentRecord, 'state' | 'comment' | 'answeredAt'>,
): Promise<void> {
  await refusingOverlap(tx, record, async (inner) => {
    await inner
      .update(guideAssignments)
      .set({ ...next, version: sql`${guideAssignments.version} + 1` })
      .where(eq(guideAssignments.id, id));
  });
}
