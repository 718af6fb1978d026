import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { rowStops } from '../table/row-focus.ts';
import type { ListAddress } from '../table/use-list-address.ts';

/**
 * Turns pages by key: the first row of the new page takes the focus as soon as it is there, and comes into view with
 * it. Answers null where there is no such page.
 */
export function usePageTurn(
  root: RefObject<HTMLElement | null>,
  { page, pageSize, pageHref }: ListAddress,
  { total, isUpdating }: { readonly total: number; readonly isUpdating: boolean },
) {
  const navigate = useNavigate();
  const target = useRef<number | null>(null);
  useEffect(() => {
    if (target.current !== page || isUpdating || !root.current) return;
    target.current = null;
    rowStops(root.current)[0]?.focus();
  }, [root, page, isUpdating]);
  return (to: number): (() => void) | null => {
    if (to < 1 || (to - 1) * pageSize >= total) return null;
    return () => {
      target.current = to;
      void navigate(pageHref(to), { state: { keepScroll: true } });
    };
  };
}
