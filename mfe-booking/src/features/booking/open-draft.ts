import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { useEffect } from 'react';
import { type BookingDraft, parseDraft } from './draft.ts';

/** The draft on screen. The shell asks the remote as a whole, so the page that shows a draft says so here. */
interface OpenDraft {
  readonly draft: () => BookingDraft | null;
  readonly isSending: () => boolean;
  /** Shows a draft that the version before had open. */
  readonly show: (draft: BookingDraft) => void;
}

let open: OpenDraft | null = null;

/** Declares the page's draft for as long as the page is shown. */
export function useOpenDraft(page: OpenDraft): void {
  useEffect(() => {
    open = page;
    return () => {
      if (open === page) open = null;
    };
  }, [page]);
}

/** A booking under way is never interrupted; typed text waits for its end or travels along. */
export const switching: Pick<RemoteLifecycles, 'canSwitch' | 'snapshot' | 'restore'> = {
  canSwitch: () => {
    if (open?.isSending()) return 'never';
    return open?.draft() ? 'after-save' : 'now';
  },
  snapshot: () => open?.draft() ?? null,
  restore: (state) => {
    const draft = parseDraft(state);
    if (draft) open?.show(draft);
  },
};
