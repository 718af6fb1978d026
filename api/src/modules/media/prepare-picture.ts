import { MEDIA_LIMITS } from '@firn/shared-contracts/api';
import sharp, { type Sharp } from 'sharp';
import { invalidFile } from '../../lib/read-form.ts';
import type { PictureFormat } from './media.domain.ts';
import { type PictureType, pictureTypeOf } from './picture-type.domain.ts';

export interface PreparedPicture {
  readonly encodingFormat: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly file: Buffer;
}

const WRONG_TYPE =
  'Diese Datei ist kein Bild, das wir verwenden können. Bitte wähle JPEG, PNG, WebP oder AVIF.';
const TOO_MANY_PIXELS = 'Das Bild hat mehr als 50 Megapixel. Bitte verkleinere es.';
const UNREADABLE = 'Das Bild lässt sich nicht lesen. Bitte speichere es neu und versuche es nochmals.';
const UNREADABLE_HEIC = 'Dieses HEIC-Bild lässt sich nicht lesen. Bitte speichere es als JPEG.';

/** AVIF and HEIC become WebP: not every browser shows them. */
const FORMATS = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/webp',
  heic: 'image/webp',
} as const satisfies Record<PictureType, PictureFormat>;

/** Runs a decoder; what it cannot read is the file's fault. */
async function decoding<T>(type: PictureType, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const problem = invalidFile(type === 'heic' ? UNREADABLE_HEIC : UNREADABLE);
    problem.cause = cause;
    throw problem;
  }
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'image/png') return picture.png();
  return format === 'image/webp' ? picture.webp({ quality: 90 }) : picture.jpeg({ quality: 90 });
}

/**
 * An uploaded picture as it is kept: turned upright, in sRGB, and written anew, so that nothing it carried (EXIF, the
 * place where it was taken) is left.
 * @throws 422 for `file` when it is no picture, too large or cannot be read.
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const type = pictureTypeOf(bytes);
  if (!type) throw invalidFile(WRONG_TYPE);
  // The header tells the size: a small file that unfolds to gigabytes is refused before it is decoded.
  const { width, height } = await decoding(type, () => sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > MEDIA_LIMITS.pixels) throw invalidFile(TOO_MANY_PIXELS);
  const picture = sharp(bytes, { limitInputPixels: MEDIA_LIMITS.pixels, failOn: 'error' }).autoOrient();
  const { data, info } = await decoding(type, () =>
    encoded(picture, FORMATS[type]).toBuffer({ resolveWithObject: true }),
  );
  return { encodingFormat: FORMATS[type], width: info.width, height: info.height, file: data };
}
