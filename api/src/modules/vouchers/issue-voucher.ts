import { randomBytes } from 'node:crypto';
import {
  type Rappen,
  VOUCHER_PICTURES,
  type VoucherOrigin,
  voucherCodeOf,
  voucherValidUntil,
  zurichDate,
} from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { readSettings } from '../settings/index.ts';
import { appendVoucherEntry, insertVoucher, type NewVoucher } from './vouchers.repository.ts';
import type { VoucherRow } from './vouchers.table.ts';

/** 15 numbers below 32 by chance: nobody guesses one of 2⁷⁵ codes. */
export const newVoucherCode = (): string => voucherCodeOf(randomBytes(15).map((byte) => byte & 31));

/** A voucher to be given, before it has a code and a last day. */
export interface Given {
  readonly origin: VoucherOrigin;
  readonly amount: Rappen;
  readonly buyerName: string;
  readonly buyerEmail: string | null;
  readonly recipientName?: string;
  readonly message?: string;
  readonly note?: string;
  readonly createdById: string | null;
  readonly now: Date;
}

type Further = Partial<
  Pick<
    NewVoucher,
    | 'code'
    | 'validUntil'
    | 'picture'
    | 'offerId'
    | 'deliverTo'
    | 'deliverOn'
    | 'sentAt'
    | 'paid'
    | 'paidBy'
    | 'paidOn'
    | 'replacesId'
    | 'accessTokenHash'
    | 'state'
  >
>;

/** Writes a voucher, with nothing on it yet. */
export async function writeVoucher(tx: Tx, given: Given & Further): Promise<VoucherRow> {
  const { now, validUntil, ...rest } = given;
  const { voucherYears } = await readSettings(tx);
  return insertVoucher(tx, {
    code: newVoucherCode(),
    picture: VOUCHER_PICTURES[0],
    ...rest,
    validUntil: validUntil ?? voucherValidUntil(zurichDate(now), voucherYears),
    createdAt: now,
  });
}

/** Puts the amount on a voucher that holds from now on. */
export async function putAmount(
  tx: Tx,
  { id, amount }: Pick<VoucherRow, 'id' | 'amount'>,
  { now, createdById = null }: { readonly now: Date; readonly createdById?: string | null },
): Promise<void> {
  await appendVoucherEntry(tx, {
    voucherId: id,
    kind: 'issue',
    amount,
    bookedOn: zurichDate(now),
    createdById,
    createdAt: now,
  });
}

/** The trace of a voucher's beginning, and of whatever becomes of it; its code stands nowhere in the log. */
export async function recordVoucher(
  tx: Tx,
  { id, amount }: Pick<VoucherRow, 'id' | 'amount'>,
  action: string,
  { actor, at, diff }: { readonly actor: Actor | null; readonly at: Date; readonly diff?: object },
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: `voucher.${action}`,
    entity: 'voucher',
    entityId: id,
    label: 'Gutschein',
    diff: { amount: { from: null, to: amount }, ...diff },
    at,
  });
}

/** A voucher that holds at once, with its amount on it; a job mails it. */
export async function issueVoucher(
  tx: Tx,
  given: Given & Further,
  actor: Actor | null = null,
): Promise<VoucherRow> {
  const row = await writeVoucher(tx, { ...given, state: 'active' });
  await putAmount(tx, row, given);
  await recordVoucher(tx, row, 'issue', { actor, at: given.now });
  return { ...row, balance: row.amount };
}
