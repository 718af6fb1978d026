import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { Navigation, Observable } from '@firn/shared-contracts/shell';
import { isPlainClick } from '@firn/shared-ui/remote';
import { findPage } from '../services/pages.ts';

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  return link && !link.hasAttribute('download') && ['', '_self'].includes(link.target) ? link : null;
}

/** Plain links to known pages of this origin become navigations within the tab, in the frame and in every region. */
export function followPageLinks(
  window: Window,
  navigation: Navigation,
  registry: Observable<ResolvedRegistry>,
): void {
  window.document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link) return;
    const url = new URL(link.href);
    if (url.origin !== window.location.origin || !findPage(registry.get(), url.pathname)) return;
    // Within a page the browser also moves the focus, which a pushed address would not.
    if (url.hash && url.pathname + url.search === window.location.pathname + window.location.search) return;
    event.preventDefault();
    navigation.push(url.pathname + url.search + url.hash);
  });
}
