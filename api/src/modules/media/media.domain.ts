import { MEDIA_WIDTHS } from '@firn/shared-contracts/api';

export type MediaFormat = 'image/jpeg' | 'image/png' | 'image/webp';

const EXTENSIONS: Readonly<Record<MediaFormat, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** File extension of a format; null for formats that are not stored. */
export function extensionOf(encodingFormat: string): string | null {
  return Object.entries(EXTENSIONS).find(([format]) => format === encodingFormat)?.[1] ?? null;
}

/** The width a picture is served in: the next larger of MEDIA_WIDTHS; null when no such width is offered. */
export function variantWidth(requested: number): number | null {
  if (!Number.isInteger(requested) || requested < 1) return null;
  return MEDIA_WIDTHS.find((width) => width >= requested) ?? null;
}

/** WebP if `Accept` names it, else the format of the original. */
export function variantFormat(original: MediaFormat, accept: string | undefined): MediaFormat {
  return /\bimage\/webp\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept ?? '') ? 'image/webp' : original;
}

/** Names of the files in the media store. */
export const originalKey = (id: string, extension: string) => `originals/${id}.${extension}`;
export const variantKey = (id: string, width: number, format: MediaFormat) =>
  `variants/${id}-${width}.${EXTENSIONS[format]}`;

export function isMediaFormat(encodingFormat: string): encodingFormat is MediaFormat {
  return encodingFormat in EXTENSIONS;
}
