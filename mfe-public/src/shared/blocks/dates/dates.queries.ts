import type { BlockData } from '@firn/shared-contracts/content';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { CARD_PROPERTIES, type EventCardData } from '../../event-card/event-card.fields.ts';
import { idIn } from '../../id-in.ts';

const events = resource('events');

type Filter = Pick<BlockData<'dates'>, 'activity' | 'level' | 'tag' | 'count'>;

/** The next bookable dates of an activity, a level and a tag, as the agenda finds them. */
export const blockDatesQuery = (api: ApiClient, { activity, level, tag, count }: Filter) =>
  queryOptions({
    queryKey: ['block-dates', activity, level, tag, count],
    queryFn: async ({ signal }): Promise<readonly EventCardData[]> => {
      const query = {
        ...(activity && { activities: [activity] }),
        ...(level && { level: [level] }),
        ...(tag && { tags: [tag] }),
        bookable: true,
        order: { start: 'asc' },
        itemsPerPage: count,
        ...CARD_PROPERTIES,
      };
      const answer = await events.readList(api, query, { signal });
      return answer['hydra:member'];
    },
  });

/** The agenda with the same filter. */
export function agendaOf({ activity, level, tag }: Omit<Filter, 'count'>): string {
  const search = new URLSearchParams();
  if (activity) search.set('activities', idIn(activity));
  if (level) search.set('level', idIn(level));
  if (tag) search.set('tags', idIn(tag));
  return search.size === 0 ? '/agenda' : `/agenda?${search}`;
}
