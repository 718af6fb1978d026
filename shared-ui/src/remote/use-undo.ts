import { useEffect, useState } from 'react';

/** So long what was done can be taken back by one press, in ms (docs/domain/office.md#many-at-once). */
export const UNDO_MS = 30_000;

/** Keeps for a while what can be taken back; a newer one takes the place of the one before. */
export function useUndo<Undoable>() {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  useEffect(() => {
    if (undoable === null) return undefined;
    const timer = setTimeout(() => setUndoable(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);
  return [undoable, setUndoable] as const;
}
