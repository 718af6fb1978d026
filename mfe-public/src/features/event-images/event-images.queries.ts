import type { EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

export type EventImages = Pick<EventResponse, 'id' | 'slug' | 'title' | 'images'>;

/** Title and pictures of an event, or null when there is no such event. */
export const eventImagesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event-images', id],
    queryFn: ({ signal }) => {
      const query = { properties: ['id', 'slug', 'title', 'images'] };
      const path = `/api/events/${encodeURIComponent(id)}`;
      return nullIfMissing(api.get<EventImages>(path, { query, signal, quiet: true }));
    },
  });
