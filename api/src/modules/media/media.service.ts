import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../lib/iri.ts';
import { extensionOf, isMediaFormat, type MediaFormat, originalKey, variantFormat } from './media.domain.ts';
import { findMediaObjects, listMediaObjects, type MediaFilter, type MediaPage } from './media.read-model.ts';
import type { MediaStore } from './media-store.ts';
import { createPictureVariants } from './picture-variants.ts';

export interface MediaFile {
  readonly format: MediaFormat;
  readonly bytes: Buffer;
}

const FILE_NAME = /^([0-9a-f-]{36})\.([a-z]{3,4})$/;

export function createMediaService({ db, store }: { readonly db: Db; readonly store: MediaStore }) {
  const variants = createPictureVariants(store);

  async function find(id: string): Promise<MediaObjectResponse | null> {
    return isUuid(id) ? ((await findMediaObjects(db, [id])).get(id) ?? null) : null;
  }

  return {
    find,

    list(filter: MediaFilter, page: { readonly size: number; readonly offset: number }): Promise<MediaPage> {
      return listMediaObjects(db, filter, page);
    },

    /** The original, or a variant of `width` in the best format of `accept`; null when there is no such file. */
    async file(name: string, width: number | null, accept: string | undefined): Promise<MediaFile | null> {
      const [, id = '', extension = ''] = FILE_NAME.exec(name) ?? [];
      const media = await find(id);
      if (!media || !isMediaFormat(media.encodingFormat)) return null;
      if (extensionOf(media.encodingFormat) !== extension) return null;
      const format = width === null ? media.encodingFormat : variantFormat(media.encodingFormat, accept);
      const bytes =
        width === null
          ? await store.get(originalKey(id, extension))
          : await variants.get({ id, extension, width, format });
      return bytes && { format, bytes };
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
