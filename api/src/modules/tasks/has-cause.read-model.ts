import { WORK_KINDS } from '@firn/shared-contracts/domain';
import { eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { workCauses } from '../open-work/index.ts';
import { tasks } from './tasks.table.ts';

/**
 * True for own tasks, and for made ones whose cause lasts at this moment: the job may not have seen yet that one is gone.
 * The kind of a task chooses the one condition that is asked, by the id of its thing.
 */
export function hasCause(db: Db, now: Date): SQL<boolean> {
  const conditions = WORK_KINDS.map((kind) => {
    const { causes } = workCauses(db, kind, now, (id) => eq(id, tasks.subjectId));
    return sql`when ${kind} then ${exists(causes)}`;
  });
  return sql<boolean>`case ${tasks.kind} ${sql.join(conditions, sql` `)} else true end`;
}
