import { matchPage, type PageMatch, type ResolvedRegistry } from '@firn/shared-contracts/delivery';

/** Addresses of the origin that are not pages, though the CMS catch-all would match them. */
const NOT_PAGES = /^\/(api|delivery|remotes|healthz|readyz|metrics)(\/|$)/;

/** The page of a path over all releases, or null. */
export function findPage({ remotes }: ResolvedRegistry, pathname: string): PageMatch | null {
  return NOT_PAGES.test(pathname) ? null : matchPage(Object.values(remotes), pathname);
}

/** True for a page that is switched off: its address stays, a notice replaces its content. */
export function isSwitchedOff({ remotes }: ResolvedRegistry, { remote, page }: PageMatch): boolean {
  return remotes[remote]?.off?.includes(page.id) ?? false;
}

/** True for an address whose pages the registry of this tab lacks: the gateway answers for it. */
export function isBeyond({ beyond = [] }: ResolvedRegistry, pathname: string): boolean {
  return beyond.includes(pathname.split('/')[1]?.toLowerCase() ?? '');
}
