import type { Collection, EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient, Query } from '@firn/shared-contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const PROPERTIES = [
  'id',
  'code',
  'offer',
  'title',
  'type',
  'guides',
  'start',
  'end',
  'state',
  'published',
  'organized',
  'bookedPlaces',
  'minimumParticipants',
  'maximumParticipants',
] as const satisfies readonly (keyof EventResponse)[];

export type EventRow = Pick<EventResponse, (typeof PROPERTIES)[number]>;

export function eventListQuery(api: ApiClient, query: Query) {
  return queryOptions({
    queryKey: ['events', 'list', query],
    queryFn: ({ signal }) =>
      api.get<Collection<EventRow>>('/api/events', { query: { ...query, properties: PROPERTIES }, signal }),
    placeholderData: keepPreviousData,
  });
}
