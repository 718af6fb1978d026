import { useEffect, useState } from 'react';

/** Pixels (docs/domain/constants.md#measures). */
const SCROLL_OFFSET = 200;
const TOLERANCE = 10;

/** Whether the header is hidden and whether the page is scrolled; while `frozen` it stays visible. */
export function useHeadroom(frozen: boolean) {
  const [isHidden, setHidden] = useState(false);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const top = Math.max(0, window.scrollY);
      setScrolled(top > SCROLL_OFFSET);
      if (Math.abs(top - before) <= TOLERANCE && top > 0) return;
      setHidden(!frozen && top > before && top > SCROLL_OFFSET);
      before = top;
    };
    follow();
    if (frozen) setHidden(false);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [frozen]);
  return { isHidden, isScrolled };
}
