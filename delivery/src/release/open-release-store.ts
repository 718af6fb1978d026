import { type DurableFiles, durableFiles } from '../shared/durable-files.ts';
import { createBucketReleaseStore } from './bucket-release-store.ts';
import { createFolderReleaseStore } from './folder-release-store.ts';
import { createIntakeTurns, INTAKE_BOUNDS, type IntakeBounds } from './intake-turns.ts';
import { openReleaseFolders } from './release-folders.ts';
import { createReleaseObjects } from './release-objects.ts';
import type { ReleaseStore } from './release-store.ts';
import { createS3Bucket } from './s3-bucket.ts';
import { createS3Calls, type S3Config } from './s3-calls.ts';
import type { ArchiveLimits } from './unpack-archive.ts';
import { ARCHIVE_LIMITS } from './unpack-release.ts';

interface ReleaseStoreOptions {
  /** Null: the releases are the folders below `root`; else the folders are a cache. */
  readonly s3?: S3Config | null;
  readonly files?: DurableFiles;
  /** Limits for what teams send. */
  readonly limits?: ArchiveLimits;
  readonly bounds?: IntakeBounds;
}

/** Releases in folders below `root`, which is created if missing, or in a bucket with these folders as its cache. */
export async function openReleaseStore(
  root: string,
  {
    s3 = null,
    files = durableFiles,
    limits = ARCHIVE_LIMITS,
    bounds = INTAKE_BOUNDS,
  }: ReleaseStoreOptions = {},
): Promise<ReleaseStore> {
  const turns = createIntakeTurns(bounds);
  const intake = { folders: await openReleaseFolders(root, files), files, limits, turns };
  if (!s3) return createFolderReleaseStore(intake);
  const bucket = createS3Bucket(createS3Calls(s3));
  return createBucketReleaseStore(createReleaseObjects(bucket, s3.bucket), intake);
}
