import type { OfferResponse, RentingMaterialResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

const materials = resource('renting_materials');

const PROPERTIES = ['title', 'grossPrice', 'perDay', 'depositNote'] as const;

/** A page of the API holds them all. */
const MOST_MATERIALS = 100;

export type RentalItem = Pick<RentingMaterialResponse, '@id' | (typeof PROPERTIES)[number]>;

/** What an event or an offer names to be rented. */
export type Renting = Pick<OfferResponse, 'rentingMaterials'>;

/** All that can be rented, by title: one answer for every page that names some of it. */
export const rentalQuery = (api: ApiClient, { rentingMaterials }: Renting) =>
  queryOptions({
    queryKey: [...materials.keys.lists, 'rental'],
    queryFn: async ({ signal }): Promise<readonly RentalItem[]> => {
      const query = { properties: PROPERTIES, itemsPerPage: MOST_MATERIALS };
      return (await materials.readList(api, query, { signal, quiet: true }))['hydra:member'];
    },
    enabled: rentingMaterials.length > 0,
  });
