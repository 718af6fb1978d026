const HOUR_MS = 3_600_000;

/** The limits of docs/domain/accounts.md#mails-that-strangers-ask-for: mails within an hour. */
export const MAIL_LIMITS = {
  /** To one address, asked for from one network. */
  source: 5,
  /** From one network, whatever the address. */
  network: 60,
  /** To one address, asked for from everywhere. */
  email: 10,
} as const;

/** After this nothing counts a request any more (milliseconds). */
export const WINDOW_MS = HOUR_MS;

/**
 * Seconds until the next request is allowed; 0 when it is allowed now.
 * @param newest When the requests within the window were, the newest first; those beyond `most` need not be there.
 */
export function secondsToWait(newest: readonly Date[], most: number, now: Date): number {
  const oldest = newest[most - 1];
  if (!oldest) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000));
}
