import type { Collection, ParticipantResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Persons of an event. The API answers guides of the event and admins only. */
export function participantsQuery(api: ApiClient, event: string) {
  return queryOptions({
    queryKey: ['participants', event],
    queryFn: ({ signal }) =>
      api.get<Collection<ParticipantResponse>>('/api/booking_persons', {
        query: { event, pagination: false },
        signal,
      }),
  });
}
