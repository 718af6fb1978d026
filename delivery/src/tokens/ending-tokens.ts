import type { EndingToken } from '@firn/shared-contracts/delivery';
import type { TokenDescription } from './token-store.ts';

const DAY = 86_400_000;
/** How long before its end a token is pointed out, and how long after it (days). */
const WARNED_BEFORE = 14;

/** The tokens that end soon or have just ended, the first to end first. `scope` is a remote's name, or `*` for all. */
export function endingTokens(tokens: readonly TokenDescription[], scope: string, now: Date): EndingToken[] {
  return tokens
    .flatMap(({ id, label, remote, expiresAt }) => {
      if (expiresAt === null || (scope !== '*' && scope !== remote)) return [];
      const days = (Date.parse(expiresAt) - now.getTime()) / DAY;
      return Math.abs(days) <= WARNED_BEFORE ? [{ id, label, remote, expiresAt }] : [];
    })
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt) || a.id.localeCompare(b.id));
}
