import type { BookingResponse, EventResponse, OfferResponse, UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { type Asking, resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { kindsOf } from './search-text.logic.ts';

const offers = resource('offers');
const accommodations = resource('accommodations');
const users = resource('users');
const bookings = resource('bookings');
const events = resource('events');

const USER_PROPERTIES = ['id', 'firstName', 'lastName', 'city', 'code', 'customerId'] as const;
const BOOKING_PROPERTIES = ['id', 'bookingNumber', 'booker', 'event'] as const;
const EVENT_PROPERTIES = ['id', 'code', 'offer', 'title', 'start', 'end'] as const;
/** Of numbers and codes, which are better typed to their end than read in a long list. */
const FOUND_BY_CODE = 8;

export type FoundOffer = Pick<OfferResponse, 'id' | 'title' | 'code'>;
export type FoundUser = Pick<UserResponse, (typeof USER_PROPERTIES)[number]>;
export type FoundBooking = Pick<BookingResponse, (typeof BOOKING_PROPERTIES)[number]>;
export type FoundEvent = Pick<EventResponse, (typeof EVENT_PROPERTIES)[number]>;
export interface FoundAccommodation {
  readonly id: string;
  readonly title: string;
}

/**
 * The calls of docs/domain/office.md#search: three for every text, and those for what it looks like. Requests nothing
 * for an empty text.
 */
export function searchQueries(api: ApiClient, text: string) {
  const asked = <Data>(asking: Asking<Data>, isWanted = text !== '') =>
    queryOptions({ ...asking, enabled: isWanted });
  const all = { pagination: false } as const;
  const some = { itemsPerPage: FOUND_BY_CODE } as const;
  const { isBooking, isEvent } = kindsOf(text);
  return [
    asked(offers.list(api, { title: text, properties: ['id', 'title', 'code'] })),
    asked(accommodations.list(api, { title: text, ...all, properties: ['id', 'title'] })),
    asked(users.list(api, { user: text, ...all, properties: USER_PROPERTIES })),
    asked(bookings.list(api, { freequery: text, ...some, properties: BOOKING_PROPERTIES }), isBooking),
    asked(
      events.list(api, {
        codequery: text,
        order: { start: 'desc' },
        ...some,
        properties: EVENT_PROPERTIES,
      }),
      isEvent,
    ),
  ] as const;
}
