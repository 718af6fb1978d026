import { BUILT_IN_COMPANY } from '@firn/shared-contracts/api';
import type { PageState, ResolvedRemote, ResolvedVersion } from '@firn/shared-contracts/delivery';
import { NO_PERMISSIONS, type Permissions, permissionsOf } from '@firn/shared-contracts/domain';
import type { SessionState } from '@firn/shared-contracts/shell';
import manifest from '../../remote.json' with { type: 'json' };

type Page = ResolvedRemote['pages'][number];

export const ANONYMOUS: SessionState = { user: null, permissions: NO_PERMISSIONS, impersonator: null };

/** A logged-in person; `roles` decide the permissions. */
export function aSession(roles: readonly string[] = [], email = 'gast@firn.example'): SessionState {
  const id = `018f0000-0000-7000-8000-${email.length}`;
  const user = { iri: `/api/users/${id}`, id, email, firstName: 'Gina', lastName: 'Gast', groups: [], roles };
  const granted = { spontaneousTourPermission: false, tourCreatePermission: false };
  const permissions: Permissions = permissionsOf({ ...user, ...granted });
  return { user: { ...user, fullName: 'Gina Gast' }, permissions, impersonator: null };
}

export function aPage(id: string, path: string, more: Partial<Page> = {}): Page {
  return { id, path, layout: 'default', guard: 'none', title: `Titel ${id}`, render: 'client', ...more };
}

export function aVersion(name: string, version: string): ResolvedVersion {
  const entry = `/remotes/${name}/${version}/remoteEntry.js`;
  return { version, contract: '^1.0.0', entry, integrity: 'sha384-test', assets: {} };
}

export function aRemote(name: string, more: Partial<ResolvedRemote> = {}): ResolvedRemote {
  return {
    name,
    title: name,
    pages: [],
    navigation: [],
    fallback: null,
    ...aVersion(name, '1.0.0'),
    ...more,
  };
}

const shell = aRemote('shell', {
  pages: manifest.pages as Page[],
  slots: manifest.slots as NonNullable<ResolvedRemote['slots']>,
});

/** What the gateway writes into a page: `tours` at /tours, `office` (admins) at /office, and the shell's pages. */
export function aPageState(
  more: Partial<PageState> = {},
  remotes: readonly ResolvedRemote[] = [],
): PageState {
  const tours = aRemote('tours', {
    pages: [aPage('list', '/tours'), aPage('tour', '/tours/:id', { title: 'Titel einer Tour' })],
  });
  const officePages = [
    aPage('office', '/office', { layout: 'admin', guard: 'admin', title: 'Büro' }),
    aPage('file', '/office/:id', { layout: 'admin', guard: 'admin', title: 'Akte' }),
  ];
  const office = aRemote('office', { pages: officePages });
  const all = [shell, tours, office, ...remotes];
  return {
    registry: { sequence: 7, remotes: Object.fromEntries(all.map((one) => [one.name, one])) },
    session: ANONYMOUS,
    csrfToken: 'token-1',
    chrome: { navigation: [], footerImage: null, company: BUILT_IN_COMPANY },
    status: 200,
    region: null,
    beaconToken: 'beacon-token',
    renderedAt: '2026-02-14T11:00:00.000Z',
    settings: { publicUrl: 'https://firn.example', mapTilesUrl: null, gtmId: null, liveReload: false },
    ...more,
  };
}
