import type { Session } from '@firn/shared-contracts/shell';

const STORE = 'firn-offline';

/**
 * A session that ended while no page was open leaves what was kept for a time without network. A page for nobody does
 * not prove that it ended, because the API may have been away: it is asked, and without an answer all stays.
 */
export async function forgetOfEndedSession(session: Session): Promise<void> {
  const stores = globalThis.caches;
  if (session.get().user || !(await stores?.has(STORE))) return;
  await session.reload();
  if (!session.get().user) await stores.delete(STORE);
}
