import { WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import type { Db } from '../db/client.ts';
import { Problem } from '../lib/problem.ts';
import { findLastChange } from '../modules/audit/index.ts';
import { StaleError } from './stale-error.ts';

/** Runs a write; one made from an older version gets 412 with the current item and who changed it first. */
export async function answeringStale<T>(
  {
    db,
    entity,
    id,
    read,
  }: { db: Db; entity: string; id: string; read: (db: Db, id: string) => Promise<object> },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof StaleError)) throw error;
    const change = await findLastChange(db, entity, id);
    throw new Problem(
      412,
      'Inzwischen hat jemand anderes etwas geändert. Deine Änderung ist noch nicht gespeichert.',
      {
        type: WRITE_PROBLEMS.stale,
        extensions: {
          current: await read(db, id),
          changedBy: change?.by ?? null,
          changedAt: change?.at.toISOString() ?? null,
        },
      },
    );
  }
}
