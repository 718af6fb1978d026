import type { WorkKind } from '@firn/shared-contracts/domain';
import { and, eq, exists, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { tasks } from '../tasks/tasks.table.ts';

/**
 * True where the office has ticked off the task of a thing while its cause lasts (docs/domain/office.md#tasks). Every
 * condition of open work asks it, so that what is off the list of tasks is off every other list, too.
 */
export function isSetAside(db: Db, kind: WorkKind, subjectId: AnyPgColumn): SQL {
  const ticked = db
    .select({ one: sql`1` })
    .from(tasks)
    .where(
      and(
        eq(tasks.kind, kind),
        eq(tasks.subjectId, subjectId),
        ne(tasks.state, 'open'),
        // Stands in the words of the index, which a parameter would not match.
        sql`${tasks.kind} <> 'own'`,
        isNull(tasks.endedAt),
      ),
    );
  return exists(ticked);
}
