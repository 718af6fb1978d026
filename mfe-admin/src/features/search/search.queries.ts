import type { OfferResponse, UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { type Asking, resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

const offers = resource('offers');
const accommodations = resource('accommodations');
const users = resource('users');

const USER_PROPERTIES = ['id', 'firstName', 'lastName', 'city', 'code', 'customerId'] as const;

export type FoundOffer = Pick<OfferResponse, 'id' | 'title' | 'code'>;
export type FoundUser = Pick<UserResponse, (typeof USER_PROPERTIES)[number]>;
export interface FoundAccommodation {
  readonly id: string;
  readonly title: string;
}

/** The three calls of docs/domain/office.md#search. Requests nothing for an empty text. */
export function searchQueries(api: ApiClient, text: string) {
  const asked = <Data>(asking: Asking<Data>) => queryOptions({ ...asking, enabled: text !== '' });
  const all = { pagination: false } as const;
  return [
    asked(offers.list(api, { title: text, properties: ['id', 'title', 'code'] })),
    asked(accommodations.list(api, { title: text, ...all, properties: ['id', 'title'] })),
    asked(users.list(api, { user: text, ...all, properties: USER_PROPERTIES })),
  ] as const;
}
