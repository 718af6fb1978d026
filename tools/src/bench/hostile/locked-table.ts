import { tmpdir } from 'node:os';
import { openDatabase } from '@firn/api/db';
import { LOCKED_TABLE } from './attacks.ts';

/** Works while another client of the database holds the table, as a forgotten transaction does. */
export async function whileLocked<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: tmpdir() });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(`lock table ${LOCKED_TABLE} in access exclusive mode`);
      return work();
    });
  } finally {
    await close();
  }
}
