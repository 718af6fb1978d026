import type { BookingResponse, EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

const events = resource('events');

const PROPERTIES = [
  'id',
  'start',
  'end',
  'availability',
  'freePlaces',
  'onRequest',
  'priceFrom',
  'priceFromSac',
  'state',
] as const satisfies readonly (keyof EventResponse)[];

export type OtherDate = Pick<EventResponse, '@id' | (typeof PROPERTIES)[number]>;

/** As many as the API gives at once: no tour has more dates ahead. */
const MOST_DATES = 100;

const BOOKABLE: readonly EventResponse['availability'][] = ['bookable', 'few'];

/** The other dates of the event's offer that a booking may move to, the next one first; those on request for a request. */
export const otherDatesQuery = (
  api: ApiClient,
  { state, event: { id: eventId } }: Pick<BookingResponse, 'state' | 'event'>,
  now: Date,
) =>
  queryOptions({
    queryKey: ['other-dates', eventId, state],
    queryFn: async ({ signal }): Promise<OtherDate[]> => {
      const options = { signal, quiet: true } as const;
      const { offer } = await events.read(api, eventId, options);
      const query = {
        offer,
        'start[after]': now.toISOString(),
        'order[start]': 'asc',
        itemsPerPage: MOST_DATES,
        properties: PROPERTIES,
      };
      const found = await events.readList(api, query, options);
      return found['hydra:member'].filter(
        ({ id, availability, onRequest }) =>
          id !== eventId && BOOKABLE.includes(availability) && (!onRequest || state === 'requested'),
      );
    },
    // Seats come and go.
    staleTime: 0,
  });
