import { Refusal } from '../shared/refusal.ts';
import {
  type Action,
  knownEntry,
  NEW_REMOTE,
  type RegistryDocument,
  type RemoteEntry,
  type Withdrawal,
} from './registry-document.ts';

/** What a change does to one remote. */
export interface Transition {
  readonly action: Action;
  readonly remote: string;
  readonly version: string;
  readonly entry: RemoteEntry;
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

/** Records a publication and makes the remote known with its first one; nothing goes live. */
export function publish(document: RegistryDocument, remote: string, version: string): Transition {
  return { action: 'publish', remote, version, entry: knownEntry(document, remote) ?? NEW_REMOTE };
}

/** Null when the version is live already. Throws a Refusal 404 or 409. */
export function promote(document: RegistryDocument, remote: string, version: string): Transition | null {
  const entry = entryOf(document, remote);
  if (entry.current === version) return null;
  refuseWithdrawn(entry, remote, version);
  const lastKnownGood = entry.current ?? entry.lastKnownGood;
  return { action: 'promote', remote, version, entry: { ...entry, current: version, lastKnownGood } };
}

/** `to` defaults to the last known good version. Null when that is live already. Throws a Refusal 404 or 409. */
export function rollback(document: RegistryDocument, remote: string, to: string | null): Transition | null {
  const entry = entryOf(document, remote);
  if (to !== null && to === entry.current) return null;
  const target = to ?? entry.lastKnownGood;
  if (!target || target === entry.current) {
    throw new Refusal(409, 'nothing-to-roll-back-to', `${remote} has no earlier good version. Name one.`);
  }
  refuseWithdrawn(entry, remote, target);
  return {
    action: 'rollback',
    remote,
    version: target,
    entry: { ...entry, current: target, lastKnownGood: target },
  };
}

/**
 * Bans a version. Is it live, the last known good one takes its place; where there is none the ban is
 * refused (409), because the remote would vanish. Null when it is banned already.
 */
export function withdraw(
  document: RegistryDocument,
  remote: string,
  withdrawal: Withdrawal,
): Transition | null {
  const entry = entryOf(document, remote);
  const { version } = withdrawal;
  if (entry.withdrawn.some((candidate) => candidate.version === version)) return null;
  const isGood = entry.lastKnownGood !== null && entry.lastKnownGood !== version;
  if (entry.current === version && !isGood) {
    throw new Refusal(
      409,
      'last-version',
      `${remote}@${version} is live and there is no other. Promote one first.`,
    );
  }
  const current = entry.current === version ? entry.lastKnownGood : entry.current;
  const lastKnownGood = isGood ? entry.lastKnownGood : current;
  return {
    action: 'withdraw',
    remote,
    version,
    entry: { current, lastKnownGood, withdrawn: [...entry.withdrawn, withdrawal] },
  };
}
