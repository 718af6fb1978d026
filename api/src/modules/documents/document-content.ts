import type { DocumentMediaType } from '@firn/shared-contracts/api';
import { invalidFile } from '../../lib/read-form.ts';
import { isPdf, requireWholePdf } from '../../lib/read-pdf.ts';
import { pictureTypeOf, preparePicture } from '../media/index.ts';

const ENDINGS: Readonly<Record<DocumentMediaType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export interface DocumentContent {
  readonly mediaType: DocumentMediaType;
  readonly bytes: Buffer;
}

/**
 * What a file is, by its bytes: neither its name nor what the browser calls it is trusted. A picture is written anew, so
 * that the place where it was taken does not go out with it.
 * @throws 422 for `file`.
 */
export async function readContent(bytes: Buffer): Promise<DocumentContent> {
  if (isPdf(bytes)) {
    requireWholePdf(bytes);
    return { mediaType: 'application/pdf', bytes };
  }
  if (!pictureTypeOf(bytes)) {
    throw invalidFile(
      'Diese Datei ist weder ein PDF noch ein Bild. Bitte wähle ein PDF, JPEG, PNG oder WebP.',
    );
  }
  const { encodingFormat, file } = await preparePicture(bytes);
  return { mediaType: encodingFormat, bytes: file };
}

/** The name with the ending of what the file is: a program named as a PDF opens as one. */
export function nameOfContent(fileName: string, mediaType: DocumentMediaType): string {
  const stem = fileName.replace(/\.[^.]{1,5}$/, '').trim() || 'Dokument';
  return `${stem}.${ENDINGS[mediaType]}`;
}
