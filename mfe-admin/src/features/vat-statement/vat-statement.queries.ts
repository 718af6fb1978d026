import type { VatStatementResponse } from '@firn/shared-contracts/api';
import type { Period } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const PATH = '/api/finance/vat-statement';

export const statementQuery = (api: ApiClient, { from, to }: Period) =>
  queryOptions({
    queryKey: [PATH, from, to],
    queryFn: ({ signal }) => api.get<VatStatementResponse>(PATH, { signal, query: { from, to } }),
    placeholderData: keepPreviousData,
  });
