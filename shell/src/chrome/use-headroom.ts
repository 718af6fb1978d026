import Headroom from 'headroom.js';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Spec section 2 «Header behaviour»: pixels. */
const SCROLL_OFFSET = 200;
const TOLERANCE = 10;

/** Whether the header hides and whether the page is scrolled; while `frozen` it is shown and stays. */
export function useHeadroom(element: RefObject<HTMLElement | null>, frozen: boolean) {
  const headroom = useRef<Headroom | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const created = new Headroom(element.current, {
      offset: SCROLL_OFFSET,
      tolerance: TOLERANCE,
      onPin: () => setHidden(false),
      onUnpin: () => setHidden(true),
      onTop: () => setScrolled(false),
      onNotTop: () => setScrolled(true),
    }).init();
    headroom.current = created;
    return () => {
      headroom.current = null;
      if (created.scrollTracker) created.destroy();
    };
  }, [element]);

  useEffect(() => {
    if (frozen) {
      headroom.current?.pin();
      headroom.current?.freeze();
    } else {
      headroom.current?.unfreeze();
    }
  }, [frozen]);
  return { isHidden: isHidden && !frozen, isScrolled };
}
