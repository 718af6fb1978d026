import type { RefundRow } from './refunds.table.ts';

/** Milliseconds for which a refund is left to whoever took it: longer than a provider takes to answer. */
export const CLAIM_MS = 120_000;
/** Milliseconds after which a refund that the provider has not finished is asked about again. */
export const AGAIN_MS = 300_000;

/** True if somebody may be asking the provider: its answer would meet a refund that was given up meanwhile. */
export function isBeingAsked({ nextAttemptAt }: RefundRow, now: Date): boolean {
  const wait = (nextAttemptAt?.getTime() ?? 0) - now.getTime();
  return wait > 0 && wait <= CLAIM_MS;
}
