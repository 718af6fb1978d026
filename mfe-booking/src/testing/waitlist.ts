import type { WaitlistLinkResponse } from '@firn/shared-contracts/api';
import { aBooking } from '@firn/shared-contracts/testing';

/** An entry of two persons that waits. */
export function aWaitlistLink(overrides: Partial<WaitlistLinkResponse> = {}): WaitlistLinkResponse {
  const { id, bookingNumber, event, cancellationPolicy } = aBooking();
  return {
    '@id': '/api/waitlist_entries/geheim',
    '@type': 'WaitlistLink',
    id,
    state: 'waitlisted',
    bookingNumber,
    eventPath: `/event/${event.id}/${event.slug}`,
    title: event.title,
    start: event.start,
    end: event.end,
    persons: 2,
    total: 80000,
    position: 2,
    offeredUntil: null,
    cancellationPolicy,
    ...overrides,
  };
}
