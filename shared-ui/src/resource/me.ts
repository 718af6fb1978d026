import type { MeResponse } from '@firn/shared-contracts/api';
import type { ApiClient, RequestOptions } from '@firn/shared-contracts/shell';

/** Whom the API takes the visitor for. */
export function readMe(api: ApiClient, options?: RequestOptions): Promise<MeResponse> {
  return api.get('/api/me', options);
}
