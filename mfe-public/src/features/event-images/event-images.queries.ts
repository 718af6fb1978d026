import type { EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

const events = resource('events');

export type EventImages = Pick<EventResponse, 'id' | 'slug' | 'title' | 'images'>;

/** Title and pictures of an event, or null when there is no such event. */
export const eventImagesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event-images', id],
    queryFn: ({ signal }): Promise<EventImages | null> => {
      const query = { properties: ['id', 'slug', 'title', 'images'] } as const;
      return nullIfMissing(events.read(api, id, { query, signal, quiet: true }));
    },
  });
