import type { NavigationEntryResponse } from '@firn/shared-contracts/api';
import type {
  Audience,
  NavigationDeclaration,
  PageMatch,
  ResolvedRegistry,
} from '@firn/shared-contracts/delivery';
import type { SessionState } from '@firn/shared-contracts/shell';
import { findPage } from '../orchestration/pages.ts';

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly children: readonly MenuEntry[];
}

type Area = NavigationDeclaration['area'];

function belongsTo(audience: Audience, { user, permissions }: SessionState): boolean {
  switch (audience) {
    case 'everyone':
      return true;
    case 'anonymous':
      return user === null;
    case 'user':
      return user !== null;
    case 'admin':
      return permissions.isAdmin;
    case 'super-admin':
      return permissions.isSuperAdmin;
    case 'partner-guide':
      return permissions.isAdmin || (permissions.isGuide && permissions.isPartnerGuide);
    case 'spontaneous-tours':
      return permissions.canCreateSpontaneousTours;
  }
}

/** What the remotes declare for an area of the frame, for this visitor, in the declared order. */
export function declaredEntries(
  { remotes }: ResolvedRegistry,
  area: Area,
  session: SessionState,
): MenuEntry[] {
  return Object.values(remotes)
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.area === area && belongsTo(entry.audience, session))
    .sort((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1))
    .map(({ label, path }) => ({ name: label, path, children: [] }));
}

/**
 * The CMS pages of the navigation that are public; paths are built from the parents' slugs
 * (docs/domain/screens.md#header).
 */
export function pageEntries(entries: readonly NavigationEntryResponse[], parentPath = ''): MenuEntry[] {
  return entries
    .filter((entry) => entry.public)
    .sort((a, b) => a.position - b.position)
    .map(({ reference, children }) => {
      const path = `${parentPath}/${reference.slug}`;
      return { name: reference.name, path, children: pageEntries(children, path) };
    });
}

/** True when the current path lies on one of the entry's children, at their depth. */
export function leadsTo(entry: MenuEntry, pathname: string): boolean {
  return entry.children.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Admin crumbs of a path from the registry's page titles; the last one may be known better by the page. */
export function crumbsOf(registry: ResolvedRegistry, pathname: string, last: string | null): MenuEntry[] {
  const parts = pathname.split('/').filter(Boolean);
  const paths = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const pages = paths
    .map((path) => ({ path, match: findPage(registry, path) }))
    .filter((one): one is { path: string; match: PageMatch } => one.match?.page.layout === 'admin');
  return pages.map(({ path, match }, index) => {
    const isLast = index === pages.length - 1;
    return { name: (isLast && last) || match.page.title, path, children: [] };
  });
}
