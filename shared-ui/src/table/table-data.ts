import type { Collection } from '@firn/shared-contracts/api';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TableData } from './data-table.types.ts';

/** A collection's query as a table shows it. A failed refresh keeps the current rows. */
export function tableDataOf<Row>(query: UseQueryResult<Collection<Row>>): TableData<Row> {
  return {
    rows: query.data?.['hydra:member'],
    isUpdating: query.isFetching,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
}
