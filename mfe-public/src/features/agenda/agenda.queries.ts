import type {
  ActivityResponse,
  Collection,
  LevelResponse,
  SleepingStyleResponse,
  TagResponse,
  UserResponse,
} from '@firn/shared-contracts/api';
import type { ApiClient, Query } from '@firn/shared-contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EventCardData } from '../../shared/event-card/event-card.fields.ts';
import { type AgendaFilters, eventsQueryOf } from './filters.logic.ts';
import { sortLevels } from './levels.logic.ts';

export interface EventPage {
  readonly events: readonly EventCardData[];
  readonly total: number;
}

export const eventsQuery = (api: ApiClient, filters: AgendaFilters) =>
  queryOptions({
    queryKey: ['agenda', filters],
    queryFn: async ({ signal }): Promise<EventPage> => {
      const options = { query: eventsQueryOf(filters), signal };
      const answer = await api.get<Collection<EventCardData>>('/api/events', options);
      return { events: answer['hydra:member'], total: answer['hydra:totalItems'] };
    },
    placeholderData: keepPreviousData,
  });

export interface FilterOption {
  readonly id: string;
  readonly title: string;
}

/** The options of filters that the office maintains. */
export interface FilterOptions {
  readonly activities: readonly FilterOption[];
  readonly level: readonly FilterOption[];
  readonly sleepingStyle: readonly FilterOption[];
  readonly guides: readonly FilterOption[];
  readonly tags: readonly FilterOption[];
}

const MINUTES = 60_000;
const toOption = ({ id, title }: FilterOption): FilterOption => ({ id, title });

async function readFilterOptions(api: ApiClient, signal: AbortSignal): Promise<FilterOptions> {
  const list = async <T>(path: string, query: Query): Promise<readonly T[]> => {
    const all = { pagination: false, ...query };
    return (await api.get<Collection<T>>(path, { query: all, signal }))['hydra:member'];
  };
  const properties = ['id', 'title', 'position'];
  const [activities, levels, sleepingStyles, tags, guides] = await Promise.all([
    list<ActivityResponse>('/api/activities', { mainFilter: true, properties }),
    list<LevelResponse>('/api/levels', { properties }),
    list<SleepingStyleResponse>('/api/sleeping_styles', { properties }),
    list<TagResponse>('/api/tags', { properties }),
    list<UserResponse>('/api/users', { roles: 'ROLE_GUIDE', properties: ['id', 'fullName'] }),
  ]);
  return {
    activities: activities.map(toOption),
    level: sortLevels(levels).map(toOption),
    sleepingStyle: sleepingStyles.map(toOption),
    tags: tags.map(toOption),
    guides: guides.map(({ id, fullName }) => ({ id, title: fullName })),
  };
}

/** One cache entry for all lists: they load together, and the inlined data stays small. */
export const filterOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['agenda-filter-options'],
    queryFn: ({ signal }) => readFilterOptions(api, signal),
    staleTime: 5 * MINUTES,
  });
