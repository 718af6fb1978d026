import { BUILT_IN_COMPANY } from '@firn/shared-contracts/api';
import type { Db } from '../src/db/client.ts';
import { settings } from '../src/modules/settings/settings.table.ts';

/** Writes the company of the demo into the settings, as a database that is in use has one. */
export async function insertCompany(db: Db): Promise<void> {
  await db.update(settings).set(BUILT_IN_COMPANY);
}
