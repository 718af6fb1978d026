import { WORK_KINDS, type WorkKind } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { followCauses, insertTasks } from './follow-causes.repository.ts';

/** Two that made the same kind at once would see each other's rows late. */
async function makeKind(tx: Tx, kind: WorkKind, now: Date): Promise<void> {
  await takeTurns(tx, `tasks of ${kind}`);
  await followCauses(tx, kind, now);
  await insertTasks(tx, kind, now);
}

/**
 * The job: what has a cause has a task, and nothing else is open. Three statements in one transaction a kind: a worker that
 * dies leaves a kind as it was (docs/domain/office.md#tasks).
 * @throws AggregateError once every kind had its turn, if any failed.
 */
export function makeTasks({ db, clock }: ResourceDeps): Promise<void> {
  const now = clock();
  const make = (kind: WorkKind) => db.transaction((tx) => makeKind(tx, kind, now));
  return workThrough(WORK_KINDS, make, 'Tasks could not be brought up to date.');
}
