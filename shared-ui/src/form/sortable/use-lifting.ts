import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { SORTABLE_TEXTS } from '../field-texts.ts';

interface LiftingInput {
  readonly count: number;
  readonly labelOf: (index: number) => string;
  readonly move: (from: number, to: number) => void;
}

/** The row that the keyboard has in hand, or had last. */
interface Held {
  readonly from: number;
  readonly at: number;
  readonly isLifted: boolean;
}

type Announcement = (label: string, position: number, count: number) => string;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves rows by keyboard: Space or Enter lifts and puts down, arrows move, Escape puts back. */
export function useLifting({ count, labelOf, move }: LiftingInput) {
  const [held, setHeld] = useState<Held | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // The browser forgets the focus of a row that React moves.
  useLayoutEffect(() => {
    if (held) list.current?.querySelector<HTMLElement>(`[data-handle="${held.at}"]`)?.focus();
  }, [held]);

  /** Takes the row from where it is to where it goes, and says so. */
  function hold(now: number, next: Held, text: Announcement): void {
    setAnnouncement(text(labelOf(now), next.at + 1, count));
    if (next.at !== now) move(now, next.at);
    setHeld(next);
  }

  const press = (index: number) => (event: KeyboardEvent) => {
    const lifted = held?.isLifted && held.at === index ? held : null;
    const steps = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted) hold(index, { ...lifted, isLifted: false }, SORTABLE_TEXTS.putDown);
      else hold(index, { from: index, at: index, isLifted: true }, SORTABLE_TEXTS.lifted);
    } else if (lifted && steps !== undefined) {
      event.preventDefault();
      const at = Math.min(Math.max(index + steps, 0), count - 1);
      hold(index, { ...lifted, at }, SORTABLE_TEXTS.moved);
    } else if (lifted && event.key === 'Escape') {
      // A dialog round the list stays open.
      event.stopPropagation();
      hold(index, { ...lifted, at: lifted.from, isLifted: false }, SORTABLE_TEXTS.putBack);
    }
  };
  return {
    list,
    press,
    announcement,
    liftedIndex: held?.isLifted ? held.at : null,
    letGo: () => setHeld(null),
  };
}
