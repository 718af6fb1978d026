import type {
  Canary,
  DeliveryAction,
  PageOff,
  PastVersion,
  RemoteEntry,
} from '@firn/shared-contracts/delivery';
import { Refusal } from '../shared/refusal.ts';
import { bestAmong, type Evidence, historyOf, pastOf, withDigests } from './good-versions.ts';
import { knownEntry, NEW_REMOTE, type RegistryDocument, withdrawalOf } from './registry-document.ts';

/** What a change does to one remote. A change may contain several transitions. */
export interface Transition {
  readonly action: DeliveryAction;
  readonly remote: string;
  /** The version it is about; null if it is about none. */
  readonly version: string | null;
  readonly entry: RemoteEntry;
  /** The release set it is part of. */
  readonly set?: string;
  /** Id of the page it is about. */
  readonly page?: string;
  /** The origin it is about. */
  readonly origin?: string;
  /** Of a publication: sha384 of its release.json. */
  readonly digest?: string;
  /** Whether it overrides a refusal. */
  readonly forced?: boolean;
}

/** The entry of a remote. Throws a Refusal 404 that lists the known names. */
export function entryOf(document: RegistryDocument, remote: string): RemoteEntry {
  const entry = knownEntry(document, remote);
  if (entry) return entry;
  const known = Object.keys(document.remotes).toSorted();
  const sentence = `There is no remote «${remote}». Known: ${known.join(', ') || 'none yet'}.`;
  throw new Refusal(404, 'unknown-remote', sentence, { known });
}

/** Throws a Refusal 409 with the reason of the withdrawal. */
export function refuseWithdrawn(entry: RemoteEntry, remote: string, version: string): void {
  const withdrawal = withdrawalOf(entry, version);
  if (!withdrawal) return;
  throw new Refusal(409, 'version-withdrawn', `${remote}@${version} was withdrawn: ${withdrawal.reason}`);
}

/** How many steps back a remote remembers. */
const PAST = 20;

/** What the past becomes when a promotion replaces the live version. */
function pastAfter(entry: RemoteEntry, remote: string, version: string, evidence: Evidence): PastVersion[] {
  const { current } = entry;
  const left = current === null ? [] : [{ version: current, record: evidence.recordOf(remote, current) }];
  const before = pastOf(entry).filter((past) => past.version !== current);
  return [...left, ...before].filter((past) => past.version !== version).slice(0, PAST);
}

/** What goes live, and how. */
interface Promotion {
  readonly remote: string;
  readonly version: string;
  readonly at: string;
  readonly set: string | null;
}

/** The remote with another version live. This ends any trial: everybody gets what goes live. */
function goLive(entry: RemoteEntry, promotion: Promotion, evidence: Evidence): Transition[] {
  const { remote, version, at, set } = promotion;
  const past = pastAfter(entry, remote, version, evidence);
  const lastKnownGood = bestAmong(evidence.good(remote), past);
  const next = {
    ...entry,
    current: version,
    since: at,
    lastKnownGood,
    past,
    cameBack: false,
    canary: null,
    set,
  };
  return withTrialEnd(
    {
      action: 'promote',
      remote,
      version,
      entry: withDigests(next, remote, evidence),
      ...(set && { set }),
    },
    entry,
  );
}

/** Another fallback, because of what has become known since. Empty when it stays. */
export function renewFallback(document: RegistryDocument, remote: string, evidence: Evidence): Transition[] {
  const entry = entryOf(document, remote);
  const before = entry.lastKnownGood === entry.current ? null : entry.lastKnownGood;
  const lastKnownGood = bestAmong(evidence.good(remote), pastOf(entry));
  if (lastKnownGood === before) return [];
  return [{ action: 'fallback', remote, version: lastKnownGood, entry: { ...entry, lastKnownGood } }];
}

/** A change, and the end of the trial it ended if that was of another version. */
export function withTrialEnd(change: Transition, before: RemoteEntry): Transition[] {
  const { remote, version, entry } = change;
  const ended = before.canary && !entry.canary ? before.canary.version : version;
  return ended === version ? [change] : [change, { action: 'canary-end', remote, version: ended, entry }];
}

/** Ends the trials of some remotes. */
export function endTrials(document: RegistryDocument, remotes: readonly string[]): Transition[] {
  return remotes.flatMap((remote) => {
    const entry = entryOf(document, remote);
    if (!entry.canary) return [];
    const { version } = entry.canary;
    return [{ action: 'canary-end' as const, remote, version, entry: { ...entry, canary: null } }];
  });
}

/** Records a publication and makes the remote known with its first one; nothing goes live. */
export function publish(
  document: RegistryDocument,
  remote: string,
  version: string,
  digest?: string,
): Transition[] {
  const entry = knownEntry(document, remote) ?? NEW_REMOTE;
  return [{ action: 'publish', remote, version, entry, ...(digest && { digest }) }];
}

/**
 * Makes a version live for everybody and ends the trial of any other. Empty when nothing changes. Throws a Refusal
 * 404 or 409.
 */
export function promote(
  document: RegistryDocument,
  remote: string,
  version: string,
  at: string,
  evidence: Evidence = historyOf(document),
): Transition[] {
  const entry = entryOf(document, remote);
  if (entry.current === version) return endTrials(document, [remote]);
  refuseWithdrawn(entry, remote, version);
  return goLive(entry, { remote, version, at, set: null }, evidence);
}

/** Makes several versions live as one change. Those already live are left out. */
export function promoteSet(
  document: RegistryDocument,
  releases: Readonly<Record<string, string>>,
  at: string,
  evidence: Evidence = historyOf(document),
): Transition[] {
  const set = `set-${document.sequence + 1}`;
  return Object.entries(releases).flatMap(([remote, version]) => {
    const entry = entryOf(document, remote);
    if (entry.current === version) return endTrials(document, [remote]);
    refuseWithdrawn(entry, remote, version);
    return goLive(entry, { remote, version, at, set }, evidence);
  });
}

/** Gives a version to a share of the visitors. Empty when nothing changes. Throws a Refusal 404 or 409. */
export function startCanary(
  document: RegistryDocument,
  remote: string,
  canary: Canary,
  evidence: Evidence = historyOf(document),
): Transition[] {
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
  // A wider share of the same version keeps its bake time.
  const since = running?.since ?? canary.since;
  const next = withDigests({ ...entry, canary: { ...canary, since } }, remote, evidence);
  return [{ action: 'canary', remote, version, entry: next }];
}

/** Switches pages of a remote off while the rest stays. Empty when they are off already. */
export function switchOff(
  document: RegistryDocument,
  remote: string,
  pages: readonly PageOff[],
): Transition[] {
  const transitions: Transition[] = [];
  let entry = entryOf(document, remote);
  for (const page of pages) {
    if (entry.off.some((off) => off.page === page.page)) continue;
    entry = { ...entry, off: [...entry.off, page] };
    transitions.push({ action: 'switch-off', remote, version: entry.current, entry, page: page.page });
  }
  return transitions;
}

/** Switches pages back on. Empty when they are on already. */
export function switchOn(document: RegistryDocument, remote: string, pages: readonly string[]): Transition[] {
  const transitions: Transition[] = [];
  let entry = entryOf(document, remote);
  for (const page of pages) {
    const off = entry.off.filter((candidate) => candidate.page !== page);
    if (off.length === entry.off.length) continue;
    entry = { ...entry, off };
    transitions.push({ action: 'switch-on', remote, version: entry.current, entry, page });
  }
  return transitions;
}
