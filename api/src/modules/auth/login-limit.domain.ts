const MINUTE_MS = 60_000;

export interface Limit {
  /** Failures within the window after which attempts are slowed down. */
  readonly most: number;
  readonly windowMs: number;
  /** Attempts that are looked at each minute from then on; at most `most`. Nobody ever waits longer than a minute. */
  readonly perMinute: number;
}

/** The limits of docs/domain/accounts.md#login-limit, which the database applies (`claim_login_attempt`). */
export const LIMITS = {
  /** Of one account from one network address. */
  source: { most: 5, windowMs: 15 * MINUTE_MS, perMinute: 1 },
  /** From one network address, whatever the account. */
  network: { most: 50, windowMs: 15 * MINUTE_MS, perMinute: 3 },
  /** Of one account from everywhere but its known browsers, and but the first at a place. */
  account: { most: 10, windowMs: MINUTE_MS, perMinute: 10 },
} as const satisfies Readonly<Record<string, Limit>>;

/** After this nothing counts a failure any more (milliseconds). */
export const LONGEST_WINDOW_MS = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs));
