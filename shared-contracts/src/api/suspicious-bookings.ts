import { type Static, Type } from 'typebox';
import { Instant, resource } from './hydra.ts';

const Amount = Type.Integer({ minimum: 0 });

/** Conspicuously many bookings without an account from one network (docs/domain/office.md#suspicious-bookings). */
export const SuspiciousBookingsResponse = Type.Object(
  {
    ...resource,
    /** An IPv4 address, or the first 64 bits of an IPv6 one: `2001:db8:0:0::/64`. */
    network: Type.String(),
    /** Of the last 24 hours, whatever has become of them. */
    bookings: Amount,
    seats: Amount,
    events: Amount,
    /** Bookings that are still ongoing, and the seats they take. */
    ongoingBookings: Amount,
    takenSeats: Amount,
    firstAt: Instant,
    lastAt: Instant,
    /** Who the first of them were made for. */
    examples: Type.Array(Type.Object({ name: Type.String(), email: Type.String() })),
  },
  { $id: 'SuspiciousBookings' },
);
export type SuspiciousBookingsResponse = Static<typeof SuspiciousBookingsResponse>;

/** `POST /api/suspicious_bookings/{id}/cancellation`: what was cancelled. */
export const SuspiciousBookingsCancellation = Type.Object(
  { '@type': Type.Literal('SuspiciousBookingsCancellation'), bookings: Amount, seats: Amount },
  { $id: 'SuspiciousBookingsCancellation' },
);
export type SuspiciousBookingsCancellation = Static<typeof SuspiciousBookingsCancellation>;
