import sharp from 'sharp';
import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { extensionOf, fileStem, originalKey } from './media.domain.ts';
import { mediaKind } from './media.repository.ts';

/** Pixels; a mail draws it half as wide, for screens with two pixels to one. */
const LOGO_WIDTH = 480;

/**
 * Makes the logo of mails of a picture of the library (docs/domain/mails.md#look); null once the picture is gone. It is a
 * PNG, which keeps what is transparent, and Outlook knows no WebP.
 */
export const mailLogo = (store: FileStore) => async (db: Db, id: string) => {
  const media = await mediaKind.load(db, id);
  if (!media) return null;
  const { encodingFormat, fileVersion } = media.record;
  const original = await store.get(originalKey(fileStem(id, fileVersion), extensionOf(encodingFormat) ?? ''));
  if (!original) return null;
  const scaled = sharp(original).rotate().resize({ width: LOGO_WIDTH, withoutEnlargement: true });
  return { filename: 'logo.png', contentType: 'image/png', content: await scaled.png().toBuffer() };
};
