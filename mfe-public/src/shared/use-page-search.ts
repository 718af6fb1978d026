import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The search part of the address as long as the page is the current one. While the next page's code loads, the
 * address is already that page's; the page's own last one then stays, so it does not request other data.
 */
export function usePageSearch(): string {
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState({ pathname, search });
  if (pathname === own.pathname && search !== own.search) setOwn({ pathname, search });
  return pathname === own.pathname ? search : own.search;
}
