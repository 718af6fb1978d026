import type { VoucherOrderCreate, VoucherOrderResponse } from '@firn/shared-contracts/api';
import { type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { reasonAgainst } from '../bookings/index.ts';
import { readSettings } from '../settings/index.ts';
import { recordVoucher, writeVoucher } from './issue-voucher.ts';
import { presentOf, requirePresent } from './present.ts';
import { recordAttempts, secondsToWait } from './voucher-attempts.repository.ts';
import { tooManyOrders, wayNotTaken } from './vouchers.errors.ts';
import type { VoucherRow } from './vouchers.table.ts';

/** Begins the payment of a voucher; answers where its page is. */
export type PayForVoucher = (
  payment: {
    readonly subject: { readonly voucherId: string };
    readonly amount: Rappen;
    readonly method: VoucherOrderCreate['method'];
  },
  words: { readonly description: string; readonly returnUrl: string },
) => Promise<{ readonly redirectUrl: string }>;

export interface Ordering {
  readonly body: VoucherOrderCreate;
  readonly actor: Actor | null;
  readonly network: string;
  /** The origin to which the pay page leads back. */
  readonly origin: string;
  readonly now: Date;
}

async function requireUsual(tx: Tx, { network, now }: Ordering): Promise<void> {
  const trying = { kind: 'order', network, now } as const;
  const wait = await secondsToWait(tx, trying);
  if (wait > 0) throw tooManyOrders(wait);
  await recordAttempts(tx, trying);
}

/** @throws 422 for a way to pay that the company does not take, or that nobody is connected for. */
async function requireTaken(
  tx: Tx,
  { body: { method, amount } }: Ordering,
  takesOnline: boolean,
): Promise<void> {
  const { twintOffered, cardOffered } = await readSettings(tx);
  const terms = { amount, twintOffered, cardOffered, takesOnline, isPaidLater: false };
  if (reasonAgainst(method, terms)) throw wayNotTaken();
}

function writeDraft(
  db: Db,
  ordering: Ordering,
  { accessToken, takesOnline }: { readonly accessToken: string; readonly takesOnline: boolean },
): Promise<VoucherRow> {
  return db.transaction(async (tx) => {
    const { body, actor, now } = ordering;
    await requirePresent(tx, body, zurichDate(now));
    await requireTaken(tx, ordering, takesOnline);
    await requireUsual(tx, ordering);
    const row = await writeVoucher(tx, {
      ...presentOf(body),
      origin: 'sold',
      state: 'draft',
      accessTokenHash: hashToken(accessToken),
      createdById: authorIdOf(actor),
      now,
    });
    await recordVoucher(tx, row, 'order', { actor, at: now });
    return row;
  });
}

/**
 * Buys a voucher: it is a draft until its money has come (docs/domain/payments.md#vouchers).
 * @throws 422; 429 for a network that orders more than anybody gives away.
 */
export async function orderVoucher(
  db: Db,
  ordering: Ordering,
  pay: PayForVoucher | null,
): Promise<VoucherOrderResponse> {
  const accessToken = newToken();
  const { id, amount, version } = await writeDraft(db, ordering, { accessToken, takesOnline: pay !== null });
  if (!pay) throw wayNotTaken();
  const returnUrl = `${ordering.origin}/gutschein/${id}?token=${accessToken}`;
  const payment = { subject: { voucherId: id }, amount, method: ordering.body.method };
  const { redirectUrl } = await pay(payment, { description: 'Gutschein', returnUrl });
  return { '@id': iri('vouchers', id), '@type': 'VoucherOrder', id, version, accessToken, redirectUrl };
}
