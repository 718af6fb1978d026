import { type Static, Type } from 'typebox';
import { addDays, type LocalDate, zurichDate } from '../domain/zurich.ts';
import { Instant, Iri, resource, strings } from './hydra.ts';
import { filledText, reference, writeSchema } from './write.ts';

/** Days after the end of its event on which people still write on a pinboard (docs/domain/bookings.md#pinboard). */
const PINBOARD_OPEN_DAYS = 14;
/** The last day on which somebody can write on the pinboard of an event that ends then. */
export const pinboardLastDay = (end: Date): LocalDate => addDays(zurichDate(end), PINBOARD_OPEN_DAYS);
export const isPinboardOpen = (end: Date, now: Date): boolean => zurichDate(now) <= pinboardLastDay(end);

/** A post may offer or look for a lift to the meeting place. */
export const CAR_SHARING = ['offer', 'search'] as const;
export type CarSharing = (typeof CAR_SHARING)[number];

export const PinboardPostCreate = writeSchema('PinboardPostCreate', {
  event: reference('events'),
  text: filledText(2000),
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
