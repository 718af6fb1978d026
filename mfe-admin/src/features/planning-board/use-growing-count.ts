import { startTransition, useEffect, useState } from 'react';

/** Rows per frame: styles, layout and paint of them stay well below 200 ms on a slow processor. */
const STEP = 8;

/** How many of a long list are drawn by now: some at once, then more with each frame. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return count;
}
