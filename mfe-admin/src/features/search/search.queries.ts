import type {
  BookingResponse,
  ContentResponse,
  EventResponse,
  OfferResponse,
  UserResponse,
} from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { ApiClient, I18n } from '@firn/shared-contracts/shell';
import { type Asking, resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import type { Found } from './found.types.ts';
import { namesNumber } from './search-text.logic.ts';

const offers = resource('offers');
const accommodations = resource('accommodations');
const users = resource('users');
const bookings = resource('bookings');
const events = resource('events');
const contents = resource('contents');

const USER_PROPERTIES = ['id', 'firstName', 'lastName', 'city', 'code', 'customerId'] as const;
const BOOKING_PROPERTIES = ['id', 'bookingNumber', 'booker', 'event', 'bookingPersons'] as const;
const EVENT_PROPERTIES = ['id', 'code', 'offer', 'title', 'start', 'end'] as const;
const CONTENT_PROPERTIES = ['id', 'title', 'completeSlug'] as const;
/** Most hits of a kind that has many: another word is typed sooner than a long list is read. */
const FOUND_AT_MOST = 8;
/** Fewer letters are in the name of nearly every page. */
const SHORTEST_NAME = 3;

export type FoundOffer = Pick<OfferResponse, 'id' | 'title' | 'code'>;
export type FoundUser = Pick<UserResponse, (typeof USER_PROPERTIES)[number]>;
export type FoundBooking = Pick<BookingResponse, (typeof BOOKING_PROPERTIES)[number]>;
export type FoundContent = Pick<ContentResponse, (typeof CONTENT_PROPERTIES)[number]>;
export type FoundEvent = Pick<EventResponse, (typeof EVENT_PROPERTIES)[number]>;
export interface FoundAccommodation {
  readonly id: string;
  readonly title: string;
}

/** Pages of the office are known without a call, by a chunk that only a search needs. */
const officePages = (text: string, i18n: I18n) =>
  queryOptions({
    queryKey: ['office-pages', text],
    queryFn: async (): Promise<readonly Found[]> => {
      const { findOfficePages } = await import(/* webpackChunkName: "office-pages" */ './office-pages.ts');
      return findOfficePages(text, i18n);
    },
    enabled: text.length >= SHORTEST_NAME,
  });

interface Searching {
  readonly api: ApiClient;
  readonly i18n: I18n;
  readonly now: Date;
}

/** The calls of docs/domain/office.md#search. Requests nothing for an empty text. */
export function searchQueries({ api, i18n, now }: Searching, text: string) {
  const asked = <Data>(asking: Asking<Data>) => queryOptions({ ...asking, enabled: text !== '' });
  const all = { pagination: false } as const;
  const some = { itemsPerPage: FOUND_AT_MOST } as const;
  const span = namesNumber(text)
    ? ({ order: { start: 'desc' } } as const)
    : ({ start: { after: zurichDate(now) }, order: { start: 'asc' } } as const);
  return [
    asked(offers.list(api, { title: text, properties: ['id', 'title', 'code'] })),
    asked(accommodations.list(api, { title: text, ...all, properties: ['id', 'title'] })),
    asked(users.list(api, { user: text, ...all, properties: USER_PROPERTIES })),
    asked(bookings.list(api, { freequery: text, ...some, properties: BOOKING_PROPERTIES })),
    asked(events.list(api, { search: text, ...span, ...some, properties: EVENT_PROPERTIES })),
    asked(contents.list(api, { search: text, ...some, properties: CONTENT_PROPERTIES })),
    officePages(text, i18n),
  ] as const;
}
