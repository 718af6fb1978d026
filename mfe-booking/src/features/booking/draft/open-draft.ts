import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { useEffect } from 'react';
import { type BookingDraft, parseDraft } from './draft.ts';

/** The draft on screen. The shell asks the remote as a whole, so the page that shows a draft registers it here. */
interface OpenDraft {
  readonly eventId: string;
  readonly draft: () => BookingDraft | null;
  readonly isSending: () => boolean;
  /** Shows a draft that the previous version had open. */
  readonly show: (draft: BookingDraft) => void;
}

let open: OpenDraft | null = null;
/** From the previous version, until the page that shows it has its event and registers it. */
let waiting: BookingDraft | null = null;

/** Declares the page's draft for as long as the page is shown. */
export function useOpenDraft(page: OpenDraft): void {
  useEffect(() => {
    open = page;
    if (waiting?.eventId === page.eventId) page.show(waiting);
    waiting = null;
    return () => {
      open = null;
    };
  }, [page]);
}

const heldDraft = () => open?.draft() ?? waiting;

/** A booking being sent is never interrupted; typed text waits for its end or moves along. */
export const switching: Pick<RemoteLifecycles, 'canSwitch' | 'snapshot' | 'restore'> = {
  canSwitch: () => {
    if (open?.isSending()) return 'never';
    return heldDraft() ? 'after-save' : 'now';
  },
  snapshot: heldDraft,
  restore: (state) => {
    const draft = parseDraft(state);
    if (!draft) return;
    if (open?.eventId === draft.eventId) open.show(draft);
    else waiting = draft;
  },
};
