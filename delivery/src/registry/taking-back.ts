import {
  type PastVersion,
  type RemoteEntry,
  SHELL_NAME,
  type Withdrawal,
} from '@firn/shared-contracts/delivery';
import { FIRN } from '../shared/command-line.ts';
import { Refusal } from '../shared/refusal.ts';
import { bestAmong, type Evidence, historyOf, pastOf, withDigests } from './good-versions.ts';
import { NOTHING_LIVE, type RegistryDocument, withdrawalOf } from './registry-document.ts';
import { endTrials, entryOf, refuseWithdrawn, type Transition, withTrialEnd } from './transitions.ts';

/** The live members of the release set that the remote is in, including the remote itself. */
export function membersOf(document: RegistryDocument, remote: string): string[] {
  const set = entryOf(document, remote).set;
  if (set === null) return [remote];
  return Object.keys(document.remotes).filter((name) => document.remotes[name]?.set === set);
}

/** What helps where no version can take over: nobody is to see pages that fail. */
export function wayOut(remote: string): string {
  if (remote === SHELL_NAME) return 'Publish and promote another one.';
  return `Switch its pages off: ${FIRN} off ${remote} --reason TEXT.`;
}

/** Where a version is taken back: of which remote, for whom it was asked, when, and by what is known. */
interface Return {
  readonly document: RegistryDocument;
  readonly remote: string;
  readonly asked: string;
  readonly at: string;
  readonly evidence: Evidence;
}

function nothingToGoBackTo({ document, remote, asked, evidence }: Return): Refusal {
  const member = remote === asked ? '' : ` It is in the release set of ${asked}, which goes back as one.`;
  const { reasons } = evidence.good(remote);
  const past = pastOf(entryOf(document, remote)).map(
    ({ version }) => ` Not ${version}: ${reasons.get(version)}.`,
  );
  const sentence =
    `${remote} has no earlier good version.${member}${past.join('')} ${wayOut(remote)} ` +
    `Or name one: ${FIRN} rollback ${asked} --to VERSION.`;
  return new Refusal(409, 'nothing-to-roll-back-to', sentence);
}

/** What lies behind a version that takes over: nothing of it is tried twice. */
function pastBehind(
  entry: RemoteEntry,
  target: string,
  { remote, evidence }: Return,
): readonly PastVersion[] {
  const past = pastOf(entry);
  const { current } = entry;
  const place = past.findIndex(({ version }) => version === target);
  if (place >= 0) return past.slice(place + 1);
  // Named by hand, and not a step back: the way back leads over what was live.
  const left = current === null ? [] : [{ version: current, record: evidence.recordOf(remote, current) }];
  return [...left, ...past];
}

function takeOver(entry: RemoteEntry, target: string, step: Return): RemoteEntry {
  const past = pastBehind(entry, target, step);
  const lastKnownGood = bestAmong(step.evidence.good(step.remote), past) ?? target;
  const next = { ...entry, current: target, since: step.at, lastKnownGood, past, cameBack: true, set: null };
  return withDigests(next, step.remote, step.evidence);
}

function goBack(target: string, step: Return): Transition[] {
  const { document, remote } = step;
  const entry = entryOf(document, remote);
  refuseWithdrawn(entry, remote, target);
  const next = { ...takeOver(entry, target, step), canary: null };
  return withTrialEnd({ action: 'rollback', remote, version: target, entry: next }, entry);
}

/** Whether a remote was never live before the set it went live with; it then goes back to «nothing live». */
function isNewWithSet(document: RegistryDocument, remote: string): boolean {
  const isNew = (name: string) => {
    const entry = entryOf(document, name);
    return entry.lastKnownGood === null && pastOf(entry).length === 0;
  };
  // Nothing stands without the shell.
  if (remote === SHELL_NAME || !isNew(remote)) return false;
  return membersOf(document, remote).some((member) => !isNew(member));
}

/** Rolls a remote back as a member of its set, or alone. */
function goBackWithSet(step: Return): Transition[] {
  const { document, remote, evidence } = step;
  const entry = entryOf(document, remote);
  const set = entry.set && { set: entry.set };
  const target = bestAmong(evidence.good(remote), pastOf(entry));
  if (target !== null) {
    const [change, ...ends] = goBack(target, step);
    return change ? [{ ...change, ...set }, ...ends] : [];
  }
  if (!isNewWithSet(document, remote)) throw nothingToGoBackTo(step);
  const next = { ...entry, ...NOTHING_LIVE };
  return withTrialEnd({ action: 'rollback', remote, version: entry.current, entry: next, ...set }, entry);
}

/**
 * Without `to`: ends a running canary; else brings back the best version of before, for all members of a release
 * set together; one that first went live with that set is no longer live. With `to`: brings back that version,
 * for this remote alone. Empty when nothing changes. Throws a Refusal 404 or 409.
 */
export function rollback(
  document: RegistryDocument,
  remote: string,
  to: string | null,
  at: string,
  evidence: Evidence = historyOf(document),
): Transition[] {
  const entry = entryOf(document, remote);
  if (entry.canary && (to === null || to === entry.current)) return endTrials(document, [remote]);
  const stepOf = (member: string): Return => ({ document, remote: member, asked: remote, at, evidence });
  if (to === null) return membersOf(document, remote).flatMap((member) => goBackWithSet(stepOf(member)));
  return to === entry.current ? [] : goBack(to, stepOf(remote));
}

/** The remote without a version that is withdrawn while it is live. Throws a Refusal 409. */
function withoutLive(entry: RemoteEntry, step: Return): RemoteEntry {
  const { document, remote, evidence } = step;
  const target = bestAmong(evidence.good(remote), pastOf(entry));
  if (target !== null) return takeOver(entry, target, step);
  if (isNewWithSet(document, remote)) return { ...entry, ...NOTHING_LIVE };
  const sentence = `${remote}@${entry.current} is live and no other version can take over. ${wayOut(remote)} Or promote one first.`;
  throw new Refusal(409, 'last-version', sentence);
}

/** A version that is not live is withdrawn: it is no fallback and not on trial any more. */
function withoutPast(entry: RemoteEntry, version: string, { remote, evidence }: Return): RemoteEntry {
  const past = pastOf(entry).filter((one) => one.version !== version);
  const canary = entry.canary?.version === version ? null : entry.canary;
  const lastKnownGood =
    entry.lastKnownGood === version
      ? (bestAmong(evidence.good(remote), past) ?? entry.current)
      : entry.lastKnownGood;
  return { ...entry, past, canary, lastKnownGood };
}

/**
 * Bans a version. If it is live, the best version of before replaces it, for its whole release set; if there is
 * none, the ban is refused (409) because the remote would vanish, unless it came with that set. A ban can become
 * critical, but never less severe. Empty when nothing changes.
 */
export function withdraw(
  document: RegistryDocument,
  remote: string,
  withdrawal: Withdrawal,
  at: string,
  evidence: Evidence = historyOf(document),
): Transition[] {
  const entry = entryOf(document, remote);
  const { version } = withdrawal;
  const banned = withdrawalOf(entry, version);
  if (banned?.severity === 'critical' || banned?.severity === withdrawal.severity) return [];
  const withdrawn = [...entry.withdrawn.filter((candidate) => candidate !== banned), withdrawal];
  const stepOf = (member: string): Return => ({ document, remote: member, asked: remote, at, evidence });
  if (entry.current !== version) {
    const next = { ...withoutPast(entry, version, stepOf(remote)), withdrawn };
    return [{ action: 'withdraw', remote, version, entry: next }];
  }
  const replaced = withoutLive(entry, stepOf(remote));
  const canary = replaced.current === null ? null : entry.canary;
  const others = membersOf(document, remote).filter((member) => member !== remote);
  const set = others.length > 0 && entry.set ? { set: entry.set } : null;
  const next = { ...replaced, canary, withdrawn };
  return [
    ...withTrialEnd({ action: 'withdraw', remote, version, entry: next, ...set }, entry),
    ...others.flatMap((member) => goBackWithSet(stepOf(member))),
  ];
}
