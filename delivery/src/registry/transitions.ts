import {
  type Canary,
  type DeliveryAction,
  type PageOff,
  type RemoteEntry,
  SHELL_NAME,
  type Withdrawal,
} from '@firn/shared-contracts/delivery';
import { Refusal } from '../shared/refusal.ts';
import {
  knownEntry,
  NEW_REMOTE,
  NOTHING_LIVE,
  type RegistryDocument,
  withdrawalOf,
} from './registry-document.ts';

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
  /** Of a publication: sha384 of its release.json. */
  readonly digest?: string;
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

/** The entry with another version live. This ends any trial: everybody gets what goes live. */
function goLive(entry: RemoteEntry, version: string, at: string, set: string | null): RemoteEntry {
  const lastKnownGood = entry.current ?? entry.lastKnownGood;
  return { ...entry, current: version, since: at, lastKnownGood, canary: null, set };
}

/** A change, and the end of the trial it ended if that was of another version. */
function withTrialEnd(change: Transition, before: RemoteEntry): Transition[] {
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
): Transition[] {
  const entry = entryOf(document, remote);
  if (entry.current === version) return endTrials(document, [remote]);
  refuseWithdrawn(entry, remote, version);
  return withTrialEnd({ action: 'promote', remote, version, entry: goLive(entry, version, at, null) }, entry);
}

/** Makes several versions live as one change. Those already live are left out. */
export function promoteSet(
  document: RegistryDocument,
  releases: Readonly<Record<string, string>>,
  at: string,
): Transition[] {
  const set = `set-${document.sequence + 1}`;
  return Object.entries(releases).flatMap(([remote, version]) => {
    const entry = entryOf(document, remote);
    if (entry.current === version) return endTrials(document, [remote]);
    refuseWithdrawn(entry, remote, version);
    return withTrialEnd(
      { action: 'promote', remote, version, entry: goLive(entry, version, at, set), set },
      entry,
    );
  });
}

/** Gives a version to a share of the visitors. Empty when nothing changes. Throws a Refusal 404 or 409. */
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
  // A wider share of the same version keeps its bake time.
  const since = running?.since ?? canary.since;
  return [{ action: 'canary', remote, version, entry: { ...entry, canary: { ...canary, since } } }];
}

/** The live members of the release set that the remote is in, including the remote itself. */
export function membersOf(document: RegistryDocument, remote: string): string[] {
  const set = entryOf(document, remote).set;
  if (set === null) return [remote];
  return Object.keys(document.remotes).filter((name) => document.remotes[name]?.set === set);
}

function nothingToGoBackTo(remote: string, asked: string): Refusal {
  const member = remote === asked ? '' : ` It is in the release set of ${asked}, which goes back as one.`;
  const sentence = `${remote} has no earlier good version.${member} Name one: firn rollback ${asked} --to VERSION.`;
  return new Refusal(409, 'nothing-to-roll-back-to', sentence);
}

function goBack(document: RegistryDocument, remote: string, target: string, at: string): Transition[] {
  const entry = entryOf(document, remote);
  refuseWithdrawn(entry, remote, target);
  const next = { ...entry, current: target, since: at, lastKnownGood: target, canary: null, set: null };
  return withTrialEnd({ action: 'rollback', remote, version: target, entry: next }, entry);
}

/** Whether a remote was never live before the set it went live with; it then goes back to «nothing live». */
function isNewWithSet(document: RegistryDocument, remote: string): boolean {
  // Nothing stands without the shell.
  if (remote === SHELL_NAME || entryOf(document, remote).lastKnownGood !== null) return false;
  return membersOf(document, remote).some((member) => entryOf(document, member).lastKnownGood !== null);
}

/** Rolls a remote back as a member of its set, or alone. `asked` is the member the rollback was requested for. */
function goBackWithSet(document: RegistryDocument, remote: string, asked: string, at: string): Transition[] {
  const entry = entryOf(document, remote);
  const { current, lastKnownGood } = entry;
  const set = entry.set && { set: entry.set };
  if (lastKnownGood !== null && lastKnownGood !== current) {
    const [change, ...ends] = goBack(document, remote, lastKnownGood, at);
    return change ? [{ ...change, ...set }, ...ends] : [];
  }
  if (!isNewWithSet(document, remote)) throw nothingToGoBackTo(remote, asked);
  const next = { ...entry, ...NOTHING_LIVE };
  return withTrialEnd({ action: 'rollback', remote, version: current, entry: next, ...set }, entry);
}

/**
 * Without `to`: ends a running canary; else brings back the last known good version, for all members of a release
 * set together; one that first went live with that set is no longer live. With `to`: brings back that version,
 * for this remote alone. Empty when nothing changes. Throws a Refusal 404 or 409.
 */
export function rollback(
  document: RegistryDocument,
  remote: string,
  to: string | null,
  at: string,
): Transition[] {
  const entry = entryOf(document, remote);
  if (entry.canary && (to === null || to === entry.current)) return endTrials(document, [remote]);
  if (to === null) {
    return membersOf(document, remote).flatMap((member) => goBackWithSet(document, member, remote, at));
  }
  return to === entry.current ? [] : goBack(document, remote, to, at);
}

/** What replaces a version that is withdrawn while it is live. Throws a Refusal 409. */
function standInOf(
  document: RegistryDocument,
  remote: string,
  version: string,
  at: string,
): Pick<RemoteEntry, 'current' | 'since' | 'lastKnownGood' | 'set'> {
  const { lastKnownGood } = entryOf(document, remote);
  if (lastKnownGood !== null && lastKnownGood !== version) {
    return { current: lastKnownGood, since: at, lastKnownGood, set: null };
  }
  if (isNewWithSet(document, remote)) return NOTHING_LIVE;
  const sentence = `${remote}@${version} is live and there is no other. Promote one first.`;
  throw new Refusal(409, 'last-version', sentence);
}

/**
 * Bans a version. If it is live, the last known good version replaces it, for its whole release set; if there is
 * none, the ban is refused (409) because the remote would vanish, unless it came with that set. A ban can become
 * critical, but never less severe. Empty when nothing changes.
 */
export function withdraw(
  document: RegistryDocument,
  remote: string,
  withdrawal: Withdrawal,
  at: string,
): Transition[] {
  const entry = entryOf(document, remote);
  const { version } = withdrawal;
  const banned = withdrawalOf(entry, version);
  if (banned?.severity === 'critical' || banned?.severity === withdrawal.severity) return [];
  const withdrawn = [...entry.withdrawn.filter((candidate) => candidate !== banned), withdrawal];
  if (entry.current !== version) {
    const lastKnownGood = entry.lastKnownGood === version ? entry.current : entry.lastKnownGood;
    const canary = entry.canary?.version === version ? null : entry.canary;
    const next = { ...entry, lastKnownGood, canary, withdrawn };
    return [{ action: 'withdraw', remote, version, entry: next }];
  }
  const standIn = standInOf(document, remote, version, at);
  const canary = standIn.current === null ? null : entry.canary;
  const others = membersOf(document, remote).filter((member) => member !== remote);
  const set = others.length > 0 && entry.set ? { set: entry.set } : null;
  const next = { ...entry, ...standIn, canary, withdrawn };
  return [
    ...withTrialEnd({ action: 'withdraw', remote, version, entry: next, ...set }, entry),
    ...others.flatMap((member) => goBackWithSet(document, member, remote, at)),
  ];
}

/** Switches one page of a remote off while the rest stays. Empty when it is already off. */
export function switchOff(document: RegistryDocument, remote: string, page: PageOff): Transition[] {
  const entry = entryOf(document, remote);
  if (entry.off.some((off) => off.page === page.page)) return [];
  return [
    {
      action: 'switch-off',
      remote,
      version: entry.current,
      entry: { ...entry, off: [...entry.off, page] },
      page: page.page,
    },
  ];
}

/** Switches a page back on. Empty when it is already on. */
export function switchOn(document: RegistryDocument, remote: string, page: string): Transition[] {
  const entry = entryOf(document, remote);
  const off = entry.off.filter((candidate) => candidate.page !== page);
  if (off.length === entry.off.length) return [];
  return [{ action: 'switch-on', remote, version: entry.current, entry: { ...entry, off }, page }];
}
