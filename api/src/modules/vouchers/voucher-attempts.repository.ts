import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { voucherAttempts } from './vouchers.table.ts';

export type Attempt = (typeof voucherAttempts.$inferSelect)['kind'];

const HOUR_MS = 3_600_000;
/** docs/domain/payments.md#vouchers; an order that is one too many waits, too. */
const MOST: Readonly<Record<Attempt, number>> = { code: 10, order: 20 };

interface Trying {
  readonly kind: Attempt;
  readonly network: string;
  readonly now: Date;
}

/**
 * Seconds until a network may try again; 0 where it may now. Attempts of one network take turns until the transaction ends:
 * sent at once, all would be let in before the first is counted.
 */
export async function secondsToWait(tx: Tx, { kind, network, now }: Trying): Promise<number> {
  await takeTurns(tx, `voucher ${kind}s from ${network}`);
  const since = new Date(now.getTime() - HOUR_MS);
  const [row] = await tx
    .select({ count: count(), first: min(voucherAttempts.at) })
    .from(voucherAttempts)
    .where(
      and(
        eq(voucherAttempts.kind, kind),
        eq(voucherAttempts.network, network),
        gt(voucherAttempts.at, since),
      ),
    );
  if (!row?.first || row.count < MOST[kind]) return 0;
  return Math.max(1, Math.ceil((row.first.getTime() - since.getTime()) / 1000));
}

export async function recordAttempts(tx: Tx, { kind, network, now }: Trying, times = 1): Promise<void> {
  if (times === 0) return;
  const rows = Array.from({ length: times }, () => ({ kind, network, at: now }));
  await tx.insert(voucherAttempts).values(rows);
}

/** Forgets what counts no more; returns its number. */
export async function forgetVoucherAttempts(db: Db, now: Date): Promise<number> {
  const rows = await db
    .delete(voucherAttempts)
    .where(lt(voucherAttempts.at, new Date(now.getTime() - HOUR_MS)))
    .returning({ id: voucherAttempts.id });
  return rows.length;
}
