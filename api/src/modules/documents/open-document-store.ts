import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createFolderStore, type ListedStore } from '../../lib/file-store.ts';
import { createS3Store } from '../../lib/s3-file-store.ts';

/** The store of an installation: a bucket of its own where one is configured, else the data folder's `documents`. */
export const openDocumentStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): ListedStore =>
  s3 ? createS3Store({ ...s3, bucket: s3.documentsBucket }) : createFolderStore(join(dataDir, 'documents'));
