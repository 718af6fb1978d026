import { KEPT_DRAFTS } from '@firn/shared-contracts/domain';

function forgetIn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(KEPT_DRAFTS)) storage.removeItem(key);
}

/**
 * What somebody typed in this tab and on this device, and the bookings made in it, are not for whoever sits here next
 * (docs/domain/accounts.md#sessions). A browser that forbids the storage has nothing in it.
 */
export function forgetDrafts(): void {
  try {
    forgetIn(window.sessionStorage);
    forgetIn(window.localStorage);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
