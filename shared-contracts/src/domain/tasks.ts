import { WORK_KINDS, type WorkKind } from './open-work.ts';

/** A kind of open work is the cause of a task; `own` are those that somebody wrote (docs/domain/office.md#tasks). */
export type TaskKind = WorkKind | 'own';
export const TASK_KINDS: readonly TaskKind[] = [...WORK_KINDS, 'own'];

export const TASK_STATES = ['open', 'done', 'dismissed'] as const;
export type TaskState = (typeof TASK_STATES)[number];
