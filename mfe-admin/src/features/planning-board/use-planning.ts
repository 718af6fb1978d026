import { useEffect, useRef, useState } from 'react';
import { type Board, type BoardEvent, type BoardRow, hintOf, type LaneBar } from './board.logic.ts';

/** The dialog that is open. */
type Dialog =
  | { readonly kind: 'assign'; readonly event: BoardEvent; readonly guide: string }
  | { readonly kind: 'assignment'; readonly bar: LaneBar };

const headerOf = (guide: string) => `[data-row="${guide}"] :is([role=rowheader], summary)`;
const barOf = (key: string) => `[data-bar="${key}"]`;

/**
 * What the office is doing on the board: choosing a guide for an event (`picking`), or in a dialog. Whatever begins
 * it, by key, drag or from the list, it goes through the same dialog.
 */
export function usePlanning() {
  const [picking, setPicking] = useState<BoardEvent | null>(null);
  const [looked, setLooked] = useState('');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const focusNext = useRef('');
  useEffect(() => {
    if (!focusNext.current) return;
    document.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = '';
  });
  const close = () => setDialog(null);
  return {
    picking,
    /** The IRI of the guide whose row has the focus while one is chosen; else empty. */
    looked,
    dialog,
    /** Begins with the first of the rows who has nothing against it. */
    pick: (event: BoardEvent, rows: readonly BoardRow[], board: Board) => {
      const first = rows.find((row) => hintOf(row, event, board) === null) ?? rows[0];
      focusNext.current = headerOf(first?.guide?.['@id'] ?? '');
      setDialog(null);
      setPicking(event);
    },
    stopPicking: () => {
      if (picking) focusNext.current = barOf(picking['@id']);
      setPicking(null);
    },
    look: (guide: string) => setLooked(guide),
    assign: (event: BoardEvent, guide: string) => setDialog({ kind: 'assign', event, guide }),
    showAssignment: (bar: LaneBar) => setDialog({ kind: 'assignment', bar }),
    close,
    /** Closes for good: what was opened is done. The focus goes to the guide, as its bar may be gone. */
    finish: (guide: string) => {
      focusNext.current = headerOf(guide);
      setPicking(null);
      close();
    },
  };
}

type PlanningState = ReturnType<typeof usePlanning>;

export interface Planning extends Pick<PlanningState, 'picking' | 'stopPicking' | 'look' | 'assign'> {
  /** Enter or click on a bar. */
  readonly open: (bar: LaneBar) => void;
}
