import { TaskCommentCreate, TaskCreate, TaskPatch, TaskResponse } from '@firn/shared-contracts/api';
import { TASK_KINDS, TASK_STATES } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf, authorIdOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { type Query, readChoices, readList } from '../../lib/query.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { ownTaskMailRoutes } from './own-task-mail.routes.ts';
import { taskViolations } from './task-rules.ts';
import { findTask, listTasks, type TaskFilter } from './tasks.read-model.ts';
import { insertComment, type TaskRecord, taskKind } from './tasks.repository.ts';
import { transitTask } from './transit-task.ts';

const PAGE_SIZE = 50;
/** The value that stands for nobody in the filter by assignee. */
const NOBODY = 'none';

function filterOf(query: Query): TaskFilter {
  const states = readChoices(query, TASK_STATES, 'state');
  const whose = readList(query, 'assignee');
  return {
    states: states.length > 0 ? states : ['open'],
    kinds: readChoices(query, TASK_KINDS, 'kind'),
    assignees: filterIds(
      'users',
      'assignee',
      whose.filter((each) => each !== NOBODY),
    ),
    unassigned: whose.includes(NOBODY),
  };
}

function commentRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/tasks/:id/comments',
    summary: 'Eine Aufgabe kommentieren',
    access: 'tasks.comment',
    params: IdParams,
    body: TaskCommentCreate,
    response: { 201: TaskResponse },
    errors: [401, 403, 404, 422],
    async handler(request, reply) {
      const taskId = request.params.id.toLowerCase();
      const actor = actorOf(request);
      const at = clock();
      const text = request.body.text.trim();
      await db.transaction(async (tx) => {
        if (!(await insertComment(tx, { taskId, text, createdById: authorIdOf(actor) }, at)))
          throw notFound();
        const entry = {
          actor,
          action: 'task.comment',
          entity: 'task',
          entityId: taskId,
          label: 'Aufgabe',
          at,
        };
        await recordAudit(tx, { ...entry, diff: { text: { from: null, to: text } } });
      });
      const task = await findTask(db, taskId);
      if (!task) throw notFound();
      reply.code(201).header('location', task['@id']);
      return item('Task', task);
    },
  });
}

/** Routes of the tasks of the office (docs/domain/office.md#tasks). */
export async function tasksModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  ownTaskMailRoutes(app, deps);
  commentRoute(app, deps);
  defineResource<TaskRecord, TaskResponse>(app, deps, {
    collection: 'tasks',
    type: 'Task',
    title: { one: 'Aufgabe', many: 'Aufgaben des Büros, die offenen nach ihrem Tag' },
    schema: TaskResponse,
    filters: filters({
      state: 'state',
      'state[]': 'state',
      kind: 'kind',
      'kind[]': 'kind',
      assignee: 'assignee',
      'assignee[]': 'assignee',
      'properties[]': null,
    }),
    pageSize: PAGE_SIZE,
    allowsAll: () => false,
    list: (db, query, page, { now }) => listTasks(db, filterOf(query), page, now),
    find: findTask,
    writes: {
      kind: taskKind,
      create: TaskCreate,
      patch: TaskPatch,
      defaults: async (_tx, _given, { actor }) => ({
        kind: 'own',
        title: '',
        due: null,
        snoozedUntil: null,
        assignee: null,
        event: null,
        booking: null,
        offer: null,
        createdBy: authorIdOf(actor),
      }),
      rules: taskViolations,
      isPermanent: true,
      transition: transitTask,
    },
  });
}
