const MINUTE_MS = 60_000;

export interface Limit {
  /** Failures within the window after which the next attempt waits. */
  readonly most: number;
  readonly windowMs: number;
}

/** The limits of docs/domain/accounts.md#login-limit. */
export const LIMITS = {
  /** Of one account from one network address. */
  source: { most: 5, windowMs: 15 * MINUTE_MS },
  /** From one network address, whatever the account. */
  network: { most: 50, windowMs: 15 * MINUTE_MS },
  /**
   * Of one account from everywhere but its known browsers, and but the first at a place: short, because the owner may
   * be who waits.
   */
  account: { most: 10, windowMs: MINUTE_MS },
} as const satisfies Readonly<Record<string, Limit>>;

/** After this nothing counts a failure any more (milliseconds). */
export const LONGEST_WINDOW_MS = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs));

export interface Failures {
  readonly count: number;
  /** The oldest within the window. */
  readonly oldest: Date | null;
}

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function secondsToWait({ count, oldest }: Failures, { most, windowMs }: Limit, now: Date): number {
  if (count < most || !oldest) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000));
}
