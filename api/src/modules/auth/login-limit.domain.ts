/** Five failures in 15 minutes per account and address (docs/domain/accounts.md#login-limit). */
export const MAXIMUM_FAILURES = 5;
export const WINDOW_MS = 15 * 60_000;

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function secondsToWait(failures: number, oldest: Date | null, now: Date): number {
  if (failures < MAXIMUM_FAILURES || !oldest) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000));
}
