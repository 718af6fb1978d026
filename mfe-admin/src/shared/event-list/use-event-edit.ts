import type { EventPatch } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, type Stored, useWrite } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';

const events = resource('events');

/** Stores a change of one event from its row; says why it was refused, and reads the list anew. */
export function useEventEdit() {
  const { toasts } = useShell();
  const client = useQueryClient();
  const { patch } = useWrite(events);
  return async (event: Stored, changes: EventPatch): Promise<void> => {
    try {
      await patch(event, changes);
    } catch (error) {
      toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) });
      await client.refetchQueries({ queryKey: events.keys.lists, type: 'active' });
    }
  };
}
