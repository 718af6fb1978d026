/** The number of attempts after which a mail is given up and shown to the office. */
export const MAXIMUM_ATTEMPTS = 8;

/** How long a mail is left to the worker that took it: longer than any sending takes (`smtp-mailer.ts`). */
export const CLAIM_SECONDS = 300;

const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 6 * 3600;

/** Seconds to wait after the `attempt`-th failed attempt (from 1): 1, 4, 16, 64 minutes … at most 6 hours. */
export function retryDelaySeconds(attempt: number): number {
  return Math.min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 4 ** (attempt - 1));
}
