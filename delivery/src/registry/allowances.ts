import type { Connects, Release, RemoteEntry } from '@firn/shared-contracts/delivery';
import { FIRN } from '../shared/command-line.ts';
import type { Breach } from '../shared/refusal.ts';
import { knownEntry, NEW_REMOTE, type RegistryDocument } from './registry-document.ts';
import type { Transition } from './transitions.ts';
import { CONNECT_USES, unitedConnects } from './united-connects.ts';

/** The entry of a remote, known or not: the gates of its first release ask for what is allowed. */
function entryFor(document: RegistryDocument, remote: string): RemoteEntry {
  return knownEntry(document, remote) ?? NEW_REMOTE;
}

/** The entry with other origins allowed; without any it has no such field. */
function withAllowed({ allowed: _before, ...entry }: RemoteEntry, allowed: readonly string[]): RemoteEntry {
  return allowed.length > 0 ? { ...entry, allowed: allowed.toSorted() } : entry;
}

/** Lets releases of a remote connect to an origin. Empty when it is allowed already. */
export function allow(document: RegistryDocument, remote: string, origin: string): Transition[] {
  const entry = entryFor(document, remote);
  const { allowed = [], current: version } = entry;
  if (allowed.includes(origin)) return [];
  return [{ action: 'allow', remote, version, entry: withAllowed(entry, [...allowed, origin]), origin }];
}

/** Takes it back, whatever is live: the next page view no longer may. Empty when it was not allowed. */
export function disallow(document: RegistryDocument, remote: string, origin: string): Transition[] {
  const entry = entryFor(document, remote);
  const { allowed = [], current: version } = entry;
  if (!allowed.includes(origin)) return [];
  const left = allowed.filter((one) => one !== origin);
  return [{ action: 'disallow', remote, version, entry: withAllowed(entry, left), origin }];
}

/** Names the back end that answers below `/x/NAME/`; null for none. Empty when nothing changes. */
export function setBackend(document: RegistryDocument, remote: string, origin: string | null): Transition[] {
  const { backend: before, ...entry } = entryFor(document, remote);
  if ((before ?? null) === origin) return [];
  const next = origin === null ? entry : { ...entry, backend: origin };
  const about = origin ?? before;
  return [
    { action: 'backend', remote, version: entry.current, entry: next, ...(about && { origin: about }) },
  ];
}

/** What a release declares and its remote is allowed. */
export function allowedConnects({ manifest }: Release, entry: RemoteEntry | null): Connects {
  const isAllowed = (origin: string) => entry?.allowed?.includes(origin) ?? false;
  const declared = manifest.connects ?? {};
  const uses = CONNECT_USES.map((use) => [use, (declared[use] ?? []).filter(isAllowed)]);
  return unitedConnects([Object.fromEntries(uses) as Connects]);
}

/** Origins that a release declares and nobody has allowed, each once. */
export function connectsBreaches({ name, version, manifest }: Release, entry: RemoteEntry | null): Breach[] {
  const { connects = {} } = manifest;
  const declared = new Set(CONNECT_USES.flatMap((use) => connects[use] ?? []));
  return [...declared]
    .filter((origin) => !entry?.allowed?.includes(origin))
    .map((origin) => {
      const uses = CONNECT_USES.filter((use) => connects[use]?.includes(origin)).join(', ');
      const remedy = `An operator allows it: ${FIRN} allow ${name} ${origin} --reason "…".`;
      const message = `${name}@${version} connects to ${origin} (${uses}), which is not allowed. ${remedy}`;
      return { gate: 'connects', message };
    });
}
