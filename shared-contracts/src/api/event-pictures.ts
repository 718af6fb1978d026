import { type Static, Type } from 'typebox';
import { Iri, Nullable } from './hydra.ts';
import { MediaObjectResponse } from './media.ts';

/** A guide shows at most this many own pictures in an event, which shows at most so many of everybody. */
export const EVENT_PICTURE_LIMITS = { own: 20, all: 60 } as const;

/** `GET /api/events/{id}/pictures`: a picture that an event shows, for its guides and the office. */
export const EventPictureResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('EventPicture'),
    id: Type.String(),
    picture: MediaObjectResponse,
    /** Full name; null for a picture that was drawn, or added before it was kept. */
    uploadedBy: Nullable(Type.String()),
    /** Whether who asks may take it away: the office each, guides their own. */
    isRemovable: Type.Boolean(),
  },
  { $id: 'EventPicture' },
);
export type EventPictureResponse = Static<typeof EventPictureResponse>;
