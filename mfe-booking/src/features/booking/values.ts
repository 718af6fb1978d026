import type { BookerRequest, BookingPersonRequest } from '@firn/shared-contracts/api';

/** A person while the visitor types; the booker's own name and contact are not repeated here. */
export type PersonValues = Partial<BookingPersonRequest> & {
  /** Has no e-mail address of their own: mail goes to the booker (docs/domain/bookings.md#persons). */
  readonly viaBooker?: boolean;
  /** IRI of the family member from whom the person was filled. */
  readonly member?: string;
  /** Nothing is to be asked of them but what only this event asks: then the rest is told, not asked. */
  readonly isKnown?: boolean;
  /** Is to be kept among the family of the account once the booking is made. */
  readonly isKept?: boolean;
};

/** What the form holds: the shape of the request, each part possibly still empty. */
export interface BookingValues {
  readonly booker: Partial<BookerRequest>;
  readonly bookingPersons: readonly PersonValues[];
  readonly message?: string;
}

/** What the booker and the booker's own seat share (docs/domain/bookings.md#persons). */
export const BOOKER_FIELDS = [
  'salutation',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'country',
] as const satisfies readonly (keyof BookerRequest)[];

export function emptyPerson(): PersonValues {
  return { sac: false, vegetarian: false, allergies: false };
}
