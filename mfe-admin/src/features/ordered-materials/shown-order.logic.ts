import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import type { MaterialOrderStep } from '@firn/shared-contracts/domain';
import type { Queue } from './step-queue.logic.ts';

type Order = RentingMaterialOrderResponse;

/** An order as the store shows it. */
export interface ShownOrder extends Order {
  /** True while the server does not have the last step. */
  readonly isWaiting: boolean;
}

/** Fields of an order that a step sets. */
export const STEP_EFFECTS: Readonly<Record<MaterialOrderStep, Partial<Order>>> = {
  pack: { packed: true },
  unpack: { packed: false },
  hand_out: { state: 'handed_out' },
  return: { state: 'returned' },
  damage: { state: 'damaged' },
  lose: { state: 'lost' },
};

/** An order with the steps that wait done to it. A refused step, and what was built on it, changes nothing. */
export function shownOrder(order: Order, queue: Queue): ShownOrder {
  const own = queue.filter((step) => step.order === order['@id']);
  const refused = own.findIndex(({ refusal }) => refusal !== null);
  const waiting = refused < 0 ? own : own.slice(0, refused);
  const effects = waiting.map(({ body: { transition, piece } }) => ({
    ...STEP_EFFECTS[transition],
    ...(piece && { piece }),
  }));
  return Object.assign({ ...order, isWaiting: waiting.length > 0 }, ...effects) as ShownOrder;
}
