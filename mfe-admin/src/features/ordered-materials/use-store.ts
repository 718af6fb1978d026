import type { RentingMaterialOrderTransition } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { pieceName } from '../../shared/renting-material/piece-name.ts';
import type { View } from './groups.logic.ts';
import { handedOutQuery, outgoingQuery } from './ordered-materials.queries.ts';
import { type ShownOrder, shownOrder } from './shown-order.logic.ts';
import { useStepQueue } from './use-step-queue.ts';

/** The orders as the store shows them, and the way to their steps. Both lists are read: labels are looked for in both. */
export function useStore(view: View, today: LocalDate) {
  const { api } = useShell();
  const { steps, queue } = useStepQueue();
  const outgoing = useQuery({ ...outgoingQuery(api, today), refetchOnWindowFocus: true });
  const handedOut = useQuery({ ...handedOutQuery(api), refetchOnWindowFocus: true });
  const asked = view === 'zurueck' ? handedOut : outgoing;
  const shown = ({ data }: typeof asked) => data?.['hydra:member'].map((order) => shownOrder(order, steps));
  const all = [...(shown(handedOut) ?? []), ...(shown(outgoing) ?? [])];
  const step = (order: ShownOrder, body: RentingMaterialOrderTransition, picture?: string | null) =>
    queue.add({
      order: order['@id'],
      version: order.version,
      name: `${order.person.fullName}, ${pieceName(order)}`,
      body,
      ...(picture && { picture }),
    });
  return {
    orders: shown(asked),
    all,
    error: asked.error,
    refetch: () => void asked.refetch(),
    step,
    steps,
    queue,
  };
}
