import { resolve } from 'node:path';
import type { S3Config } from '../config/config.ts';
import { createFolderStore, type ListedStore } from '../lib/file-store.ts';
import { createS3Store } from '../lib/s3-file-store.ts';
import { BackupError } from './backup-error.ts';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.+?))?\/?$/;

/** Shows what lies below a folder of a store as a store of its own. */
export function below(store: ListedStore, folder: string): ListedStore {
  const at = (key: string) => `${folder}/${key}`;
  return {
    get: (key) => store.get(at(key)),
    read: (key) => store.read(at(key)),
    put: (key, bytes) => store.put(at(key), bytes),
    write: (key, content) => store.write(at(key), content),
    remove: (key) => store.remove(at(key)),
    keys: async (within) => {
      const keys = await store.keys(within ? at(within) : folder);
      return keys.map((key) => key.slice(folder.length + 1));
    },
  };
}

/**
 * Opens the place of a backup: a folder, or `s3://BUCKET/FOLDER` at the service of `S3_ENDPOINT`.
 * @throws BackupError for a bucket without such a service.
 */
export function openPlace(address: string, s3: S3Config | null): ListedStore {
  if (!address.startsWith('s3://')) return createFolderStore(resolve(address));
  const [, bucket, folder] = BUCKET.exec(address) ?? [];
  if (!bucket) throw new BackupError(`${address} is no bucket; write s3://BUCKET/FOLDER.`);
  if (!s3) throw new BackupError(`S3_ENDPOINT is missing, so that ${address} leads nowhere.`);
  const store = createS3Store({ ...s3, bucket });
  return folder ? below(store, folder) : store;
}
