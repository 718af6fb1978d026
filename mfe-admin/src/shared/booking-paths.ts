export const BOOKINGS_PATH = '/admin/bookings';

/** The admin page of a booking (docs/domain/screens.md#admin-routes). */
export const bookingPath = ({ id }: { readonly id: string }): string => `${BOOKINGS_PATH}/${id}`;

export const SUSPICIOUS_PATH = `${BOOKINGS_PATH}/suspicious`;

/** The page of a network with suspicious bookings. */
export const suspiciousPath = ({ id }: { readonly id: string }): string => `${SUSPICIOUS_PATH}/${id}`;

export const PRIVATE_PATH = `${BOOKINGS_PATH}/privat`;

/** The page of a request for a private tour. */
export const privateRequestPath = ({ id }: { readonly id: string }): string => `${PRIVATE_PATH}/${id}`;

/** The same page with the form of the offer open. */
export const offeringPath = (request: { readonly id: string }): string =>
  `${privateRequestPath(request)}?vorschlag=1`;

interface KnownOfBooking {
  readonly event?: { readonly id: string };
  readonly user?: { readonly id: string };
  /** The option whose seats it takes. */
  readonly option?: { readonly id: string };
}

/** Where the office books for a guest; event and guest as far as they are known. */
export function newBookingPath({ event, user, option }: KnownOfBooking = {}): string {
  const known = new URLSearchParams({
    ...(event && { event: event.id }),
    ...(user && { user: user.id }),
    ...(option && { option: option.id }),
  });
  return known.size > 0 ? `${BOOKINGS_PATH}/neu?${known}` : `${BOOKINGS_PATH}/neu`;
}

/** Where the office takes a call: seats are held, and the guest fills in the rest; of an event, if it is known. */
export const callPath = (event?: { readonly id: string }): string =>
  `${BOOKINGS_PATH}/anruf${event ? `?event=${event.id}` : ''}`;
