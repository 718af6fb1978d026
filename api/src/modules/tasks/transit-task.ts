import { TASK_STATES } from '@firn/shared-contracts/domain';
import { authorIdOf } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { requireStep, StaleError, type Transition, takeStep } from '../../records/index.ts';
import { taskMachine } from './task-states.domain.ts';
import { lockTask, setTaskState } from './tasks.repository.ts';

/**
 * Ticks a task off, or takes that back.
 * @throws 404, StaleError, 409 `invalid-transition` where its cause is gone, 422 for a state there is none of.
 */
export const transitTask: Transition = async ({ db, clock }, step, finish) => {
  const { id, request, actor, precondition } = step;
  const to = TASK_STATES.find((state) => state === request.to);
  if (!to) {
    const message = `Bitte wähle einen dieser Zustände: ${TASK_STATES.join(', ')}.`;
    throw invalid([{ propertyPath: 'to', message }]);
  }
  return db.transaction(async (tx) => {
    const at = clock();
    const task = await lockTask(tx, id, at);
    if (!task) throw notFound();
    if (!precondition(task.version)) throw new StaleError();
    const taken = {
      id,
      from: task.state,
      to,
      facts: task,
      by: 'office' as const,
      actor,
      ...(request.reason && { reason: request.reason }),
      label: 'Aufgabe',
      at,
    };
    if (request.dryRun) requireStep(taskMachine, taken);
    else
      await takeStep(tx, taskMachine, taken, () => setTaskState(tx, id, to, { by: authorIdOf(actor), at }));
    return finish(tx, id);
  });
};
