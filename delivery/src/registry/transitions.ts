import type {
  Canary,
  DeliveryAction,
  PageOff,
  RemoteEntry,
  Withdrawal,
} from '@firn/shared-contracts/delivery';
import { Refusal } from '../shared/refusal.ts';
import { knownEntry, NEW_REMOTE, type RegistryDocument } from './registry-document.ts';

/** What a change does to one remote. A change may consist of several. */
export interface Transition {
  readonly action: DeliveryAction;
  readonly remote: string;
  /** The version it is about; null where it is about none. */
  readonly version: string | null;
  readonly entry: RemoteEntry;
  /** The release set it belongs to. */
  readonly set?: string;
}

/** The entry of a remote. Throws a Refusal 404 that lists the known names. */
export function entryOf(document: RegistryDocument, remote: string): RemoteEntry {
  const entry = knownEntry(document, remote);
  if (entry) return entry;
  const known = Object.keys(document.remotes).toSorted();
  const sentence = `There is no remote «${remote}». Known: ${known.join(', ') || 'none yet'}.`;
  throw new Refusal(404, 'unknown-remote', sentence, { known });
}

function refuseWithdrawn(entry: RemoteEntry, remote: string, version: string): void {
  const withdrawal = entry.withdrawn.find((candidate) => candidate.version === version);
  if (!withdrawal) return;
  throw new Refusal(409, 'version-withdrawn', `${remote}@${version} was withdrawn: ${withdrawal.reason}`);
}

/** The entry with another version live. A trial of that very version is over with it. */
function goLive(entry: RemoteEntry, version: string, at: string, set: string | null): RemoteEntry {
  const canary = entry.canary?.version === version ? null : entry.canary;
  const lastKnownGood = entry.current ?? entry.lastKnownGood;
  return { ...entry, current: version, since: at, lastKnownGood, canary, set };
}

/** Records a publication and makes the remote known with its first one; nothing goes live. */
export function publish(document: RegistryDocument, remote: string, version: string): Transition[] {
  return [{ action: 'publish', remote, version, entry: knownEntry(document, remote) ?? NEW_REMOTE }];
}

/** Makes a version live for everybody. Empty when it is. Throws a Refusal 404 or 409. */
export function promote(
  document: RegistryDocument,
  remote: string,
  version: string,
  at: string,
): Transition[] {
  const entry = entryOf(document, remote);
  if (entry.current === version) return [];
  refuseWithdrawn(entry, remote, version);
  return [{ action: 'promote', remote, version, entry: goLive(entry, version, at, null) }];
}

/** Makes several versions live as one change. Those that are live already stay out of it. */
export function promoteSet(
  document: RegistryDocument,
  releases: Readonly<Record<string, string>>,
  at: string,
): Transition[] {
  const set = `set-${document.sequence + 1}`;
  return Object.entries(releases).flatMap(([remote, version]) => {
    const entry = entryOf(document, remote);
    if (entry.current === version) return [];
    refuseWithdrawn(entry, remote, version);
    return [{ action: 'promote' as const, remote, version, entry: goLive(entry, version, at, set), set }];
  });
}

/** Gives a version to a part of the visitors. Empty when it is so. Throws a Refusal 404 or 409. */
export function startCanary(document: RegistryDocument, remote: string, canary: Canary): Transition[] {
  const entry = entryOf(document, remote);
  const { version, percent, staff } = canary;
  const running = entry.canary?.version === version ? entry.canary : null;
  if (running && running.percent === percent && running.staff === staff) return [];
  if (entry.current === null) {
    throw new Refusal(409, 'nothing-live', `${remote} has no live version to compare with. Promote one.`);
  }
  if (entry.current === version) {
    throw new Refusal(409, 'version-live', `${remote}@${version} is live for everybody already.`);
  }
  refuseWithdrawn(entry, remote, version);
  // A wider share of the same version goes on with its bake time.
  const since = running?.since ?? canary.since;
  return [{ action: 'canary', remote, version, entry: { ...entry, canary: { ...canary, since } } }];
}

/** The live members of a release set that stands, the remote itself among them. */
export function membersOf(document: RegistryDocument, remote: string): string[] {
  const set = entryOf(document, remote).set;
  if (set === null) return [remote];
  return Object.keys(document.remotes).filter((name) => document.remotes[name]?.set === set);
}

function goBack(document: RegistryDocument, remote: string, to: string | null, at: string): Transition {
  const entry = entryOf(document, remote);
  const target = to ?? entry.lastKnownGood;
  if (!target || (to === null && target === entry.current)) {
    throw new Refusal(409, 'nothing-to-roll-back-to', `${remote} has no earlier good version. Name one.`);
  }
  refuseWithdrawn(entry, remote, target);
  return {
    action: 'rollback',
    remote,
    version: target,
    entry: { ...entry, current: target, since: at, lastKnownGood: target, canary: null, set: null },
    ...(to === null && entry.set && { set: entry.set }),
  };
}

/**
 * Without `to`: a running canary ends; else the last known good version comes back, for all members of a release
 * set together. With `to`: that version, for this remote alone. Empty when it is so. Throws a Refusal 404 or 409.
 */
export function rollback(
  document: RegistryDocument,
  remote: string,
  to: string | null,
  at: string,
): Transition[] {
  const entry = entryOf(document, remote);
  if (to !== null && to === entry.current && !entry.canary) return [];
  if (entry.canary && (to === null || to === entry.current)) {
    return [
      { action: 'canary-end', remote, version: entry.canary.version, entry: { ...entry, canary: null } },
    ];
  }
  if (to !== null) return [goBack(document, remote, to, at)];
  return membersOf(document, remote).map((member) => goBack(document, member, null, at));
}

/**
 * Bans a version. Is it live, the last known good one takes its place, for its whole release set; where there is
 * none the ban is refused (409), because the remote would vanish. A ban can become critical, never less than it is.
 * Empty when it is banned so already.
 */
export function withdraw(
  document: RegistryDocument,
  remote: string,
  withdrawal: Withdrawal,
  at: string,
): Transition[] {
  const entry = entryOf(document, remote);
  const { version } = withdrawal;
  const banned = entry.withdrawn.find((candidate) => candidate.version === version);
  if (banned?.severity === 'critical' || banned?.severity === withdrawal.severity) return [];
  const isLive = entry.current === version;
  const isGood = entry.lastKnownGood !== null && entry.lastKnownGood !== version;
  if (isLive && !isGood) {
    const sentence = `${remote}@${version} is live and there is no other. Promote one first.`;
    throw new Refusal(409, 'last-version', sentence);
  }
  const current = isLive ? entry.lastKnownGood : entry.current;
  const next: RemoteEntry = {
    ...entry,
    current,
    since: isLive ? at : entry.since,
    lastKnownGood: isGood ? entry.lastKnownGood : current,
    canary: entry.canary?.version === version ? null : entry.canary,
    withdrawn: [...entry.withdrawn.filter((candidate) => candidate !== banned), withdrawal],
    set: isLive ? null : entry.set,
  };
  const others = isLive ? membersOf(document, remote).filter((member) => member !== remote) : [];
  return [
    {
      action: 'withdraw',
      remote,
      version,
      entry: next,
      ...(others.length > 0 && entry.set && { set: entry.set }),
    },
    ...others.map((member) => goBack(document, member, null, at)),
  ];
}

/** Takes one page of a remote off the site while the rest stays. Empty when it is off. */
export function switchOff(document: RegistryDocument, remote: string, page: PageOff): Transition[] {
  const entry = entryOf(document, remote);
  if (entry.off.some((off) => off.page === page.page)) return [];
  return [
    { action: 'switch-off', remote, version: entry.current, entry: { ...entry, off: [...entry.off, page] } },
  ];
}

/** Brings a page back. Empty when it is on. */
export function switchOn(document: RegistryDocument, remote: string, page: string): Transition[] {
  const entry = entryOf(document, remote);
  const off = entry.off.filter((candidate) => candidate.page !== page);
  if (off.length === entry.off.length) return [];
  return [{ action: 'switch-on', remote, version: entry.current, entry: { ...entry, off } }];
}
