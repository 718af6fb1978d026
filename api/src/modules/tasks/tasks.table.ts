import type { TaskKind, TaskState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { contents } from '../contents/contents.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { privateRequests } from '../private-offers/private-requests.table.ts';
import { users } from '../users/users.table.ts';

/** The tasks of the office (docs/domain/office.md#tasks). A task is deleted with what it is about. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    version: version(),
    kind: text().$type<TaskKind>().notNull(),
    state: text().$type<TaskState>().notNull().default('open'),
    /** Words of whoever made it; null where the kind says everything. */
    title: text(),
    /** The day that counts, in Zurich. The job keeps that of a kind of open work up to date. */
    due: date(),
    snoozedUntil: date(),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    eventId: uuid().references(() => events.id, { onDelete: 'cascade' }),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'cascade' }),
    offerId: uuid().references(() => offers.id, { onDelete: 'cascade' }),
    privateRequestId: uuid().references(() => privateRequests.id, { onDelete: 'cascade' }),
    contentId: uuid().references(() => contents.id, { onDelete: 'cascade' }),
    /** Ids of different kinds of things never meet, so that one column tells them all. */
    subjectId: uuid().generatedAlwaysAs(
      sql`coalesce(event_id, booking_id, offer_id, private_request_id, content_id)`,
    ),
    /** The person who made it; null for the system. */
    createdById: uuid().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    closedAt: instant(),
    /** The person who closed it; null while it is open, and where its cause went away by itself. */
    closedById: uuid().references(() => users.id),
    /** The moment at which its cause was gone; until then no other task is made of the same cause. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('tasks_cause_index')
      .on(table.kind, table.subjectId)
      .where(sql`kind <> 'own' and ended_at is null`),
    index('tasks_subject_index').on(table.subjectId),
    index('tasks_state_index').on(table.state, table.due),
    index('tasks_assignee_index').on(table.assigneeId, table.state),
    index('tasks_closed_index').on(table.closedAt),
    check(
      'tasks_subject_check',
      sql`num_nonnulls(event_id, booking_id, offer_id, private_request_id, content_id) <= 1`,
    ),
    check(
      'tasks_kind_check',
      sql`case when kind = 'own' then title is not null else subject_id is not null end`,
    ),
    check('tasks_closed_check', sql`(state = 'open') = (closed_at is null)`),
  ],
);

export type TaskRow = typeof tasks.$inferSelect;

export const taskComments = pgTable(
  'task_comments',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The person who made it; null for the system. */
    createdById: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('task_comments_task_index').on(table.taskId, table.createdAt)],
);

/** People who want the own tasks by mail in the morning, and the day in Zurich last looked through for them. */
export const taskMails = pgTable('task_mails', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lookedThrough: date(),
});
