import type { PastVersion, RemoteEntry, VersionRecord } from '@firn/shared-contracts/delivery';
import type { HealthLedger } from '../../health/health-ledger.ts';
import {
  type Evidence,
  type GoodVersions,
  judgeVersions,
  type KnownVersion,
  NO_RECORD,
  pastOf,
} from '../../registry/good-versions.ts';
import { knownEntry, type RegistryDocument, withdrawalOf } from '../../registry/registry-document.ts';
import type { RegistryStore } from '../../registry/registry-store.ts';
import type { SoundReleases } from '../../release/sound-releases.ts';
import { messageOf } from '../../shared/errors.ts';
import { newestVerifications } from './verifications.ts';

/** Collects what is known of versions: what visitors met, what a verification found, what lies on the disk. */
export interface EvidenceSource {
  /** Of some remotes; `versions` are about to go live, so that what was published of them counts, too. */
  of(
    document: RegistryDocument,
    remotes: readonly string[],
    versions?: Readonly<Record<string, string>>,
  ): Promise<Evidence>;
}

export interface EvidenceParts {
  readonly registry: Pick<RegistryStore, 'audit'>;
  readonly health: Pick<HealthLedger, 'recordOf'>;
  readonly sound: SoundReleases;
}

/** How many versions must be found sound on the disk: the one that takes over, and the one behind it. */
const SOUND_NEEDED = 2;

/** Of two records of one version the fuller: the ledger forgets, the registry kept what it knew when it left. */
function fuller(kept: VersionRecord, reported: VersionRecord): VersionRecord {
  return reported.views >= kept.views ? reported : kept;
}

/** What release.json was when it was published. */
async function publishedDigest(
  { registry }: EvidenceParts,
  remote: string,
  version: string,
): Promise<string | undefined> {
  const [row] = await registry.audit({ remote, action: 'publish', version, limit: 1 });
  return row?.digest;
}

/** The versions a remote may go back to, the live one among them: it is the next fallback. */
function candidatesOf(entry: RemoteEntry): PastVersion[] {
  const live = entry.current === null ? [] : [{ version: entry.current, record: NO_RECORD }];
  return [...live, ...pastOf(entry).filter(({ version }) => version !== entry.current)];
}

export function createEvidenceSource(parts: EvidenceParts): EvidenceSource {
  const { registry, health, sound } = parts;

  async function knownVersions(remote: string, entry: RemoteEntry): Promise<KnownVersion[]> {
    const verifications = await newestVerifications(registry, remote);
    const known = candidatesOf(entry).map(async ({ version, record }): Promise<KnownVersion> => {
      const withdrawal = withdrawalOf(entry, version);
      const failed = verifications.get(version)?.passed === false;
      const barred =
        (withdrawal && `it was withdrawn: ${withdrawal.reason}`) ??
        (failed ? 'its verification failed' : null);
      return { version, record: fuller(record, await health.recordOf(remote, version)), barred };
    });
    return Promise.all(known);
  }

  /** Why a version cannot be served from this disk. */
  async function damageOf(remote: string, version: string, digest?: string): Promise<string | null> {
    try {
      return (await sound.get(remote, version, digest)) ? null : 'its files are missing';
    } catch (error) {
      return messageOf(error);
    }
  }

  /** The versions in order, the first of them held against the disk. */
  async function goodOf(
    remote: string,
    { digests = {} }: RemoteEntry,
    versions: readonly KnownVersion[],
  ): Promise<GoodVersions> {
    const checked = new Map<string, string | null>();
    for (;;) {
      const all = versions.map((one) => ({ ...one, barred: one.barred ?? checked.get(one.version) ?? null }));
      const good = judgeVersions(all);
      const next = good.best.slice(0, SOUND_NEEDED + 1).find((version) => !checked.has(version));
      if (next === undefined) return good;
      checked.set(next, await damageOf(remote, next, digests[next]));
    }
  }

  return {
    async of(document, remotes, going = {}) {
      const good = new Map<string, GoodVersions>();
      const records = new Map<string, VersionRecord>();
      const digests = new Map<string, string>();
      for (const remote of remotes) {
        const entry = knownEntry(document, remote);
        if (!entry) continue;
        const versions = await knownVersions(remote, entry);
        for (const { version, record } of versions) records.set(`${remote}@${version}`, record);
        good.set(remote, await goodOf(remote, entry, versions));
        const version = going[remote];
        const digest = version && (await publishedDigest(parts, remote, version));
        if (digest) digests.set(`${remote}@${version}`, digest);
      }
      return {
        good: (remote) => good.get(remote) ?? { best: [], reasons: new Map() },
        recordOf: (remote, version) => records.get(`${remote}@${version}`) ?? NO_RECORD,
        digestOf: (remote, version) => digests.get(`${remote}@${version}`),
      };
    },
  };
}
