import { formatVoucherCode } from '@firn/shared-contracts/domain';
import type { Db } from '../src/db/client.ts';
import { issueVoucher } from '../src/modules/vouchers/index.ts';
import type { VoucherRow } from '../src/modules/vouchers/vouchers.table.ts';
import { NOW } from './build-test-app.ts';

type Given = Parameters<typeof issueVoucher>[1];

export interface IssuedVoucher extends VoucherRow {
  /** As people read it. */
  readonly typed: string;
}

/** A voucher with so many Rappen on it. */
export async function aVoucher(db: Db, amount: number, changes: Partial<Given> = {}): Promise<IssuedVoucher> {
  const given = { origin: 'office', buyerName: 'Nora Käser', buyerEmail: null, createdById: null } as const;
  const row = await db.transaction((tx) => issueVoucher(tx, { ...given, amount, now: NOW, ...changes }));
  return { ...row, typed: formatVoucherCode(row.code) };
}
