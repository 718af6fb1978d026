import type { ActivityResponse, Collection } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { CARD_PROPERTIES, type EventCardData } from '../../shared/event-card/event-card.fields.ts';

export const START_PAGE = 'startseite';
const NEXT_EVENTS = 6;

/** The next dates a guest can still book. */
export const nextEventsQuery = (api: ApiClient, now: Date) =>
  queryOptions({
    queryKey: ['next-events'],
    queryFn: async ({ signal }) => {
      const query = {
        ...CARD_PROPERTIES,
        itemsPerPage: NEXT_EVENTS,
        order: { start: 'asc' },
        registrationDeadline: { after: now.toISOString() },
      };
      const answer = await api.get<Collection<EventCardData>>('/api/events', { query, signal });
      return answer['hydra:member'];
    },
  });

export type ActivityEntry = Pick<ActivityResponse, '@id' | 'id' | 'title'>;

/** The main activities (`mainFilter`). */
export const mainActivitiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['main-activities'],
    queryFn: async ({ signal }) => {
      const query = { mainFilter: true, pagination: false, properties: ['id', 'title'] };
      const answer = await api.get<Collection<ActivityEntry>>('/api/activities', { query, signal });
      return answer['hydra:member'];
    },
  });
