import { type Static, Type } from 'typebox';
import { BookingResponse } from './bookings.ts';
import { CancellationPolicyResponse } from './cancellation-policies.ts';
import { Instant, resource, strings } from './hydra.ts';
import { text, writeSchema } from './write.ts';

/**
 * The waiting list (docs/domain/bookings.md#waiting-list). An entry is a booking that waits: `POST
 * /api/waitlist_entries` takes a `BookingRequest` (with `Idempotency-Key`) and answers 201 with the booking in the state
 * `waitlisted`; `GET /api/waitlist_entries` lists those of an event, in their order, for the office, one's own for others.
 */
export const WaitlistEntryResponse = Type.Object(BookingResponse.properties, { $id: 'WaitlistEntry' });
export type WaitlistEntryResponse = Static<typeof WaitlistEntryResponse>;

/**
 * `GET /api/waitlist_entries/{token}`: what a link of a mail is about. The token is that of the mail; whoever is logged in
 * may also give the id of an own entry. `POST …/accept` answers the same.
 */
export const WaitlistLinkResponse = Type.Object(
  {
    ...resource,
    state: strings(['waitlisted', 'offered', 'confirmed', 'over']),
    bookingNumber: Type.String(),
    /** The public page of the event, with meeting point and programme. */
    eventPath: Type.Optional(Type.String()),
    title: Type.String(),
    start: Instant,
    end: Instant,
    persons: Type.Integer({ minimum: 1 }),
    total: Type.Integer({ minimum: 0 }),
    position: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    offeredUntil: Type.Union([Instant, Type.Null()]),
    /** What cancelling costs once the seats are taken: the terms of the day on which the entry was made. */
    cancellationPolicy: CancellationPolicyResponse,
  },
  { $id: 'WaitlistLink' },
);
export type WaitlistLinkResponse = Static<typeof WaitlistLinkResponse>;

/** `POST /api/waitlist_entries/{id}/offer`, for admins: offers its seats now, whatever the order. */
export const WaitlistOfferRequest = writeSchema('WaitlistOfferRequest', {
  /** Offers more seats than there are; needs the reason, else 422 override-needed. */
  override: Type.Optional(Type.Boolean()),
  reason: Type.Optional(text(500)),
});
export type WaitlistOfferRequest = Static<typeof WaitlistOfferRequest>;
