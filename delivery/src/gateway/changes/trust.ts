import { setTimeout } from 'node:timers/promises';
import { knownEntry, type RegistryDocument } from '../../registry/registry-document.ts';
import type { RegistryStore } from '../../registry/registry-store.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import { isSameCode } from '../../release/same-code.ts';
import { type Breach, Refusal, refuseBreaches } from '../../shared/refusal.ts';
import type { ReleaseSet } from './registry-changes.ts';
import { newestVerifications } from './verifications.ts';

/** Whether versions may go live at all, whatever else is live. */
export interface Trust {
  /** Hashes every file again. Throws a Refusal 422 that names each that is not as published: nothing overrides it. */
  refuseChanged(versions: ReleaseSet): Promise<void>;
  /**
   * Throws a Refusal 422 for a version whose last verification failed, 409 for the code of a withdrawn version under
   * another number. With `force` it throws nothing and resolves to whether it would have.
   */
  refuseDoubtful(document: RegistryDocument, versions: ReleaseSet, force: boolean): Promise<boolean>;
}

const HOW_TO_FORCE = 'To make it live all the same: --force --reason TEXT.';

/** Longest that a change waits for the look at a release in the bucket (ms). */
const BUCKET_PATIENCE = 3000;

/** What `work` resolves to, or `otherwise` when that takes too long. */
async function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  const ended = new AbortController();
  const late = setTimeout(BUCKET_PATIENCE, otherwise, { signal: ended.signal });
  // Whichever of the two loses is heard by nobody.
  for (const one of [work, late]) one.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}

export function createTrust(
  releases: Pick<ReleaseStore, 'get' | 'verify'>,
  registry: Pick<RegistryStore, 'audit'>,
): Trust {
  async function verified(remote: string, version: string): Promise<Breach[]> {
    const [row] = await registry.audit({ remote, action: 'publish', version, limit: 1 });
    try {
      return await inTime(releases.verify(remote, version, row?.digest), []);
    } catch (error) {
      // The bucket is away, or hangs; what this gateway serves is held against its hashes all the same.
      if (error instanceof Refusal && error.status === 503) return [];
      throw error;
    }
  }

  async function refuseFailed(remote: string, version: string): Promise<void> {
    const result = (await newestVerifications(registry, remote)).get(version);
    if (!result || result.passed) return;
    const sentence = `${remote}@${version} failed its verification (${result.at}, ${result.by}). ${HOW_TO_FORCE}`;
    const breaches = result.breaches.map((message) => ({ gate: 'verify', message }));
    throw new Refusal(422, 'verification-failed', sentence, { breaches });
  }

  async function refuseAgain(document: RegistryDocument, remote: string, version: string): Promise<void> {
    const withdrawn = knownEntry(document, remote)?.withdrawn ?? [];
    const candidate = withdrawn.length > 0 ? await releases.get(remote, version) : null;
    if (!candidate) return;
    for (const withdrawal of withdrawn) {
      const banned = await releases.get(remote, withdrawal.version).catch(() => null);
      if (!banned || banned === candidate || !(await isSameCode(candidate, banned))) continue;
      const sentence =
        `${remote}@${version} is the code of ${withdrawal.version} under another number, ` +
        `and that was withdrawn: ${withdrawal.reason}. ${HOW_TO_FORCE}`;
      throw new Refusal(409, 'withdrawn-again', sentence);
    }
  }

  return {
    async refuseChanged(versions) {
      for (const [remote, version] of Object.entries(versions)) {
        const breaches = await verified(remote, version);
        const sentence = `${remote}@${version} is CHANGED: its files are not those that were published. Publish a new version.`;
        refuseBreaches('release-changed', sentence, breaches);
      }
    },
    async refuseDoubtful(document, versions, force) {
      let isDoubtful = false;
      for (const [remote, version] of Object.entries(versions)) {
        try {
          await refuseFailed(remote, version);
          await refuseAgain(document, remote, version);
        } catch (error) {
          if (!force || !(error instanceof Refusal)) throw error;
          isDoubtful = true;
        }
      }
      return isDoubtful;
    },
  };
}
