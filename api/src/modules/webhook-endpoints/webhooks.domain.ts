const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next attempt, by how many have failed; after the last one a delivery is given up, within 3 days. */
export const RETRY_SECONDS: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];

/** How long an endpoint may fail before it is switched off (docs/domain/webhooks.md#switching-off). */
export const FAILING_MS = 7 * 24 * HOUR * 1000;

/** How long a delivery is left to the worker that took it: longer than any call takes. */
export const CLAIM_MS = MINUTE * 1000;

/** How long deliveries are kept (docs/domain/webhooks.md#delivery). */
export const KEPT_MS = 30 * 24 * HOUR * 1000;
