import { UPLOAD_TEXTS } from '../field-texts.ts';

/** What the media library takes; the server looks at the content once more. */
const IMAGE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic'],
  'image/heif': ['heif'],
};
const EXTENSIONS = Object.values(IMAGE_TYPES).flat();
const MOST_BYTES = 20 * 1024 * 1024;

/** For the file dialog. */
export const ACCEPTED = [...Object.keys(IMAGE_TYPES), ...EXTENSIONS.map((extension) => `.${extension}`)].join(
  ',',
);

/** Some systems know no type of a HEIC file; then its name decides. */
function isImage({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return type === '' ? EXTENSIONS.includes(extension) : type in IMAGE_TYPES;
}

/** Why a file is not even sent, or null. */
export function fileProblem(file: Pick<File, 'type' | 'name' | 'size'>): string | null {
  if (!isImage(file)) return UPLOAD_TEXTS.wrongType;
  if (file.size === 0) return UPLOAD_TEXTS.empty;
  return file.size > MOST_BYTES ? UPLOAD_TEXTS.tooLarge : null;
}
