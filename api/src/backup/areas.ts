import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { createFolderStore, type ListedStore } from '../lib/file-store.ts';
import { createS3Store } from '../lib/s3-file-store.ts';
import { keysOfDocuments, openDocumentStore } from '../modules/documents/index.ts';
import { keysOfExports } from '../modules/exports/index.ts';
import { keysOfOriginals, openMediaStore } from '../modules/media/index.ts';
import { BackupError } from './backup-error.ts';

/** Keeps files of one kind. */
export interface Area {
  readonly name: string;
  readonly store: ListedStore;
  /** Names what belongs to a backup, by the rows of one moment. */
  readonly wanted: (db: Db) => Promise<readonly string[]>;
  /** Lists what lies there. */
  readonly present: () => Promise<readonly string[]>;
}

export interface DeliveryPlace {
  /** The gateway's FIRN_DATA_DIR. */
  readonly folder: string;
  /** Null: the releases lie in that folder. */
  readonly releasesBucket: string | null;
}

/** Lists what the gateway keeps in its folder: which version is live comes before the versions, which are never changed. */
const FOLDERS_OF_DELIVERY = ['delivery/registry', 'delivery/tokens', 'delivery/health'];
const RELEASES = 'releases';
/** Half of an upload, and what somebody's editor has left. */
const isWhole = (key: string): boolean => !/(^|\/)\./.test(key);

function namedArea(name: string, store: ListedStore, wanted: Area['wanted']): Area {
  return { name, store, wanted: async (db) => (await wanted(db)).toSorted(), present: () => store.keys('') };
}

function listedArea(name: string, store: ListedStore, folders: readonly string[]): Area {
  const present = async () => {
    const keys: string[] = [];
    for (const folder of folders) keys.push(...(await store.keys(folder)));
    return keys.filter(isWhole);
  };
  return { name, store, wanted: present, present };
}

/**
 * Opens all that an installation keeps beside its database.
 * @throws BackupError for a bucket of releases without a service.
 */
export function openAreas(
  config: Pick<Config, 'dataDir' | 's3'>,
  { folder, releasesBucket }: DeliveryPlace,
): readonly Area[] {
  if (releasesBucket && !config.s3)
    throw new BackupError(`S3_ENDPOINT is missing, so that the bucket ${releasesBucket} leads nowhere.`);
  const inFolder = releasesBucket ? FOLDERS_OF_DELIVERY : [...FOLDERS_OF_DELIVERY, RELEASES];
  const areas = [
    namedArea('media', openMediaStore(config), keysOfOriginals),
    namedArea('documents', openDocumentStore(config), async (db) => [
      ...(await keysOfDocuments(db)),
      ...(await keysOfExports(db)),
    ]),
    listedArea('delivery', createFolderStore(folder), inFolder),
  ];
  if (!releasesBucket || !config.s3) return areas;
  const bucket = createS3Store({ ...config.s3, bucket: releasesBucket });
  return [...areas, listedArea('releases', bucket, [RELEASES])];
}
