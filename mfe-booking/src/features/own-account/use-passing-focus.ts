import { type RefObject, useEffect } from 'react';

/** Gives the focus to the first control of what opens, and to the heading of its part when that goes away again. */
export function usePassingFocus(opened: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = opened.current?.closest('section');
    opened.current?.querySelector<HTMLElement>(':is(input, button):not([hidden])')?.focus();
    return () => part?.querySelector<HTMLElement>('h2')?.focus();
  }, [opened]);
}
