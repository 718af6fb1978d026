import type { Db } from '../../db/client.ts';
import { forgetUnconfirmedFactors } from '../auth/index.ts';
import { forgetOldChanges } from './email-changes.repository.ts';
import { CHANGE_KEPT_MS } from './email-links.domain.ts';
import { forgetOldChallenges } from './passkeys.repository.ts';

const DAY_MS = 86_400_000;

/** Deletes what changes of an account leave behind (docs/domain/privacy.md#what-jobs-delete). */
export async function forgetAccountChanges(db: Db, now: Date): Promise<void> {
  await forgetOldChanges(db, new Date(now.getTime() - CHANGE_KEPT_MS));
  await forgetOldChallenges(db, now);
  await forgetUnconfirmedFactors(db, new Date(now.getTime() - DAY_MS));
}
