import type { Release } from '@firn/shared-contracts/delivery';
import { type Breach, Refusal } from '../shared/refusal.ts';
import { compare, type Intake, putInto } from './put-release.ts';
import { mayBePublished, newestFirst } from './release-folders.ts';
import type { ReleaseObjects } from './release-objects.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleaseAddress, StoredRelease } from './stored-release.ts';

function damaged(where: string, [first, ...more]: readonly Breach[]): Refusal {
  const rest = more.length > 0 ? ` And ${more.length} more.` : '';
  return new Refusal(503, 'release-damaged', `${where}: ${first?.message}${rest}`);
}

function unsettled({ name, version }: ReleaseAddress): Refusal {
  const sentence = `Another gateway is keeping ${name}@${version} this moment. Publish it again.`;
  return new Refusal(503, 'release-store-unavailable', sentence);
}

/** Releases in a bucket. The folders are this gateway's cache: what it put or fetched, filled on demand. */
export function createBucketReleaseStore(objects: ReleaseObjects, intake: Intake): ReleaseStore {
  const { folders } = intake;
  const fetching = new Map<string, Promise<StoredRelease | null>>();

  async function fetch(address: ReleaseAddress): Promise<StoredRelease | null> {
    const { name, version } = address;
    // Before there is a folder: anyone may ask for versions that do not exist.
    const object = await objects.get(address);
    if (object === null) return null;
    return folders.inUpload(async (upload) => {
      const breaches = await objects.unpack(object, address, upload);
      if (breaches.length > 0) throw damaged(`${name}@${version} is damaged and not taken`, breaches);
      return (await folders.moveIn(upload.folder, address)) ?? folders.get(name, version);
    });
  }

  /** Once for all requests that arrive meanwhile. */
  function fetchOnce(address: ReleaseAddress): Promise<StoredRelease | null> {
    const key = `${address.name}@${address.version}`;
    const fetched = fetching.get(key) ?? fetch(address).finally(() => fetching.delete(key));
    fetching.set(key, fetched);
    return fetched;
  }

  async function get(name: string, version: string): Promise<StoredRelease | null> {
    if (!mayBePublished(name, version)) return null;
    return (await folders.get(name, version)) ?? fetchOnce({ name, version });
  }

  /** Puts what the bucket lacks: releases from before there was a bucket, and lost objects. */
  async function complement({ release, folder }: StoredRelease): Promise<void> {
    if (await objects.has(release)) return;
    const breaches = await folders.verify(release.name, release.version);
    if (breaches.length > 0)
      throw damaged(`${objects.placeOf(release)} is missing, and the copy here`, breaches);
    await objects.putNew(release, folder);
  }

  async function keep(folder: string, release: Release): Promise<'created' | 'identical'> {
    // If two gateways put a version at once, the second one learns it here.
    const isFirst = await objects.putNew(release, folder);
    const present = await (isFirst ? folders.moveIn(folder, release) : get(release.name, release.version));
    if (present) return compare(present.release, release);
    if (isFirst) return 'created';
    throw unsettled(release);
  }

  /** Everything that is wrong with the object in the bucket. */
  async function breachesInBucket(address: ReleaseAddress, digest?: string): Promise<Breach[]> {
    const object = await objects.get(address);
    if (object === null) return [{ gate: 'missing', message: `${objects.placeOf(address)} is missing.` }];
    return folders.inUpload((upload) => objects.unpack(object, address, upload, digest));
  }

  return {
    get,
    cached: folders.get,
    put: putInto(intake, { get, complement, keep }),
    async versions(name) {
      try {
        return newestFirst(await objects.versions(name));
      } catch (error) {
        if (error instanceof Refusal) return folders.versions(name);
        throw error;
      }
    },
    async verify(name, version, digest) {
      const stored = await breachesInBucket({ name, version }, digest);
      const cached = await folders.verify(name, version, digest);
      // A gateway need not have fetched every release.
      const differing = cached.filter(({ gate }) => gate !== 'missing');
      const inCache = differing.map(({ gate, message }) => ({
        gate,
        message: `the cache of this gateway: ${message}`,
      }));
      return [...stored, ...inCache];
    },
  };
}
