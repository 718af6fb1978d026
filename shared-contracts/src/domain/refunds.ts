import type { RefundState, RefundWay } from './states.ts';

/** Milliseconds for which a provider has the time to take a refund before the office may give it up. */
const PROVIDER_TERM = 24 * 3_600_000;

interface Refund {
  readonly way: RefundWay;
  readonly state: RefundState;
  readonly createdAt: Date;
}

/** True if the office may say that a refund did not reach its guest (docs/domain/payments.md#refunds). */
export function mayGiveUp({ way, state, createdAt }: Refund, now: Date): boolean {
  if (way === 'bank') return state === 'created' || state === 'transit';
  return way === 'provider' && state === 'created' && now.getTime() - createdAt.getTime() >= PROVIDER_TERM;
}
