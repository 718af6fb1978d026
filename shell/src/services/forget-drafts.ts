/** Begins the keys of `drafts.ts`, which is in the main script: this is not. */
const DRAFTS = 'firn-draft:';

/**
 * What somebody typed in this tab, and the bookings made in it, are not for whoever sits here next
 * (docs/domain/accounts.md#sessions). A browser that forbids the storage has nothing in it.
 */
export function forgetDrafts(): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
