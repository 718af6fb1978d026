import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The field that an address such as `#leadText` names, or the first one of a group. */
const fieldOf = (region: HTMLElement, name: string) =>
  region.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}["]`) ??
  region.querySelector<HTMLElement>(`[data-field="${name}"] button`);

/** Moves the focus to the field that the address names, each time somebody goes there. */
export function useFieldOfAddress(region: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever follows the same link again has another key.
  useEffect(() => {
    const [, name] = /^#(\w+)$/.exec(hash) ?? [];
    if (!name) return;
    // The dialog with the link keeps the focus until it has gone.
    const frame = requestAnimationFrame(() => {
      if (region.current) fieldOf(region.current, name)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [region, hash, key]);
}
