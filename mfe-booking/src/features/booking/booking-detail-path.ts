import type { BookingOutcome } from './outcome.ts';

/** Where a booking is read later; a guest's link carries the token that opens it. */
export function bookingDetailPath({ bookingId, accessToken }: BookingOutcome, isLoggedIn = false): string {
  const path = `/profil/buchung/${bookingId}`;
  return accessToken && !isLoggedIn ? `${path}?token=${encodeURIComponent(accessToken)}` : path;
}
