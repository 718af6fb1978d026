import type { CompanyResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import type { Asking } from './resource.types.ts';

/** What everybody may read of the settings. Quiet: no page fails without it. */
export const companyQuery = (api: ApiClient): Asking<CompanyResponse> => ({
  queryKey: ['company'],
  queryFn: ({ signal }) => api.get('/api/company', { signal, quiet: true }),
});
