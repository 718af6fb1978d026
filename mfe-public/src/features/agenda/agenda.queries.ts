import { zurichDate } from '@firn/shared-contracts/domain';
import type { ApiClient, ShellServices } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EventCardData } from '../../shared/event-card/event-card.fields.ts';
import { type AgendaFilters, blocksOf, eventsQueryOf, shownOf } from './filters.logic.ts';
import { sortLevels } from './levels.logic.ts';

const events = resource('events');
const activities = resource('activities');
const levels = resource('levels');
const sleepingStyles = resource('sleeping_styles');
const tags = resource('tags');
const users = resource('users');

export interface EventPage {
  readonly events: readonly EventCardData[];
  readonly total: number;
}

export const eventsQuery = ({ api, now }: Pick<ShellServices, 'api' | 'now'>, filters: AgendaFilters) =>
  queryOptions({
    queryKey: ['agenda', filters],
    queryFn: async ({ signal }): Promise<EventPage> => {
      const query = eventsQueryOf(filters, zurichDate(now()));
      const answers = await Promise.all(
        blocksOf(filters).map((block) => events.readList(api, { ...query, ...block }, { signal })),
      );
      const found: EventCardData[] = answers.flatMap((answer) => answer['hydra:member']);
      return { events: found.slice(0, shownOf(filters)), total: answers[0]?.['hydra:totalItems'] ?? 0 };
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
  /** Those that a link may choose, and the form shows only then. */
  readonly otherActivities: readonly FilterOption[];
  readonly level: readonly FilterOption[];
  readonly sleepingStyle: readonly FilterOption[];
  readonly guides: readonly FilterOption[];
  readonly tags: readonly FilterOption[];
}

const MINUTES = 60_000;
const toOption = ({ id, title }: FilterOption): FilterOption => ({ id, title });

const ALL = { pagination: false, properties: ['id', 'title', 'position'] } as const;
const ALL_TAGS = { pagination: false, properties: ['id', 'title'] } as const;
const ALL_GUIDES = { pagination: false, roles: 'ROLE_GUIDE', properties: ['id', 'fullName'] } as const;

async function readFilterOptions(api: ApiClient, signal: AbortSignal): Promise<FilterOptions> {
  const [kinds, grades, styles, words, guides] = await Promise.all([
    activities.readList(api, { ...ALL, properties: [...ALL.properties, 'mainFilter'] }, { signal }),
    levels.readList(api, ALL, { signal }),
    sleepingStyles.readList(api, ALL, { signal }),
    tags.readList(api, ALL_TAGS, { signal }),
    users.readList(api, ALL_GUIDES, { signal }),
  ]);
  return {
    activities: kinds['hydra:member'].filter(({ mainFilter }) => mainFilter).map(toOption),
    otherActivities: kinds['hydra:member'].filter(({ mainFilter }) => !mainFilter).map(toOption),
    level: sortLevels(grades['hydra:member']).map(toOption),
    sleepingStyle: styles['hydra:member'].map(toOption),
    tags: words['hydra:member'].map(toOption),
    guides: guides['hydra:member'].map(({ id, fullName }) => ({ id, title: fullName })),
  };
}

/** One cache entry for all lists: they load together, and the inlined data stays small. */
export const filterOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['agenda-filter-options'],
    queryFn: ({ signal }) => readFilterOptions(api, signal),
    staleTime: 5 * MINUTES,
  });
