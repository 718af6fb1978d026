import { type Static, Type } from 'typebox';
import { Nullable, resource } from './hydra.ts';

/** Widths a picture is served in; `contentUrl?width=N` takes the next larger one. */
export const MEDIA_WIDTHS = [320, 450, 640, 768, 1024, 1440, 1920] as const;

export const MediaObjectResponse = Type.Object(
  {
    ...resource,
    title: Type.String(),
    contentUrl: Type.String({ description: 'Path such as `/api/media/{id}.jpg`; add `?width=`.' }),
    encodingFormat: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    alt: Nullable(Type.String()),
  },
  { $id: 'ExtendedMediaObject' },
);
export type MediaObjectResponse = Static<typeof MediaObjectResponse>;
