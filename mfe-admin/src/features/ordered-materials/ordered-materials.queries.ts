import type { Collection, RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import { addDays, type LocalDate } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import type { QueryClient } from '@tanstack/react-query';

export const orders = resource('renting_material_orders');

/** Days that the store looks ahead, today among them. */
export const DAYS_AHEAD = 7;

/** Orders of the events from today on that have not come back. */
export const outgoingQuery = (api: ApiClient, today: LocalDate) =>
  orders.list(api, {
    state: ['requested', 'reserved', 'handed_out'],
    from: today,
    to: addDays(today, DAYS_AHEAD - 1),
    pagination: false,
  });

/** Everything that is with guests, however long. */
export const handedOutQuery = (api: ApiClient) =>
  orders.list(api, { state: ['handed_out'], pagination: false });

/** Puts an order in the place of its older state, in every list; what is on its way may be older still. */
export async function replaceOrder(client: QueryClient, order: RentingMaterialOrderResponse): Promise<void> {
  const { lists } = orders.keys;
  await client.cancelQueries({ queryKey: lists });
  client.setQueriesData<Collection<RentingMaterialOrderResponse>>(
    { queryKey: lists },
    (list) =>
      list && {
        ...list,
        'hydra:member': list['hydra:member'].map((each) => (each['@id'] === order['@id'] ? order : each)),
      },
  );
}
