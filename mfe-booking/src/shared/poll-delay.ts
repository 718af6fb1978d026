const POLL_UNTIL_MS = 90_000;

/**
 * Pause before the next poll: 1 s, 2 s, 4 s … until 90 s are over, then none (docs/domain/payments.md#payment-page).
 */
export function pollDelay(looks: number): number | false {
  const waited = (2 ** (looks - 1) - 1) * 1000;
  const delay = Math.min(2 ** (looks - 1) * 1000, POLL_UNTIL_MS - waited);
  return delay > 0 ? delay : false;
}
