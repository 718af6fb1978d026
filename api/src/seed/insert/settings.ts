import { BUILT_IN_COMPANY } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { settings } from '../../modules/settings/settings.table.ts';
import { COMPANY_MONEY, CONDITIONS_HTML } from '../company.ts';

/** Gives the demo its company. */
export async function insertSettings(tx: Tx): Promise<void> {
  await tx.update(settings).set({ ...BUILT_IN_COMPANY, conditionsText: CONDITIONS_HTML, ...COMPANY_MONEY });
}
