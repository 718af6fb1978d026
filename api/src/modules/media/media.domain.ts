import { MEDIA_WIDTHS } from '@firn/shared-contracts/api';

const TITLE_LENGTH = 160;

export const PDF_FORMAT = 'application/pdf';

export type PictureFormat = 'image/jpeg' | 'image/png' | 'image/webp';
export type MediaFormat = PictureFormat | typeof PDF_FORMAT;

const EXTENSIONS: Readonly<Record<PictureFormat, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** File extension of a format; null for formats that are not stored. */
export function extensionOf(encodingFormat: string): string | null {
  if (encodingFormat === PDF_FORMAT) return 'pdf';
  return Object.entries(EXTENSIONS).find(([format]) => format === encodingFormat)?.[1] ?? null;
}

/** The width a picture is served in: the next larger of MEDIA_WIDTHS; null when no such width is offered. */
export function variantWidth(requested: number): number | null {
  if (!Number.isInteger(requested) || requested < 1) return null;
  return MEDIA_WIDTHS.find((width) => width >= requested) ?? null;
}

/** WebP if `Accept` names it, else the format of the original. */
export function variantFormat(original: PictureFormat, accept: string | undefined): PictureFormat {
  return /\bimage\/webp\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept ?? '') ? 'image/webp' : original;
}

/** What the files of a picture are called: one that replaces another has a name of its own, so no cache mixes them up. */
export const fileStem = (id: string, fileVersion: number) =>
  fileVersion === 1 ? id : `${id}-${fileVersion}`;

/** Names of the files in the media store. */
export const originalKey = (stem: string, extension: string) => `originals/${stem}.${extension}`;
export const variantKey = (stem: string, width: number, format: PictureFormat) =>
  `variants/${stem}-${width}.${EXTENSIONS[format]}`;

const variantKeysOf = (stem: string, format: PictureFormat): string[] =>
  MEDIA_WIDTHS.flatMap((width) =>
    [...new Set<PictureFormat>([format, 'image/webp'])].map((each) => variantKey(stem, width, each)),
  );

/** Every file that a picture or a PDF may have; a PDF is served as it is. */
export const keysOf = (stem: string, format: MediaFormat): string[] => [
  originalKey(stem, extensionOf(format) ?? ''),
  ...(isPicture(format) ? variantKeysOf(stem, format) : []),
];

/** The title of a file that has none yet: its name without the ending. */
export function titleOfFile(fileName: string): string {
  const name = fileName.replace(/\.[^.]{1,5}$/, '').trim();
  return name.slice(0, TITLE_LENGTH) || 'Datei';
}

export function isPicture(encodingFormat: string): encodingFormat is PictureFormat {
  return encodingFormat in EXTENSIONS;
}
