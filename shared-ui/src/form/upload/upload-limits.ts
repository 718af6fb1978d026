import { UPLOAD_TEXTS } from '../field-texts.ts';

/** An upload may be of these kinds. */
export type UploadKind = 'pictures' | 'pdfs' | 'receipts';

/** What the media library takes; the server looks at the content once more. */
const IMAGE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic'],
  'image/heif': ['heif'],
};
const PDF_TYPES = { 'application/pdf': ['pdf'] };
const TYPES = { pictures: IMAGE_TYPES, pdfs: PDF_TYPES, receipts: { ...IMAGE_TYPES, ...PDF_TYPES } };
const MOST_BYTES = 20 * 1024 * 1024;

const extensionsOf = (kind: UploadKind): readonly string[] => Object.values(TYPES[kind]).flat();

/** For the file dialog. */
export const acceptedOf = (kind: UploadKind): string =>
  [...Object.keys(TYPES[kind]), ...extensionsOf(kind).map((extension) => `.${extension}`)].join(',');

/** Some systems know no type of a HEIC file; then its name decides. */
function isOf(kind: UploadKind, { type, name }: Pick<File, 'type' | 'name'>): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return type === '' ? extensionsOf(kind).includes(extension) : type in TYPES[kind];
}

/** Why a file is not even sent, or null. */
export function fileProblem(
  file: Pick<File, 'type' | 'name' | 'size'>,
  kind: UploadKind = 'pictures',
): string | null {
  if (!isOf(kind, file)) return UPLOAD_TEXTS.wrongType[kind];
  if (file.size === 0) return UPLOAD_TEXTS.empty;
  return file.size > MOST_BYTES ? UPLOAD_TEXTS.tooLarge[kind] : null;
}
