export const BOOKINGS_PATH = '/admin/bookings';

/** The admin page of a booking (docs/domain/screens.md#admin-routes). */
export const bookingPath = ({ id }: { readonly id: string }): string => `${BOOKINGS_PATH}/${id}`;
