import type { BookingResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { activePersons } from './may-change.logic.ts';

const events = resource('events');

/** Whether there is material to choose: the event rents some, or somebody has some already. */
export function useRents(booking: BookingResponse, isOpen: boolean): boolean {
  const { api } = useShell();
  const hasSome = activePersons(booking).some(({ rentingMaterial }) => rentingMaterial.length > 0);
  const { data } = useQuery({
    ...events.item(api, booking.event.id),
    queryFn: ({ signal }) => events.read(api, booking.event.id, { signal, quiet: true }),
    // An event that is not public any more offers nothing new.
    retry: false,
    enabled: isOpen && !hasSome,
  });
  return isOpen && (hasSome || (data !== undefined && data.rentingMaterials.length > 0));
}
