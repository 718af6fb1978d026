import type { EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

/** The events that this browser keeps; one that is not there any more is left out. */
export const keptEventsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['kept-events', ids],
    queryFn: async ({ signal }): Promise<readonly EventResponse[]> => {
      const read = (id: string) =>
        nullIfMissing(api.get<EventResponse>(`/api/events/${id}`, { signal, quiet: true }));
      const found = await Promise.all(ids.map(read));
      return found.filter((event) => event !== null);
    },
  });
