import type { ApiClient } from '@firn/shared-contracts/shell';
import type { EntitySource } from '@firn/shared-ui/form';
import { resource } from '@firn/shared-ui/resource';

const events = resource('events');
const bookings = resource('bookings');
const offers = resource('offers');

/** Where the form of a task looks for what it is about. */
export const taskSources = (api: ApiClient) =>
  ({
    event: {
      resourceName: 'events',
      search: async (text, signal) => {
        const by = { by: 'search', properties: ['code', 'title'] } as const;
        const found = await events.search(api, text, by, signal);
        return found.map(({ '@id': value, code, title }) => ({ value, label: `${code}, ${title}` }));
      },
    },
    booking: {
      resourceName: 'bookings',
      search: async (text, signal) => {
        const by = { by: 'freequery', properties: ['bookingNumber', 'booker'] } as const;
        const found = await bookings.search(api, text, by, signal);
        return found.map(({ '@id': value, bookingNumber, booker }) => ({
          value,
          label: `${bookingNumber}, ${booker.firstName} ${booker.lastName}`,
        }));
      },
    },
    offer: {
      resourceName: 'offers',
      search: async (text, signal) => {
        const by = { by: 'title', properties: ['title'] } as const;
        const found = await offers.search(api, text, by, signal);
        return found.map(({ '@id': value, title }) => ({ value, label: title }));
      },
    },
  }) as const satisfies Record<string, EntitySource>;
