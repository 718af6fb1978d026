import type { BookingChangePreview } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { type BookingChange, PREVIEW_KEY } from './booking-change.ts';

/** What a change would do, by a dry run; nothing is asked while it is not known which change. */
export function useChangePreview(change: BookingChange | null) {
  const { api } = useShell();
  return useQuery({
    queryKey: [PREVIEW_KEY, change],
    queryFn: ({ signal }) =>
      api.post<BookingChangePreview>(change?.path ?? '', change?.body ?? {}, {
        query: { dryRun: 1 },
        quiet: true,
        signal,
      }),
    enabled: change !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
