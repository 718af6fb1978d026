import { useObservable, useShell } from '@firn/shared-ui/remote';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { focusContent } from './returns-focus.ts';

/** A menu that an outside click, Escape and every navigation close. */
export function useMenu(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const { location } = useObservable(useShell().navigation);
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Open only for the history entry it was opened on: every navigation closes it, even one to the same page.
  const isOpen = openAt === location.key;

  // Going back leads to the same entry: a menu closed by a navigation stays closed.
  useLayoutEffect(() => {
    if (openAt === null || openAt === location.key) return;
    setOpenAt(null);
    // The link that was followed is hidden now.
    if (area.current?.contains(document.activeElement)) focusContent();
  }, [openAt, location.key, area]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(null);
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('click', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, area, button]);
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : location.key) };
}
