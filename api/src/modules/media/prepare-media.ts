import { invalidFile } from '../../lib/read-form.ts';
import { isPdf, requireWholePdf } from '../../lib/read-pdf.ts';
import { type MediaFormat, PDF_FORMAT } from './media.domain.ts';
import { pictureTypeOf } from './picture-type.domain.ts';
import { preparePicture } from './prepare-picture.ts';

export interface PreparedMedia {
  readonly encodingFormat: MediaFormat;
  /** Both are 0 for a PDF. */
  readonly width: number;
  readonly height: number;
  readonly file: Buffer;
}

const NEITHER =
  'Diese Datei ist weder ein Bild noch ein PDF, das wir verwenden können. Bitte wähle JPEG, PNG, WebP, AVIF oder PDF.';

/**
 * An uploaded file as the library keeps it, known by its content: a picture, or a PDF as it is.
 * @throws 422 for `file`.
 */
export async function prepareMedia(bytes: Buffer): Promise<PreparedMedia> {
  if (isPdf(bytes)) {
    requireWholePdf(bytes);
    return { encodingFormat: PDF_FORMAT, width: 0, height: 0, file: bytes };
  }
  if (!pictureTypeOf(bytes)) throw invalidFile(NEITHER);
  return preparePicture(bytes);
}
