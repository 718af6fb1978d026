import type { BookingResponse } from '@firn/shared-contracts/api';

/** What a change needs to know of the booking it is about; lists of an event know no more. */
export type ChangedBooking = Pick<BookingResponse, '@id' | 'id' | 'bookingNumber'>;

/** A call of docs/domain/cancellation.md#changes. */
export interface BookingChange {
  readonly path: string;
  /** Without what every change has: total, reason, override, notify. */
  readonly body: object;
}

/** Begins the key of everything that was asked by a dry run. */
export const PREVIEW_KEY = 'booking-change';
