import {
  type Collection,
  type CreateOf,
  etagOf,
  type ItemOf,
  type PatchOf,
  type ResourceName,
} from '@firn/shared-contracts/api';
import type { ApiClient, RequestOptions } from '@firn/shared-contracts/shell';
import type { Asking, ItemQuery, Resource, Row, Stored } from './resource.types.ts';
import { resourceKeys } from './resource-keys.ts';

const FOUND_AT_ONCE = 20;

const changing = (item: Stored): RequestOptions => ({ quiet: true, ifMatch: etagOf(item) });

/** How a collection of the API is read and written. `path` differs from `/api/{name}` for a nested collection. */
export function resource<Name extends ResourceName>(
  name: Name,
  path = `/api/${name}`,
): Resource<ItemOf<Name>, CreateOf<Name>, PatchOf<Name>> {
  type Item = ItemOf<Name>;
  const keys = resourceKeys(path);
  const readList = <Asked extends ItemQuery<Item>>(api: ApiClient, query: Asked, options?: RequestOptions) =>
    api.get<Collection<Row<Item, Asked>>>(path, { ...options, query });
  const read = <Read>(api: ApiClient, id: string, options?: RequestOptions) =>
    api.get<Read>(`${path}/${encodeURIComponent(id)}`, options);
  const item = (api: ApiClient, id: string): Asking<Item> => ({
    queryKey: keys.item(id),
    queryFn: ({ signal }) => read(api, id, { signal }),
  });
  return {
    path,
    keys,
    readList,
    read,
    list: (api, query) => ({
      queryKey: keys.list(query),
      queryFn: ({ signal }) => readList(api, query, { signal }),
    }),
    item,
    search: async (api, text, { by, properties, query, itemsPerPage = FOUND_AT_ONCE }, signal) => {
      const asked = { ...query, [by]: text, itemsPerPage, properties };
      const options = { quiet: true, ...(signal && { signal }) };
      return (await readList(api, asked, options))['hydra:member'];
    },
    prefetch: (client, api, id) => client.prefetchQuery(item(api, id)),
    create: (api, body, options) => api.post(path, body, { quiet: true, ...options }),
    patch: (api, stored, changes) => api.patch(stored['@id'], changes, changing(stored)),
    remove: (api, stored) => api.delete(stored['@id'], changing(stored)),
    transition: (api, stored, to) => api.post(`${stored['@id']}/transition`, to, changing(stored)),
  };
}
