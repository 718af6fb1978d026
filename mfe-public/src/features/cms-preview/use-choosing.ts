import { type RefObject, useEffect } from 'react';
import { sayChosen } from './use-editor.ts';

/** Marks the box of a block, which has none of its own. */
export const BLOCK_ATTRIBUTE = 'data-block';

const blockAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(`[${BLOCK_ATTRIBUTE}]`) : null;

/** A click chooses a block for the editor. Links and buttons do nothing: they would lead the frame away. */
export function useChoosing(area: RefObject<HTMLElement | null>, selected: string | null): void {
  useEffect(() => {
    const element = area.current;
    const choose = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) {
        event.preventDefault();
        event.stopPropagation();
      }
      const block = blockAt(event.target)?.getAttribute(BLOCK_ATTRIBUTE);
      if (block) sayChosen(block);
    };
    element?.addEventListener('click', choose, { capture: true });
    return () => element?.removeEventListener('click', choose, { capture: true });
  }, [area]);

  useEffect(() => {
    if (selected === null) return;
    const boxes = [...(area.current?.querySelectorAll(`[${BLOCK_ATTRIBUTE}]`) ?? [])];
    const box = boxes.find((one) => one.getAttribute(BLOCK_ATTRIBUTE) === selected);
    box?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [area, selected]);
}
