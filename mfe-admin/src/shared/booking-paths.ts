export const BOOKINGS_PATH = '/admin/bookings';

/** The admin page of a booking (docs/domain/screens.md#admin-routes). */
export const bookingPath = ({ id }: { readonly id: string }): string => `${BOOKINGS_PATH}/${id}`;

export const SUSPICIOUS_PATH = `${BOOKINGS_PATH}/suspicious`;

/** The page of a network with suspicious bookings. */
export const suspiciousPath = ({ id }: { readonly id: string }): string => `${SUSPICIOUS_PATH}/${id}`;
