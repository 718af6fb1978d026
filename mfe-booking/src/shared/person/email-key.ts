/** E-mail address as a key: no two persons of a booking have the same (docs/domain/bookings.md#persons). */
export const emailKey = (email: string | undefined): string => (email ?? '').trim().toLowerCase();
