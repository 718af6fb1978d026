import { join } from 'node:path';
import type { S3Config } from '../../config/config.ts';
import { createFolderMediaStore, type MediaStore } from './media-store.ts';
import { createS3MediaStore } from './s3-media-store.ts';

/** The media store of an installation: a bucket where one is configured, else the data folder's `media`. */
export function openMediaStore(config: {
  readonly dataDir: string;
  readonly s3: S3Config | null;
}): MediaStore {
  return config.s3 ? createS3MediaStore(config.s3) : createFolderMediaStore(join(config.dataDir, 'media'));
}
