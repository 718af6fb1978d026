import { useShell } from '@firn/shared-ui/remote';
import { useMemo, useRef, useState } from 'react';
import { type BookingDraft, claimDraft, loadDraft, newDraft, removeDraft, saveDraft } from './draft.ts';
import { forgetKeptDraft, keepDraft } from './kept-draft.ts';
import { useOpenDraft } from './open-draft.ts';
import type { BookingValues } from './values.ts';

interface DraftHandle {
  /** The form's initial values; a new object when another version's draft arrives. */
  readonly shown: BookingDraft;
  /** Keeps a change; from then on the booking is unfinished. */
  readonly keep: (change: Partial<BookingDraft>) => void;
  readonly isUnfinished: () => boolean;
  /** Keeps what was typed where it outlives the tab. */
  readonly keepBeyondTab: () => void;
  /** The form was begun in another tab, or days ago. */
  readonly isRestored: boolean;
  /** Begins anew. */
  readonly discard: () => void;
}

/** The draft of the details step: loaded once, kept with every change. */
export function useDraft(
  eventId: string,
  initial: () => BookingValues,
  kept: BookingDraft | null,
): DraftHandle {
  const shell = useShell();
  const [ofTab] = useState(() => loadDraft(shell, eventId));
  const [shown, setShown] = useState(() =>
    claimDraft(
      ofTab ?? (kept ? { ...kept, isRestored: true } : newDraft(eventId, initial())),
      shell.session.get().user,
    ),
  );
  const current = useRef(shown);
  // Nobody is asked about leaving what is kept beyond the tab, until they type on.
  const isKept = useRef(ofTab !== null);
  const page = useMemo(
    () => ({
      eventId,
      draft: () => (isKept.current ? current.current : null),
      isSending: () => false,
      show: (draft: BookingDraft) => {
        current.current = draft;
        isKept.current = true;
        saveDraft(shell, draft);
        setShown(draft);
      },
    }),
    [eventId, shell],
  );
  useOpenDraft(page);
  return useMemo(
    () => ({
      shown,
      keep: (change) => {
        current.current = { ...current.current, ...change };
        isKept.current = true;
        saveDraft(shell, current.current);
      },
      isUnfinished: () => isKept.current,
      keepBeyondTab: () => {
        if (isKept.current) keepDraft(shell, current.current);
      },
      isRestored: shown.isRestored === true,
      discard: () => {
        removeDraft(shell, eventId);
        forgetKeptDraft(shell, eventId);
        isKept.current = false;
        current.current = claimDraft(newDraft(eventId, initial()), shell.session.get().user);
        setShown(current.current);
      },
    }),
    [shown, shell, eventId, initial],
  );
}
