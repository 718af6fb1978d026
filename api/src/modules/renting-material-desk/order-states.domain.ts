import type { MaterialOrderState, MaterialOrderStep } from '@firn/shared-contracts/domain';
import type { StateMachine } from '../../records/state-machine.domain.ts';

/** What is said of a piece that does not come back as it was. */
interface OrderFacts {
  readonly note: string;
}

const said = {
  propertyPath: 'note',
  message: 'Bitte schreib, was mit dem Material geschehen ist.',
  isMet: ({ note }: OrderFacts) => note.trim() !== '',
};

/** docs/domain/states.md#material-order */
export const orderMachine: StateMachine<MaterialOrderState, OrderFacts> = {
  entity: 'renting_material_order',
  steps: [
    { from: ['reserved'], to: 'handed_out', by: ['office'] },
    { from: ['handed_out'], to: 'returned', by: ['office'] },
    { from: ['handed_out'], to: 'damaged', by: ['office'], conditions: [said] },
    { from: ['handed_out'], to: 'lost', by: ['office'], conditions: [said] },
  ],
};

/** States to which steps lead; packing is no state. */
export const STATE_AFTER = {
  hand_out: 'handed_out',
  return: 'returned',
  damage: 'damaged',
  lose: 'lost',
} as const satisfies Partial<Record<MaterialOrderStep, MaterialOrderState>>;
