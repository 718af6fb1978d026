import { type Static, Type } from 'typebox';
import { Nullable, versioned } from './hydra.ts';
import { filledText, patchSchema, text } from './write.ts';

/** Widths a picture is served in; `contentUrl?width=N` takes the next larger one. */
export const MEDIA_WIDTHS = [320, 450, 640, 768, 1024, 1440, 1920] as const;

export const MediaObjectResponse = Type.Object(
  {
    ...versioned,
    title: Type.String(),
    contentUrl: Type.String({ description: 'Path such as `/api/media/{id}.jpg`; add `?width=`.' }),
    encodingFormat: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    alt: Nullable(Type.String()),
    /** Size of the original; null for pictures that were drawn. */
    bytes: Nullable(Type.Integer()),
    /** As it was called on the computer it came from; null for pictures that were drawn. */
    fileName: Nullable(Type.String()),
  },
  { $id: 'ExtendedMediaObject' },
);
export type MediaObjectResponse = Static<typeof MediaObjectResponse>;

/** Beside the field `file` of an upload, and what changes a picture's words. */
export const MediaPatch = patchSchema('MediaPatch', { title: filledText(160), alt: Nullable(text(500)) });
export type MediaPatch = Static<typeof MediaPatch>;

/** An uploaded picture may have this many bytes and pixels. */
export const MEDIA_LIMITS = { bytes: 20 * 1024 * 1024, pixels: 50_000_000 } as const;

/** Where a picture is used: `GET /api/extended_media_objects/{id}/usages`. */
export const MediaUsage = Type.Object(
  {
    /** What uses it, such as «Angebot». */
    label: Type.String(),
    title: Type.String(),
    /** Path of its page. */
    path: Type.String(),
  },
  { $id: 'MediaUsage' },
);
export type MediaUsage = Static<typeof MediaUsage>;
