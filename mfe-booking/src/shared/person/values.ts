import type { BookingPersonRequest } from '@firn/shared-contracts/api';

/** A person while the visitor types; the booker's own name and contact are not repeated here. */
export type PersonValues = Partial<BookingPersonRequest> & {
  /** Has no e-mail address of their own: mail goes to the booker (docs/domain/bookings.md#persons). */
  readonly viaBooker?: boolean;
};

export function emptyPerson(): PersonValues {
  return { sac: false, vegetarian: false, allergies: false };
}
