import { type RefObject, useLayoutEffect, useState } from 'react';

const remOf = (pixels: number): number =>
  pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '16');

/** Width of an element in rem, at any time; null while it has no layout. */
export function useRoom(element: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setRoom(measured.clientWidth > 0 ? remOf(measured.clientWidth) : null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
