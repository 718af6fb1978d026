import type { Collection, EventMessageResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export const messagesPath = (eventIri: string): string => `${eventIri}/messages`;

/** What participants of an event were written, the newest first. */
export const messagesQuery = (api: ApiClient, eventIri: string) =>
  queryOptions({
    queryKey: [messagesPath(eventIri)],
    queryFn: ({ signal }) =>
      api.get<Collection<EventMessageResponse>>(messagesPath(eventIri), { signal, quiet: true }),
  });
