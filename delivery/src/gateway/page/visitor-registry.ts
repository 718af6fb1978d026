import {
  belongsTo,
  EXTENSION_MARK,
  extensionAssets,
  isForVisitor,
  type PageDeclaration,
  type ResolvedRegistry,
  type ResolvedRemote,
  type ResolvedVersion,
} from '@firn/shared-contracts/delivery';
import { guardRedirect } from '@firn/shared-contracts/domain';
import type { SessionState } from '@firn/shared-contracts/shell';

/** The segment under which a page stands; a parameter stands for every one. */
const segmentOf = ({ path }: PageDeclaration): string => path.split('/')[1] ?? '';

function assetsOf(version: ResolvedVersion, isLeft: (key: string) => boolean): ResolvedVersion['assets'] {
  return Object.fromEntries(Object.entries(version.assets).filter(([key]) => !isLeft(key)));
}

type Places = Pick<ResolvedRemote, 'slots' | 'extensions' | 'offExtensions'>;

/** Its slots on the pages that stay, and the extensions that this visitor may see. */
function placesFor(remote: ResolvedRemote, session: SessionState, left: ReadonlySet<string>): Places {
  const slots = remote.slots?.filter(({ page }) => !left.has(page)) ?? [];
  const extensions = remote.extensions?.filter((extension) => isForVisitor(extension, session)) ?? [];
  const offExtensions = remote.offExtensions?.filter((off) => extensions.some(({ id }) => id === off)) ?? [];
  return {
    ...(slots.length > 0 && { slots }),
    ...(extensions.length > 0 && { extensions }),
    ...(offExtensions.length > 0 && { offExtensions }),
  };
}

const isEmptied = (declared: readonly unknown[], kept: readonly unknown[]): boolean =>
  declared.length > 0 && kept.length === 0;

function remoteFor(
  remote: ResolvedRemote,
  session: SessionState,
  isBeyond: (page: PageDeclaration) => boolean,
): ResolvedRemote | null {
  const pages = remote.pages.filter((page) => !isBeyond(page));
  const navigation = remote.navigation.filter(({ audience }) => belongsTo(audience, session));
  const left = new Set(remote.pages.filter(isBeyond).map(({ id }) => id));
  const places = placesFor(remote, session, left);
  const { extensions = [] } = places;
  const declared = [...remote.pages, ...(remote.extensions ?? [])];
  // One that has nothing at all left the platform by an empty release (ADR 0012), and stays known.
  if (isEmptied(declared, [...pages, ...navigation, ...extensions])) return null;
  const shown = new Set(extensions.map(({ id }) => extensionAssets(id)));
  const isLeft = (key: string) => left.has(key) || (key.startsWith(EXTENSION_MARK) && !shown.has(key));
  const { fallback, slots: _slots, extensions: _extensions, offExtensions: _off, ...rest } = remote;
  return {
    ...rest,
    pages,
    navigation,
    ...places,
    assets: assetsOf(remote, isLeft),
    fallback: fallback && { ...fallback, assets: assetsOf(fallback, isLeft) },
  };
}

function slice({ sequence, remotes }: ResolvedRegistry, session: SessionState): ResolvedRegistry {
  const { user, permissions } = session;
  const visitor = { loggedIn: user !== null, permissions };
  const all = Object.values(remotes);
  const pages = all.flatMap((remote) => remote.pages);
  const mayOpen = ({ guard }: PageDeclaration) => guardRedirect(guard, visitor, '/') === null;
  // Where some pages are open all stay, because the nearest one decides what an address is.
  const opened = new Set(pages.filter(mayOpen).map(segmentOf));
  const isBeyond = (page: PageDeclaration) =>
    !opened.has(segmentOf(page)) && !segmentOf(page).startsWith(':');
  const beyond = [...new Set(pages.filter(isBeyond).map(segmentOf))].toSorted();
  const kept = all.flatMap((remote) => remoteFor(remote, session, isBeyond) ?? []);
  return {
    sequence,
    remotes: Object.fromEntries(kept.map((remote) => [remote.name, remote])),
    ...(beyond.length > 0 && { beyond }),
  };
}

const slices = new WeakMap<ResolvedRegistry, Map<string, ResolvedRegistry>>();

/**
 * The registry as it stands in the page of a visitor: without the parts of the platform that only others may open. So the
 * page of a stranger is the same however much the office gets (ARCHITECTURE.md#how-a-page-comes). A registry never
 * changes, and visitors are of few kinds: each slice is cut once.
 */
export function visitorRegistry(registry: ResolvedRegistry, session: SessionState): ResolvedRegistry {
  const { user, permissions } = session;
  const kind = JSON.stringify([user !== null, permissions]);
  const known = slices.get(registry) ?? new Map<string, ResolvedRegistry>();
  slices.set(registry, known);
  const cut = known.get(kind) ?? slice(registry, session);
  known.set(kind, cut);
  return cut;
}
