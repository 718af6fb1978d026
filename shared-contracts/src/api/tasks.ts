import { type Static, Type } from 'typebox';
import { TASK_KINDS, TASK_STATES } from '../domain/tasks.ts';
import { Instant, Iri, Nullable, versioned } from './hydra.ts';
import { filledText, oneLine, patchSchema, reference, writeSchema } from './write.ts';

const TITLE_LENGTH = 200;
const COMMENT_LENGTH = 2000;
const Day = Type.String({ format: 'date' });

/** The thing that a task is about, in its words of now. */
export const TaskSubject = Type.Object({
  '@id': Iri,
  id: Type.String(),
  /** Number or code as people know it: `B-2026-00042`. */
  code: Type.String(),
  /** Title of the tour, or name of the booker. */
  label: Type.String(),
  /** The detail that tells it from others: the title of the booked event. */
  detail: Nullable(Type.String()),
  /** The offer that an event belongs to. */
  offer: Nullable(Iri),
});
export type TaskSubject = Static<typeof TaskSubject>;

export const TaskComment = Type.Object({
  id: Type.String(),
  text: Type.String(),
  /** Full name; null for the system. */
  createdBy: Nullable(Type.String()),
  createdAt: Instant,
});
export type TaskComment = Static<typeof TaskComment>;

/** A task of the office (docs/domain/office.md#tasks). */
export const TaskResponse = Type.Object(
  {
    ...versioned,
    kind: Type.Enum([...TASK_KINDS]),
    state: Type.Enum([...TASK_STATES]),
    /** Title of an own task; null where the kind says everything. */
    title: Nullable(Type.String()),
    due: Nullable(Day),
    snoozedUntil: Nullable(Day),
    /** The later one of both, by which the list is sorted; null for no day. */
    day: Nullable(Day),
    assignee: Nullable(Type.Object({ '@id': Iri, fullName: Type.String() })),
    subject: Nullable(TaskSubject),
    /** The oldest first. */
    comments: Type.Array(TaskComment),
    /** Full name of whoever wrote it; null for the system. */
    createdBy: Nullable(Type.String()),
    createdAt: Instant,
    closedAt: Nullable(Instant),
    /** Full name; null while it is open, and where its cause went away by itself. */
    closedBy: Nullable(Type.String()),
    /** True if it can be opened again: the cause of a made task may be gone. */
    reopens: Type.Boolean(),
  },
  { $id: 'Task' },
);
export type TaskResponse = Static<typeof TaskResponse>;

export const TaskCreate = writeSchema('TaskCreate', {
  title: oneLine(TITLE_LENGTH),
  due: Type.Optional(Nullable(Day)),
  assignee: Type.Optional(Nullable(reference('users'))),
  /** One of these, or none. */
  event: Type.Optional(reference('events')),
  booking: Type.Optional(reference('bookings')),
  offer: Type.Optional(reference('offers')),
});
export type TaskCreate = Static<typeof TaskCreate>;

/** Words, day and thing of a made task stay. */
export const TaskPatch = patchSchema('TaskPatch', {
  title: oneLine(TITLE_LENGTH),
  due: Nullable(Day),
  assignee: Nullable(reference('users')),
  snoozedUntil: Nullable(Day),
  /** One of these, or none. */
  event: Nullable(reference('events')),
  booking: Nullable(reference('bookings')),
  offer: Nullable(reference('offers')),
});
export type TaskPatch = Static<typeof TaskPatch>;

export const TaskCommentCreate = writeSchema('TaskCommentCreate', { text: filledText(COMMENT_LENGTH) });
export type TaskCommentCreate = Static<typeof TaskCommentCreate>;

/** The choice to get the own tasks by mail in the morning. */
export const OwnTaskMail = Type.Object(
  { '@id': Iri, '@type': Type.String(), wanted: Type.Boolean() },
  { $id: 'OwnTaskMail' },
);
export type OwnTaskMail = Static<typeof OwnTaskMail>;

export const OwnTaskMailUpdate = writeSchema('OwnTaskMailUpdate', { wanted: Type.Boolean() });
export type OwnTaskMailUpdate = Static<typeof OwnTaskMailUpdate>;
