import { type AskedVoucher, type VoucherRefusal, vouchersOf } from '@firn/shared-contracts/api';
import { type HeldVoucher, voucherStandingOf, zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { recordAttempts, secondsToWait } from './voucher-attempts.repository.ts';
import { refusalOf, tooManyCodes } from './vouchers.errors.ts';
import { findByCodes } from './vouchers.read-model.ts';

/** Somebody who types codes. */
export interface Typing {
  readonly codes: readonly AskedVoucher[];
  readonly network: string;
  readonly now: Date;
}

export interface FoundVoucher extends AskedVoucher {
  /** Null for a code that there is none of. */
  readonly voucher: HeldVoucher | null;
  readonly refusal: VoucherRefusal | null;
}

/**
 * The vouchers of some codes as they stand. A code that there is none of counts as a guess of the network.
 * @throws 429 after ten of them within an hour.
 */
export async function findVouchers(db: Db, { codes, network, now }: Typing): Promise<FoundVoucher[]> {
  const typing = { kind: 'code', network, now } as const;
  const today = zurichDate(now);
  // What is thrown in a transaction takes back what it has counted.
  const outcome = await db.transaction(async (tx) => {
    const wait = await secondsToWait(tx, typing);
    if (wait > 0) return { wait, found: [] };
    const rows = await findByCodes(
      tx,
      codes.map(({ code }) => code),
    );
    const found = codes.map((asked) => {
      const voucher = rows.find(({ code }) => code === asked.code) ?? null;
      return { ...asked, voucher, refusal: refusalOf(voucher && voucherStandingOf(voucher, today)) };
    });
    await recordAttempts(tx, typing, found.filter(({ voucher }) => !voucher).length);
    return { wait, found };
  });
  if (outcome.wait > 0) throw tooManyCodes(outcome.wait);
  return outcome.found;
}

/** The one code that somebody asks about. @throws 429 */
export async function checkVoucher(
  db: Db,
  { code, ...typing }: { readonly code: string; readonly network: string; readonly now: Date },
) {
  const [found] = await findVouchers(db, { ...typing, codes: vouchersOf({ voucherCode: code }) });
  const { voucher = null, refusal = 'unknown' } = found ?? {};
  const isKnown = voucher && refusal !== 'unknown';
  return {
    '@type': 'VoucherCheck',
    valid: refusal === null,
    balance: isKnown ? voucher.balance : 0,
    validUntil: isKnown ? voucher.validUntil : null,
    ...(refusal && { reason: refusal }),
  };
}
