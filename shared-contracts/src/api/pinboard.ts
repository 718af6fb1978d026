import { type Static, Type } from 'typebox';
import { Instant, Iri, resource, strings } from './hydra.ts';
import { CAR_SHARING, LONGEST_PINBOARD_TEXT } from './pinboard-limits.ts';
import { filledText, reference, writeSchema } from './write.ts';

export const PinboardPostCreate = writeSchema('PinboardPostCreate', {
  event: reference('events'),
  text: filledText(LONGEST_PINBOARD_TEXT),
  carSharing: Type.Optional(strings(CAR_SHARING)),
});
export type PinboardPostCreate = Static<typeof PinboardPostCreate>;

/** A post on the pinboard of an event, for who takes part, its guides and the office (docs/domain/bookings.md#pinboard). */
export const PinboardPostResponse = Type.Object(
  {
    ...resource,
    event: Iri,
    text: Type.String(),
    carSharing: Type.Union([strings(CAR_SHARING), Type.Null()]),
    /** First name and initial among guests, full name of guides and office. */
    author: Type.String(),
    authorRole: strings(['guest', 'guide', 'office']),
    /** Whether the reader may delete it. */
    own: Type.Boolean(),
    createdAt: Instant,
  },
  { $id: 'PinboardPost' },
);
export type PinboardPostResponse = Static<typeof PinboardPostResponse>;
