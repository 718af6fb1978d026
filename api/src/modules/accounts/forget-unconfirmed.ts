import type { Db } from '../../db/client.ts';
import { forgetLateCodes } from './account-codes.repository.ts';
import { forgetLateRegistrations } from './registrations.repository.ts';

/** Deletes what nobody confirmed in time (docs/domain/accounts.md#registration). */
export async function forgetUnconfirmedAccounts(db: Db, now: Date): Promise<void> {
  await forgetLateCodes(db, now);
  await forgetLateRegistrations(db, now);
}
