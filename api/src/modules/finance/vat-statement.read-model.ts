import type { FinanceFigures, VatStatement } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { readSettings } from '../settings/index.ts';
import { vatStatement } from './vat-statement.domain.ts';

/** The VAT statement of a period by its turnover, and by the method of the company. */
export async function readStatement(
  db: Db,
  { vat, fees }: Pick<FinanceFigures, 'vat' | 'fees'>,
): Promise<VatStatement> {
  const { vatMethod: method, vatNumber, flatRatePercent } = await readSettings(db);
  return { method, vatNumber, rows: vatStatement({ vat, fees, method, flatRatePercent }) };
}
