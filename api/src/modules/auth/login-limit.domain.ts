/** The limits of docs/domain/accounts.md#login-limit: failures within the window. */
export const MOST_FAILURES = {
  /** Of one account from one network address. */
  source: 5,
  /** From one network address, whatever the account. */
  network: 50,
} as const;
export const WINDOW_MS = 15 * 60_000;

export interface Failures {
  readonly count: number;
  readonly oldest: Date | null;
}

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function secondsToWait({ count, oldest }: Failures, most: number, now: Date): number {
  if (count < most || !oldest) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000));
}
