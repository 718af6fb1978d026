import { join } from 'node:path';
import type { S3Config } from '../../config/config.ts';
import { createFolderStore, type ListedStore } from '../../lib/file-store.ts';
import { createS3Store } from '../../lib/s3-file-store.ts';

/** The media store of an installation: a bucket where one is configured, else the data folder's `media`. */
export function openMediaStore(config: {
  readonly dataDir: string;
  readonly s3: S3Config | null;
}): ListedStore {
  return config.s3 ? createS3Store(config.s3) : createFolderStore(join(config.dataDir, 'media'));
}
