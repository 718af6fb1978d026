import type { Breach } from '../shared/refusal.ts';
import type { Upload } from './incoming.ts';
import type { Bucket } from './s3-bucket.ts';
import { packStored, STORED_BYTES, unpackStored } from './stored-archive.ts';
import type { ReleaseAddress } from './stored-release.ts';

/** Complete releases as one object each, `releases/NAME/VERSION.tar.gz`. Methods reject like those of a Bucket. */
export interface ReleaseObjects {
  has(address: ReleaseAddress): Promise<boolean>;
  /** Packs the release in `folder`. False when there is already one at that key. */
  putNew(address: ReleaseAddress, folder: string): Promise<boolean>;
  /** The stored object, or null when there is none. */
  get(address: ReleaseAddress): Promise<Buffer | null>;
  /**
   * Unpacks an object into the folder of `upload`. Resolves to everything that is wrong with it, each
   * sentence naming it. `digest` as in ReleaseStore.verify.
   */
  unpack(object: Buffer, address: ReleaseAddress, upload: Upload, digest?: string): Promise<Breach[]>;
  /** Unordered; anything that does not look like one of our objects is left out. */
  versions(name: string): Promise<string[]>;
  /** For messages: the object and its bucket. */
  placeOf(address: ReleaseAddress): string;
}

const SUFFIX = '.tar.gz';

function prefixOf(name: string): string {
  return `releases/${name}/`;
}

function keyOf({ name, version }: ReleaseAddress): string {
  return `${prefixOf(name)}${version}${SUFFIX}`;
}

export function createReleaseObjects(bucket: Bucket, bucketName: string): ReleaseObjects {
  const placeOf = (address: ReleaseAddress) => `${keyOf(address)} in the bucket ${bucketName}`;
  return {
    placeOf,
    has: (address) => bucket.has(keyOf(address)),
    async putNew(address, folder) {
      return bucket.putNew(keyOf(address), await packStored(folder));
    },
    get: (address) => bucket.get(keyOf(address), STORED_BYTES),
    async unpack(object, address, upload, digest) {
      const breaches = await unpackStored(object, upload, address, digest);
      return breaches.map(({ gate, message }) => ({ gate, message: `${placeOf(address)}: ${message}` }));
    },
    async versions(name) {
      const prefix = prefixOf(name);
      const keys = await bucket.keys(prefix);
      return keys
        .filter((key) => key.endsWith(SUFFIX))
        .map((key) => key.slice(prefix.length, -SUFFIX.length));
    },
  };
}
