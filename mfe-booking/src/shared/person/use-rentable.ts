import type { EventResponse } from '@firn/shared-contracts/api';
import { type Rentable, rentableQuery } from '@firn/shared-ui/material-choice';
import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';

interface AskedRentable {
  /** Null while it is not known, and where nothing is rented. */
  readonly rentable: Rentable | null;
  readonly isPending: boolean;
  /** Asks again; null unless the answer failed. */
  readonly retry: (() => void) | null;
}

/** What can be rented for an event: asked for only where it says that something can. */
export function useRentable(
  event: Pick<EventResponse, '@id' | 'durationDays' | 'rentingMaterials'>,
): AskedRentable {
  const { api } = useShell();
  const asked = useQuery({ ...rentableQuery(api, event), enabled: event.rentingMaterials.length > 0 });
  return {
    rentable: asked.data ?? null,
    isPending: asked.isLoading,
    retry: asked.isError ? () => void asked.refetch() : null,
  };
}
