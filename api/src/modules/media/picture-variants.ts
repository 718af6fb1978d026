import sharp, { type Sharp } from 'sharp';
import type { FileStore } from '../../lib/file-store.ts';
import { originalKey, type PictureFormat, variantKey } from './media.domain.ts';

export interface PictureVariants {
  /** The picture in a width and format, created once and then kept; null when the original is missing. */
  get(variant: {
    readonly stem: string;
    readonly extension: string;
    readonly width: number;
    readonly format: PictureFormat;
  }): Promise<Buffer | null>;
}

const QUALITY = { 'image/jpeg': 78, 'image/webp': 76 } as const;

function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'image/jpeg':
      return picture.jpeg({ quality: QUALITY[format], progressive: true });
    case 'image/webp':
      return picture.webp({ quality: QUALITY[format] });
    case 'image/png':
      return picture.png();
  }
}

/** Scales pictures on demand. Two requests for the same variant share one run. */
export function createPictureVariants(store: FileStore): PictureVariants {
  const running = new Map<string, Promise<Buffer | null>>();

  async function make(stem: string, extension: string, width: number, format: PictureFormat) {
    const key = variantKey(stem, width, format);
    const kept = await store.get(key);
    if (kept) return kept;
    const original = await store.get(originalKey(stem, extension));
    if (!original) return null;
    const scaled = sharp(original).rotate().resize({ width, withoutEnlargement: true });
    const bytes = await encode(scaled, format).toBuffer();
    await store.put(key, bytes);
    return bytes;
  }

  return {
    get({ stem, extension, width, format }) {
      const key = variantKey(stem, width, format);
      const shared = running.get(key);
      if (shared) return shared;
      const run = make(stem, extension, width, format).finally(() => running.delete(key));
      running.set(key, run);
      return run;
    },
  };
}
