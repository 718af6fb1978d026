/** What leads to a booking: its account, or for guests the token of the link. */
export interface BookingLink {
  readonly id: string;
  readonly token: string | null;
}

type Search = Readonly<Record<string, string>>;

function withSearch(path: string, { token }: BookingLink, more: Search = {}): string {
  const search = new URLSearchParams({ ...more, ...(token && { token }) }).toString();
  return search ? `${path}?${search}` : path;
}

export const bookingPath = (link: BookingLink): string => withSearch(`/profil/buchung/${link.id}`, link);

export type ChangeStep = 'annullieren' | 'material' | 'person' | 'umbuchen';

/** A page below the booking on which its guest changes it; `person` names whom it is about. */
export function changePath(link: BookingLink, step: ChangeStep, person?: string): string {
  return withSearch(`/profil/buchung/${link.id}/${step}`, link, person ? { person } : {});
}

/** The page that cancels, of its address of earlier days; what follows stays (docs/domain/screens.md#public-routes). */
export const withNewStep = (url: string): string =>
  url.replace(/^(\/profil\/buchung\/[^/?]+)\/abmelden/, '$1/annullieren');

export const calendarPath = (link: BookingLink): string =>
  withSearch(`/api/bookings/${link.id}/calendar.ics`, link);

export const invoicePdfPath = (link: BookingLink, invoiceId: string): string =>
  withSearch(`/api/invoices/${invoiceId}/invoice.pdf`, link);
