import type { ActivityResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { CARD_PROPERTIES, type EventCardData } from '../../shared/event-card/event-card.fields.ts';

const events = resource('events');
const activities = resource('activities');

const NEXT_EVENTS = 6;

/** The next dates a guest can still book. */
export const nextEventsQuery = (api: ApiClient, now: Date) =>
  queryOptions({
    queryKey: ['next-events'],
    queryFn: async ({ signal }): Promise<readonly EventCardData[]> => {
      const query = {
        ...CARD_PROPERTIES,
        itemsPerPage: NEXT_EVENTS,
        order: { start: 'asc' },
        registrationDeadline: { after: now.toISOString() },
      };
      const answer = await events.readList(api, query, { signal });
      return answer['hydra:member'];
    },
  });

export type ActivityEntry = Pick<ActivityResponse, '@id' | 'id' | 'title'>;

/** The main activities (`mainFilter`). */
export const mainActivitiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['main-activities'],
    queryFn: async ({ signal }): Promise<readonly ActivityEntry[]> => {
      const query = { mainFilter: true, pagination: false, properties: ['id', 'title'] } as const;
      const answer = await activities.readList(api, query, { signal });
      return answer['hydra:member'];
    },
  });
