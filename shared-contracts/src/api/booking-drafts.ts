import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './hydra.ts';
import { writeSchema } from './write.ts';

/** Days that what somebody typed of a booking is kept (docs/domain/bookings.md#drafts). */
export const DRAFT_KEPT_DAYS = 7;

/** `GET /api/me/booking_drafts/{event}`: what the account was typing of a booking of this event. */
export const BookingDraftResponse = Type.Object(
  {
    '@type': Type.Literal('BookingDraft'),
    /** As it was sent; null where there is none. Only the form that wrote it knows what it says. */
    content: Nullable(Type.String()),
    updatedAt: Nullable(Instant),
  },
  { $id: 'BookingDraft' },
);
export type BookingDraftResponse = Static<typeof BookingDraftResponse>;

/** `PUT /api/me/booking_drafts/{event}`, in the place of the one before; `DELETE` removes it. */
export const BookingDraftRequest = writeSchema('BookingDraftRequest', {
  content: Type.String({ minLength: 1, maxLength: 40_000 }),
});
export type BookingDraftRequest = Static<typeof BookingDraftRequest>;
