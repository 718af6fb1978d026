import type { Collection, OfferResponse, UserResponse } from '@firn/shared-contracts/api';
import type { ApiClient, Query } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export type FoundOffer = Pick<OfferResponse, 'id' | 'title' | 'code'>;
export type FoundUser = Pick<UserResponse, 'id' | 'firstName' | 'lastName' | 'city' | 'code' | 'customerId'>;
export interface FoundAccommodation {
  readonly id: string;
  readonly title: string;
}

function searchQuery<Found>(api: ApiClient, path: string, query: Query, isAsked: boolean) {
  return queryOptions({
    queryKey: ['search', path, query],
    queryFn: ({ signal }) => api.get<Collection<Found>>(path, { query, signal }),
    enabled: isAsked,
  });
}

/** The three calls of docs/domain/office.md#search. Requests nothing for an empty text. */
export function searchQueries(api: ApiClient, text: string) {
  const isAsked = text !== '';
  return [
    searchQuery<FoundOffer>(
      api,
      '/api/offers',
      { title: text, properties: ['id', 'title', 'code'] },
      isAsked,
    ),
    searchQuery<FoundAccommodation>(
      api,
      '/api/accommodations',
      { title: text, pagination: false, properties: ['id', 'title'] },
      isAsked,
    ),
    searchQuery<FoundUser>(
      api,
      '/api/users',
      {
        user: text,
        pagination: false,
        properties: ['id', 'firstName', 'lastName', 'city', 'code', 'customerId'],
      },
      isAsked,
    ),
  ] as const;
}
