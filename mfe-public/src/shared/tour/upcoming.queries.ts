import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { CARD_PROPERTIES, type EventCardData } from '../event-card/event-card.fields.ts';

const events = resource('events');
const MAXIMUM = 12;

/** The next dates of an offer (by its IRI) or of a guide (by the user's IRI), soonest first. */
export function upcomingQuery(api: ApiClient, of: { readonly offer: string } | { readonly guides: string }) {
  return queryOptions({
    queryKey: ['upcoming', of],
    queryFn: async ({ signal }): Promise<readonly EventCardData[]> => {
      const query = { ...of, ...CARD_PROPERTIES, itemsPerPage: MAXIMUM, 'order[start]': 'asc' };
      const answer = await events.readList(api, query, { signal });
      return answer['hydra:member'];
    },
  });
}
