import { basename, extname } from 'node:path';
import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import type { FileStore } from '../../lib/file-store.ts';
import { originalKey } from './media.domain.ts';

/** The file of a picture as it is kept; null when it is missing. */
export function readOriginal(
  store: FileStore,
  { contentUrl }: Pick<MediaObjectResponse, 'contentUrl'>,
): Promise<Buffer | null> {
  const ending = extname(contentUrl);
  return store.get(originalKey(basename(contentUrl, ending), ending.slice(1)));
}
