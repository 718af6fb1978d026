import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { isUuid } from '../../lib/iri.ts';
import {
  isPicture,
  type MediaFormat,
  originalKey,
  PDF_FORMAT,
  titleOfFile,
  variantFormat,
} from './media.domain.ts';
import { findMediaObject } from './media.read-model.ts';
import type { PictureVariants } from './picture-variants.ts';

export interface MediaFile {
  readonly format: MediaFormat;
  readonly bytes: Buffer;
  /** The name it is saved under; null for pictures, which are shown. */
  readonly saveAs: string | null;
}

interface FileRequest {
  readonly name: string;
  /** Null for the original. */
  readonly width: number | null;
  readonly accept: string | undefined;
}

const FILE_NAME = /^(([0-9a-f-]{36})(?:-\d+)?)\.([a-z]{3,4})$/;

/**
 * The original, or a variant of `width` in the best format of `accept`; null when there is no such file. A PDF has no
 * variants.
 */
export async function readMediaFile(
  { db, store, variants }: { readonly db: Db; readonly store: FileStore; readonly variants: PictureVariants },
  { name, width, accept }: FileRequest,
): Promise<MediaFile | null> {
  const [, stem = '', id = '', extension = ''] = FILE_NAME.exec(name) ?? [];
  const media = isUuid(id) ? await findMediaObject(db, id) : null;
  if (!media || media.contentUrl !== `/api/media/${name}`) return null;
  if (!isPicture(media.encodingFormat)) {
    const bytes = width === null ? await store.get(originalKey(stem, extension)) : null;
    return (
      bytes && { format: PDF_FORMAT, bytes, saveAs: `${titleOfFile(media.fileName ?? media.title)}.pdf` }
    );
  }
  const format = width === null ? media.encodingFormat : variantFormat(media.encodingFormat, accept);
  const bytes =
    width === null
      ? await store.get(originalKey(stem, extension))
      : await variants.get({ stem, extension, width, format });
  return bytes && { format, bytes, saveAs: null };
}
