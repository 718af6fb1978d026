import type { SeatOptionLinkResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { optionPath } from '../../shared/seat-option.ts';

/** Reads what a link is about, which changes nothing. */
export const seatOptionQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['seat-option', token],
    queryFn: ({ signal }) => api.get<SeatOptionLinkResponse>(optionPath(token), { signal, quiet: true }),
    // The office or its moment may have ended it.
    staleTime: 0,
  });
