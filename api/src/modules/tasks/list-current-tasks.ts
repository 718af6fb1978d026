import type { WorkKind } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import type { Page } from '../../lib/pagination.ts';
import { updateTasks } from './make-tasks.ts';
import { listTasks, type TaskFilter } from './tasks.read-model.ts';

/** Open tasks are brought up to date first, so that the list never says anything but the open work of this moment. */
export async function listCurrentTasks(db: Db, filter: TaskFilter, page: Page, now: Date) {
  const asked = filter.kinds.filter((kind): kind is WorkKind => kind !== 'own');
  if (filter.states.includes('open')) await updateTasks(db, now, filter.kinds.length > 0 ? asked : undefined);
  return listTasks(db, filter, page);
}
