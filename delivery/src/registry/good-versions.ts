import {
  type RemoteEntry,
  type RollbackPlan,
  standingOf,
  type VersionRecord,
} from '@firn/shared-contracts/delivery';
import { knownEntry, type RegistryDocument, withdrawalOf } from './registry-document.ts';

/** A version that was live, and what is known of it. */
export interface KnownVersion {
  readonly version: string;
  readonly record: VersionRecord;
  /** Why it may not be served, whatever its record; null if it may. */
  readonly barred: string | null;
}

/** What may take the place of a version that is taken back. */
export interface GoodVersions {
  /** Best first: the newest with a healthy record, then those that nothing speaks against. */
  readonly best: readonly string[];
  /** What each is chosen or passed over for. */
  readonly reasons: ReadonlyMap<string, string>;
}

export const NO_RECORD: VersionRecord = { views: 0, failures: 0, phases: {} };

/** The versions a promotion replaced, the last first. Documents of before kept only one of them. */
export function pastOf({ past = [], lastKnownGood, current }: RemoteEntry): readonly {
  readonly version: string;
  readonly record: VersionRecord;
}[] {
  if (past.length > 0 || lastKnownGood === null || lastKnownGood === current) return past;
  return [{ version: lastKnownGood, record: NO_RECORD }];
}

const count = (number: number) => (number === 1 ? '1 network' : `${number} networks`);

/** `render-failed 3, server 2`, the most frequent first. */
function phasesText({ phases }: VersionRecord): string {
  const failed = Object.entries(phases).filter(
    ([phase]) => !['load', 'fallback-used', 'vitals'].includes(phase),
  );
  return failed
    .toSorted(([, a], [, b]) => b - a)
    .map(([phase, reports]) => `${phase} ${reports}`)
    .join(', ');
}

function recordText(record: VersionRecord): string {
  const { views, failures } = record;
  if (views === 0) return 'no visit is recorded';
  const phases = phasesText(record);
  return failures === 0
    ? `${count(views)} visited it, it failed for none`
    : `it failed for ${failures} of ${count(views)}${phases ? ` (${phases})` : ''}`;
}

/** Judges the versions that a remote could go back to; they come in the order they were live, the last first. */
export function judgeVersions(versions: readonly KnownVersion[]): GoodVersions {
  const reasons = new Map<string, string>();
  const healthy: string[] = [];
  const unproven: string[] = [];
  for (const { version, record, barred } of versions) {
    const standing = standingOf(
      record,
      versions.map((other) => other.record),
    );
    reasons.set(version, barred ?? recordText(record));
    if (barred !== null || standing === 'failing') continue;
    (standing === 'healthy' ? healthy : unproven).push(version);
  }
  return { best: [...healthy, ...unproven], reasons };
}

/** What is known of versions when a change is decided. */
export interface Evidence {
  /** Of the versions that the remote had and has live. */
  good(remote: string): GoodVersions;
  recordOf(remote: string, version: string): VersionRecord;
  /** sha384 of the release.json that was published; undefined where that was not recorded. */
  digestOf(remote: string, version: string): string | undefined;
}

/** What the registry alone knows: every version that was live and is not withdrawn may take over, the last one first. */
export function historyOf(document: RegistryDocument): Evidence {
  return {
    good(remote) {
      const entry = knownEntry(document, remote);
      return entry ? byHistory(entry) : { best: [], reasons: new Map() };
    },
    recordOf: () => NO_RECORD,
    digestOf: (remote, version) => knownEntry(document, remote)?.digests?.[version],
  };
}

/** The entry with the digests of the versions that visitors get or may go back to, and no others. */
export function withDigests(entry: RemoteEntry, remote: string, evidence: Evidence): RemoteEntry {
  const versions = [entry.current, entry.canary?.version, ...pastOf(entry).map(({ version }) => version)];
  const digests = versions.flatMap((version) => {
    const digest = version && (entry.digests?.[version] ?? evidence.digestOf(remote, version));
    return digest ? [[version, digest] as const] : [];
  });
  return { ...entry, digests: Object.fromEntries(digests) };
}

function byHistory(entry: RemoteEntry): GoodVersions {
  const { current } = entry;
  const served = [...(current === null ? [] : [{ version: current, record: NO_RECORD }]), ...pastOf(entry)];
  return judgeVersions(
    served.map(({ version }) => ({
      version,
      record: NO_RECORD,
      barred: withdrawalOf(entry, version)?.reason ?? null,
    })),
  );
}

/** The best of some versions; null if none of them may be served. */
export function bestAmong(
  { best }: GoodVersions,
  versions: readonly { readonly version: string }[],
): string | null {
  return best.find((one) => versions.some(({ version }) => version === one)) ?? null;
}

/** Where a rollback of the live version goes, for people. */
export function planOf(entry: RemoteEntry, good: GoodVersions): RollbackPlan {
  const versions = pastOf(entry).map(({ version }) => version);
  const to = bestAmong(good, pastOf(entry));
  const nearer = to === null ? versions : versions.slice(0, versions.indexOf(to));
  const reasonOf = (version: string) => good.reasons.get(version) ?? 'nothing is known of it';
  const passedOver = nearer.map((version) => ({ version, reason: reasonOf(version) }));
  if (to !== null) return { to, why: `${to} is the best of those before: ${reasonOf(to)}.`, passedOver };
  const why =
    passedOver.length > 0 ? 'None of those before may take over.' : 'No other version was live before.';
  return { to, why, passedOver };
}
