import type { BexioChoices, BexioResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

const PATH = '/api/bexio';
const connections = resource('bexio');

/** The one connection, which stands at the address of its collection. */
export const bexio: typeof connections = {
  ...connections,
  item: (api, id) => ({
    queryKey: connections.keys.item(id),
    queryFn: ({ signal }) => api.get<BexioResponse>(PATH, { signal }),
  }),
};

export const bexioDocuments = resource('bexio_documents', `${PATH}/documents`);

/** Apart from the connection: they are asked of bexio itself, and of none once the connection has ended. */
export const choicesQuery = (api: ApiClient) => ({
  queryKey: ['bexio-choices'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.get<BexioChoices>(`${PATH}/choices`, { signal, quiet: true }),
});
