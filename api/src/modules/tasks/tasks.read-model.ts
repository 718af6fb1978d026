import type { TaskComment, TaskResponse, TaskSubject } from '@firn/shared-contracts/api';
import type { TaskKind, TaskState } from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { contents } from '../contents/contents.table.ts';
import { PAGE_TITLE } from '../contents/page-work.read-model.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { privateRequests } from '../private-offers/private-requests.table.ts';
import { users } from '../users/users.table.ts';
import { hasCause } from './has-cause.read-model.ts';
import { taskComments, tasks } from './tasks.table.ts';

const assignees = alias(users, 'assignees');
const authors = alias(users, 'authors');
const closers = alias(users, 'closers');

/** The later one of its own day and of the end of the snooze; null for no day. */
const DAY = sql<string | null>`greatest(${tasks.due}, ${tasks.snoozedUntil})`;

const selectTasks = (db: Db) =>
  db
    .select({
      task: tasks,
      day: sql<string | null>`${DAY}::text`,
      assignee: { firstName: assignees.firstName, lastName: assignees.lastName },
      author: { firstName: authors.firstName, lastName: authors.lastName },
      closer: { firstName: closers.firstName, lastName: closers.lastName },
      event: { id: events.id, code: events.code, title: events.title, offerId: events.offerId },
      booking: { number: bookings.number, firstName: bookings.firstName, lastName: bookings.lastName },
      request: { firstName: privateRequests.firstName, lastName: privateRequests.lastName },
      offer: { id: offers.id, code: offers.code, title: offers.title },
      page: { title: PAGE_TITLE, completeSlug: contents.completeSlug },
    })
    .from(tasks)
    .leftJoin(assignees, eq(assignees.id, tasks.assigneeId))
    .leftJoin(authors, eq(authors.id, tasks.createdById))
    .leftJoin(closers, eq(closers.id, tasks.closedById))
    .leftJoin(bookings, eq(bookings.id, tasks.bookingId))
    .leftJoin(privateRequests, eq(privateRequests.id, tasks.privateRequestId))
    .leftJoin(contents, eq(contents.id, tasks.contentId))
    .leftJoin(events, eq(events.id, sql`coalesce(${tasks.eventId}, ${bookings.eventId})`))
    .leftJoin(
      offers,
      eq(offers.id, sql`coalesce(${tasks.offerId}, ${events.offerId}, ${privateRequests.offerId})`),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectTasks>>[number];

/** The thing that a task is about, in the words that open work has for it. */
function subjectOf({ task, event, booking, request, offer, page }: Row): TaskSubject | null {
  const title = event?.title ?? offer?.title ?? '';
  const about = (collection: string, id: string, words: Omit<TaskSubject, '@id' | 'id' | 'offer'>) => ({
    '@id': iri(collection, id),
    id,
    offer: task.eventId && event ? iri('offers', event.offerId) : null,
    ...words,
  });
  if (task.eventId && event)
    return about('events', task.eventId, { code: event.code, label: title, detail: null });
  if (task.bookingId && booking)
    return about('bookings', task.bookingId, {
      code: booking.number,
      label: fullNameOf(booking),
      detail: title,
    });
  if (task.privateRequestId && request)
    return about('private_requests', task.privateRequestId, {
      code: `A-${offer?.code ?? ''}`,
      label: fullNameOf(request),
      detail: title,
    });
  if (task.contentId && page)
    return about('contents', task.contentId, {
      code: `/${page.completeSlug}`,
      label: page.title,
      detail: null,
    });
  if (task.offerId && offer)
    return about('offers', task.offerId, { code: `A-${offer.code}`, label: offer.title, detail: null });
  return null;
}

const nameOf = (person: { firstName: string; lastName: string } | null) => person && fullNameOf(person);

function taskResponse(row: Row, comments: readonly TaskComment[]): TaskResponse {
  const { task, day, assignee, author, closer } = row;
  return {
    '@id': iri('tasks', task.id),
    '@type': 'Task',
    id: task.id,
    version: task.version,
    kind: task.kind,
    state: task.state,
    title: task.title,
    due: task.due,
    snoozedUntil: task.snoozedUntil,
    day,
    assignee:
      task.assigneeId && assignee
        ? { '@id': iri('users', task.assigneeId), fullName: fullNameOf(assignee) }
        : null,
    subject: subjectOf(row),
    comments: [...comments],
    createdBy: nameOf(author),
    createdAt: task.createdAt.toISOString(),
    closedAt: task.closedAt?.toISOString() ?? null,
    closedBy: nameOf(closer),
    reopens: task.state !== 'open' && task.endedAt === null,
  };
}

/** The comments on these tasks, the oldest first. */
async function commentsOf(db: Db, ids: readonly string[]): Promise<Map<string, TaskComment[]>> {
  const rows = await db
    .select({ comment: taskComments, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(taskComments)
    .leftJoin(users, eq(users.id, taskComments.createdById))
    .where(inArray(taskComments.taskId, [...ids]))
    .orderBy(asc(taskComments.createdAt), asc(taskComments.id));
  const comments = new Map<string, TaskComment[]>();
  for (const { comment, author } of rows) {
    const { id, taskId, text, createdAt } = comment;
    const said = { id, text, createdBy: nameOf(author), createdAt: createdAt.toISOString() };
    comments.set(taskId, [...(comments.get(taskId) ?? []), said]);
  }
  return comments;
}

async function responsesOf(db: Db, rows: readonly Row[]): Promise<TaskResponse[]> {
  if (rows.length === 0) return [];
  const comments = await commentsOf(
    db,
    rows.map(({ task }) => task.id),
  );
  return rows.map((row) => taskResponse(row, comments.get(row.task.id) ?? []));
}

export interface TaskFilter {
  readonly states: readonly TaskState[];
  readonly kinds: readonly TaskKind[];
  /** Ids of users. */
  readonly assignees: readonly string[];
  /** True for the tasks of nobody, beside the ones of `assignees`. */
  readonly unassigned: boolean;
  /** The last day of the tasks; those without a day are left out. */
  readonly until?: string;
}

function conditionOf(
  db: Db,
  { states, kinds, assignees: whose, unassigned, until }: TaskFilter,
  now: Date,
): SQL | undefined {
  return and(
    states.includes('open') ? or(ne(tasks.state, 'open'), hasCause(db, now)) : undefined,
    states.length > 0 ? inArray(tasks.state, [...states]) : undefined,
    kinds.length > 0 ? inArray(tasks.kind, [...kinds]) : undefined,
    or(
      whose.length > 0 ? inArray(tasks.assigneeId, [...whose]) : undefined,
      unassigned ? isNull(tasks.assigneeId) : undefined,
    ),
    until ? sql`${DAY} <= ${until}::date` : undefined,
  );
}

/**
 * Lists open tasks by their day, those without one last; closed ones by when they were closed, the latest first. An open
 * one whose cause is gone is left out, before the job has closed it.
 */
export async function listTasks(
  db: Db,
  filter: TaskFilter,
  page: Page,
  now: Date,
): Promise<Listed<TaskResponse>> {
  const where = conditionOf(db, filter, now);
  const byDay = [sql`${DAY} asc nulls last`, asc(tasks.createdAt), asc(tasks.id)];
  const byClosing = [desc(tasks.closedAt), desc(tasks.id)];
  const rows = await selectTasks(db)
    .where(where)
    .orderBy(...(filter.states.includes('open') ? byDay : byClosing))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(tasks).where(where);
  return { items: await responsesOf(db, rows), total: counted?.total ?? 0 };
}

export async function findTask(db: Db, id: string): Promise<TaskResponse | null> {
  const [task] = await responsesOf(db, await selectTasks(db).where(eq(tasks.id, id)));
  return task ?? null;
}
