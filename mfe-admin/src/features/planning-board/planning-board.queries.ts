import type { PlanningBoardResponse } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const PATH = '/api/planning-board';

export const WEEKS = 12;
export const BOARD_KEY = [PATH] as const;

export const boardQuery = (api: ApiClient, from: LocalDate) =>
  queryOptions({
    queryKey: [...BOARD_KEY, from],
    queryFn: ({ signal }) => api.get<PlanningBoardResponse>(PATH, { signal, query: { from, weeks: WEEKS } }),
    placeholderData: keepPreviousData,
    // Others plan, too.
    refetchOnWindowFocus: true,
  });
