import type { BookingResponse } from '@firn/shared-contracts/api';

/** Who booked, without what follows from it. */
export type Contact = Omit<BookingResponse['booker'], 'fullName'>;

export function contactOf({ booker }: Pick<BookingResponse, 'booker'>): Contact {
  const { fullName: _name, ...contact } = booker;
  return contact;
}
