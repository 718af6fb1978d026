import type { EventResponse } from '@firn/shared-contracts/api';
import { type Rentable, rentableQuery } from '@firn/shared-ui/material-choice';
import { useShell } from '@firn/shared-ui/remote';
import { skipToken, useQuery } from '@tanstack/react-query';

/** What an event rents; null while that is not known, and where it rents nothing. */
export function useRentable(event: EventResponse | undefined): Rentable | null {
  const { api } = useShell();
  const rents = event !== undefined && event.rentingMaterials.length > 0;
  const { data } = useQuery(
    rents ? rentableQuery(api, event) : { queryKey: ['rentable', 'nothing'], queryFn: skipToken },
  );
  return data ?? null;
}
