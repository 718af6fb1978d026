import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { findFactor, weakenSessions } from '../auth/index.ts';
import { passkeys } from './passkeys.table.ts';

/** Sessions of an account that has neither app nor passkey any more are no stronger than its password. */
export async function weakenUnprotected(tx: Tx, userId: string): Promise<void> {
  const factor = await findFactor(tx, userId);
  if (factor?.confirmedAt || (await tx.$count(passkeys, eq(passkeys.userId, userId))) > 0) return;
  await weakenSessions(tx, userId);
}
