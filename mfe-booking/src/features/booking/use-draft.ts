import { useShell } from '@firn/shared-ui/remote';
import { useMemo, useRef, useState } from 'react';
import { type BookingDraft, claimDraft, loadDraft, newDraft, saveDraft } from './draft.ts';
import { useOpenDraft } from './open-draft.ts';
import type { BookingValues } from './values.ts';

interface DraftHandle {
  /** The form's initial values; a new object when another version's draft arrives. */
  readonly shown: BookingDraft;
  /** Keeps a change; from then on the booking is unfinished. */
  readonly keep: (change: Partial<BookingDraft>) => void;
  readonly isUnfinished: () => boolean;
}

/** The draft of the details step: loaded once, kept with every change. */
export function useDraft(eventId: string, initial: () => BookingValues): DraftHandle {
  const shell = useShell();
  const [stored] = useState(() => loadDraft(shell, eventId));
  const [shown, setShown] = useState(() =>
    claimDraft(stored ?? newDraft(eventId, initial()), shell.session.get().user),
  );
  const current = useRef(shown);
  const isKept = useRef(stored !== null);
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
    }),
    [shown, shell],
  );
}
