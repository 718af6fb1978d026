import type { SeatOptionState } from '@firn/shared-contracts/domain';
import type { StateMachine } from '../../records/state-machine.domain.ts';

/** Every step of an option (docs/domain/states.md#option). */
export const seatOptionMachine: StateMachine<SeatOptionState, null> = {
  entity: 'seat_option',
  steps: [
    { from: ['open'], to: 'booked', by: ['guest', 'office'] },
    { from: ['open'], to: 'released', by: ['office', 'system'] },
    { from: ['open'], to: 'expired', by: ['system'] },
  ],
};
