import type { Tx } from '../../db/client.ts';
import { removeFactor } from '../auth/index.ts';
import { removePasskeys } from './passkeys.repository.ts';

/** Takes app, recovery codes and passkeys away, or what was added since then alone; false where there is none. */
export async function removeFactors(tx: Tx, userId: string, since: Date | null = null): Promise<boolean> {
  const removed = [await removePasskeys(tx, userId, since), await removeFactor(tx, userId, since)];
  return removed.includes(true);
}
