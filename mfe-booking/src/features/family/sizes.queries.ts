import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

const properties = resource('renting_material_properties');

/** A page of the API holds them all. */
const MOST_PROPERTIES = 100;

/** Everything that rented material asks for. */
export const sizesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...properties.keys.lists, 'sizes'],
    queryFn: async ({ signal }) =>
      (await properties.readList(api, { itemsPerPage: MOST_PROPERTIES }, { signal, quiet: true }))[
        'hydra:member'
      ],
  });
