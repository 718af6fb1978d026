/** The page of a booking; who has no account adds `?token=`. */
export const bookingPath = (id: string, token: string | null = null): string =>
  `/profil/buchung/${id}${token === null ? '' : `?token=${encodeURIComponent(token)}`}`;

/** The page behind the link of the mail that asks to confirm a booking; it has the button. */
export const bookingConfirmationPath = (id: string, token: string): string =>
  `/profil/buchung/${id}/bestaetigen?token=${encodeURIComponent(token)}`;

/** The page behind the link of seats that the office holds. */
export const seatOptionPath = (token: string): string => `/profil/option/${encodeURIComponent(token)}`;

/** The page behind the links of the mails about a private tour. */
export const privateTourPath = (token: string): string => `/profil/privat/${encodeURIComponent(token)}`;

/** The page behind the links of the mails; it has the buttons, since mail scanners open links. */
export const waitlistPath = (token: string): string => `/profil/warteliste/${encodeURIComponent(token)}`;
