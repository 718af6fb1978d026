import type { EventResponse, SeatOptionLinkResponse } from '@firn/shared-contracts/api';
import type { ShellServices } from '@firn/shared-contracts/shell';

type Drafts = Pick<ShellServices, 'drafts'>;

/** Seats that the office holds for the visitor, and what it knows of them from the phone. */
export interface KeptOption
  extends Pick<SeatOptionLinkResponse, 'seats' | 'firstName' | 'lastName' | 'phone' | 'email'> {
  /** The secret of the link. */
  readonly token: string;
}

const keyOf = (eventId: string) => `seat-option/${eventId}`;

/** The option of an event whose link the visitor has opened, as long as the tab is open: the form books with it. */
export function loadSeatOption({ drafts }: Drafts, eventId: string): KeptOption | null {
  const kept = drafts.load(keyOf(eventId)) as Partial<KeptOption> | null;
  return typeof kept?.token === 'string' ? (kept as KeptOption) : null;
}

export function keepSeatOption(
  { drafts }: Drafts,
  { id }: Pick<EventResponse, 'id'>,
  { seats, firstName, lastName, phone, email }: SeatOptionLinkResponse,
  token: string,
): void {
  drafts.save(keyOf(id), { token, seats, firstName, lastName, phone, email } satisfies KeptOption);
}

/** Its seats are booked, or held no more. */
export const forgetSeatOption = ({ drafts }: Drafts, eventId: string): void => drafts.remove(keyOf(eventId));

export const optionPath = (token: string): string => `/api/seat_option_links/${encodeURIComponent(token)}`;
