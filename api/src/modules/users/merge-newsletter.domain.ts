import type { NewsletterState } from '@firn/shared-contracts/api';

/** What the owner of an address has said about the newsletter. */
interface Said {
  readonly state: NewsletterState;
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
}

/** When it was decided. What waits to be confirmed is no decision: anybody may have ordered it. */
function decidedAt({ state, requestedAt, confirmedAt, unsubscribedAt }: Said): Date | null {
  if (state === 'pending') return null;
  return (state === 'subscribed' ? confirmedAt : unsubscribedAt) ?? requestedAt;
}

/**
 * Which of two records holds once both addresses are one person's: the later decision. Of two alike, that of the
 * address that stays (docs/domain/accounts.md#merging).
 */
export function holdingOf<Record extends Said>(stays: Record | null, goes: Record | null): Record | null {
  const goneAt = goes && decidedAt(goes);
  if (!goneAt) return stays;
  const stayedAt = stays && decidedAt(stays);
  if (!stayedAt) return goes;
  return stays.state !== goes.state && goneAt > stayedAt ? goes : stays;
}
