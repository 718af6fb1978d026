/** Of one booking (docs/domain/bookings.md#fields). */
export const MAXIMUM_BOOKING_PERSONS = 8;
