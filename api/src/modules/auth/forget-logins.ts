import type { Db } from '../../db/client.ts';
import { forgetOldFailures } from './login-failures.repository.ts';
import { forgetOldSessions } from './sessions.repository.ts';

/** Deletes failures that count no more and sessions and Bearer tokens that are over; no login waits for it. */
export async function forgetLogins(db: Db, now: Date): Promise<void> {
  await forgetOldFailures(db, now);
  await forgetOldSessions(db, now);
}
