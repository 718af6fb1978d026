import type { NavigationEntryResponse } from '@firn/shared-contracts/api';
import {
  belongsTo,
  type NavigationDeclaration,
  type PageMatch,
  type ResolvedRegistry,
} from '@firn/shared-contracts/delivery';
import { type NavigationLocation, openedFrom, type SessionState } from '@firn/shared-contracts/shell';
import type { PageView } from '../services/page-view.ts';
import { findPage } from '../services/pages.ts';

export interface MenuEntry {
  /** Tells entries of the CMS apart: two may lead to the same address. */
  readonly id?: string;
  readonly name: string;
  readonly path: string;
  readonly children: readonly MenuEntry[];
  /** Leads to what is not built yet. */
  readonly isUpcoming?: boolean | undefined;
}

type Area = NavigationDeclaration['area'];

/** The entries that remotes declare for an area of the frame, for this visitor, in the declared order. */
export function declaredEntries(
  { remotes }: ResolvedRegistry,
  area: Area,
  session: SessionState,
): MenuEntry[] {
  return Object.values(remotes)
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.area === area && belongsTo(entry.audience, session))
    .sort((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1))
    .map(({ label, path, upcoming }) => ({ name: label, path, children: [], isUpcoming: upcoming }));
}

/** Whoever logs in starts there: guides with the first of their own pages (docs/domain/screens.md#after-logging-in). */
export function startOf(registry: ResolvedRegistry, session: SessionState): string {
  const { isGuide, isAdmin } = session.permissions;
  const [own] = isGuide && !isAdmin ? declaredEntries(registry, 'header-user', session) : [];
  return own?.path ?? '/';
}

/** As an API of contract 1 gives it: without an address of its own. */
type GivenEntry = Omit<NavigationEntryResponse, 'path'> & Partial<Pick<NavigationEntryResponse, 'path'>>;

/**
 * The public entries of the navigation (docs/domain/screens.md#header). One without an address of its own leads to
 * the slugs of its parents and its own.
 */
export function pageEntries(entries: readonly GivenEntry[], parentSlugs = ''): MenuEntry[] {
  return entries
    .filter((entry) => entry.public)
    .sort((a, b) => a.position - b.position)
    .map(({ '@id': id, reference, path, children }) => {
      const slugs = `${parentSlugs}/${reference.slug}`;
      return { id, name: reference.name, path: path ?? slugs, children: pageEntries(children, slugs) };
    });
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** The one entry a page belongs to: by the list it was opened from, else the one nearest above its own path. */
export function currentEntry(
  entries: readonly MenuEntry[],
  location: Pick<NavigationLocation, 'pathname' | 'state'>,
): MenuEntry | null {
  const nearest = (pathname: string) =>
    entries.filter(({ path }) => isWithin(pathname, path)).sort((a, b) => b.path.length - a.path.length)[0] ??
    null;
  const from = openedFrom(location);
  return (from && nearest(from.replace(/\?.*$/, ''))) || nearest(location.pathname);
}

/** True when the current path is on one of the entry's children, at their depth. */
export function leadsTo(entry: MenuEntry, pathname: string): boolean {
  return entry.children.some(({ path }) => isWithin(pathname, path));
}

/**
 * Admin crumbs of a path from the registry's page titles. The page may know the last one better, and where its record
 * has an address of its own they end there.
 */
export function crumbsOf(
  registry: ResolvedRegistry,
  pathname: string,
  last: PageView['breadcrumb'],
): MenuEntry[] {
  const end = last?.path && isWithin(pathname, last.path) ? last.path : pathname;
  const parts = end.split('/').filter(Boolean);
  const paths = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const pages = paths
    .map((path) => ({ path, match: findPage(registry, path) }))
    .filter((one): one is { path: string; match: PageMatch } => one.match?.page.layout === 'admin');
  return pages.map(({ path, match }, index) => {
    const isLast = index === pages.length - 1;
    return { name: (isLast && last?.label) || match.page.title, path, children: [] };
  });
}
