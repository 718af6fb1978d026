import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { moveRowFocus, rowStops } from './row-focus.ts';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Keeps one row of a table in the order of the Tab key and lets the arrow keys go through the rows. When the focused
 * row is gone, because another page came or the row itself was removed, the focus goes to the row in its place.
 */
export function useTabStop(body: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [active, setActive] = useState<string | null>(null);
  const focused = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current: root } = body;
    if (focused.current === null || !root || document.activeElement !== document.body) return;
    const stops = rowStops(root);
    stops[Math.min(focused.current, stops.length - 1)]?.focus();
  });
  return {
    tabStop: active !== null && keys.includes(active) ? active : keys[0],
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const key = target.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey;
        if (key === undefined) return;
        focused.current = keys.indexOf(key);
        setActive(key);
      },
      onBlur: () => {
        focused.current = null;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        event.preventDefault();
        moveRowFocus(event.currentTarget, step);
      },
    },
  };
}
