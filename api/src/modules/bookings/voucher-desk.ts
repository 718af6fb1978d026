import type { AskedVoucher } from '@firn/shared-contracts/api';
import type { HeldVoucher, Rappen } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';

/** A booking whose ledger vouchers pay into, or are paid back from. */
export interface VoucherOccasion {
  readonly bookingId: string;
  readonly actor: Actor | null;
  readonly now: Date;
}

/**
 * What bookings need of vouchers (docs/domain/payments.md#vouchers). Handed in, because vouchers write into the ledger of
 * bookings, and so know them.
 */
export interface VoucherDesk {
  /** Those of these codes. @throws 422 for one that pays nothing, 429 after too many wrong ones. */
  readonly find: (
    db: Db,
    typing: { readonly codes: readonly AskedVoucher[]; readonly network: string; readonly now: Date },
  ) => Promise<HeldVoucher[]>;
  /** Pays what is owed, as far as the vouchers reach, under their locks; returns how much that is. @throws 422 */
  readonly redeem: (
    tx: Tx,
    codes: readonly AskedVoucher[],
    occasion: VoucherOccasion & { readonly owed: Rappen },
  ) => Promise<Rappen>;
  /** Keeps in mind what a place on the waiting list will be paid with. */
  readonly pledge: (tx: Tx, codes: readonly AskedVoucher[], bookingId: string) => Promise<void>;
  /** Pays with what was kept in mind, as far as it is still good. */
  readonly redeemPledged: (tx: Tx, occasion: VoucherOccasion & { readonly owed: Rappen }) => Promise<Rappen>;
  /** Puts back what a booking has paid too much. */
  readonly giveBack: (tx: Tx, occasion: VoucherOccasion) => Promise<Rappen>;
}
