import type { Tx } from '../../db/client.ts';
import { settings } from '../../modules/settings/settings.table.ts';
import { COMPANY_MONEY, CONDITIONS_HTML } from '../company.ts';

/** What the migration leaves open. */
export async function insertSettings(tx: Tx): Promise<void> {
  await tx.update(settings).set({ conditionsText: CONDITIONS_HTML, ...COMPANY_MONEY });
}
