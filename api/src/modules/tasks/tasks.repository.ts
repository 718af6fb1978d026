import type { TaskKind, TaskState } from '@firn/shared-contracts/domain';
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { tableKind } from '../../records/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { hasCause } from './has-cause.read-model.ts';
import { taskComments, tasks } from './tasks.table.ts';

/** The fields that are written of a task. What it is about stands as an id. */
export interface TaskRecord {
  readonly kind: TaskKind;
  readonly title: string | null;
  readonly due: string | null;
  readonly snoozedUntil: string | null;
  readonly assignee: string | null;
  readonly event: string | null;
  readonly booking: string | null;
  readonly offer: string | null;
  /** Id of a user; null for the system. */
  readonly createdBy: string | null;
}

export const taskKind = tableKind<TaskRecord>({
  entity: 'task',
  collection: 'tasks',
  table: tasks,
  columns: {
    kind: 'kind',
    title: 'title',
    due: 'due',
    snoozedUntil: 'snoozedUntil',
    assignee: 'assigneeId',
    event: 'eventId',
    booking: 'bookingId',
    offer: 'offerId',
    createdBy: 'createdById',
  },
  references: {
    assignee: { table: users },
    event: { table: events },
    booking: { table: bookings },
    offer: { table: offers },
  },
  unique: {
    tasks_cause_index: { field: 'event', message: 'Diese Aufgabe gibt es schon.' },
  },
  // The label is not its words: they may be about people, and the log outlives them.
  labelOf: () => 'Aufgabe',
});

export interface LockedTask {
  readonly version: number;
  readonly state: TaskState;
  readonly endedAt: Date | null;
  readonly hasCause: boolean;
}

export async function lockTask(tx: Tx, id: string, now: Date): Promise<LockedTask | null> {
  const [task] = await tx
    .select({
      version: tasks.version,
      state: tasks.state,
      endedAt: tasks.endedAt,
      hasCause: hasCause(tx, now),
    })
    .from(tasks)
    .where(eq(tasks.id, id))
    .for('no key update');
  return task ?? null;
}

/** Stores a step of somebody; opened again, a task is nobody's doing any more. */
export async function setTaskState(
  tx: Tx,
  id: string,
  state: TaskState,
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<void> {
  const closing = state === 'open' ? { closedAt: null, closedById: null } : { closedAt: at, closedById: by };
  await tx
    .update(tasks)
    .set({ state, ...closing, updatedAt: at, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, id));
}

/** Adds a comment; the task has another version with it. Returns false if there is no such task. */
export async function insertComment(
  tx: Tx,
  comment: { readonly taskId: string; readonly text: string; readonly createdById: string | null },
  at: Date,
): Promise<boolean> {
  const changed = await tx
    .update(tasks)
    .set({ updatedAt: at, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, comment.taskId))
    .returning({ id: tasks.id });
  if (changed.length === 0) return false;
  await tx.insert(taskComments).values({ ...comment, createdAt: at });
  return true;
}

const YEAR_MS = 365 * 24 * 3_600_000;

/** Deletes what was closed a year ago, unless its cause still lasts: then it would be made anew (docs/domain/office.md#tasks). */
export async function forgetTasks(db: Db, now: Date): Promise<void> {
  const isOver = or(eq(tasks.kind, 'own'), isNotNull(tasks.endedAt));
  await db.delete(tasks).where(and(lt(tasks.closedAt, new Date(now.getTime() - YEAR_MS)), isOver));
}
