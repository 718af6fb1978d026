import type { BookingPersonState } from '@firn/shared-contracts/domain';
import type { StateMachine } from '../../records/state-machine.domain.ts';

/** How a person leaves a booking (docs/domain/states.md#booking-person). */
export const leavingMachine: StateMachine<BookingPersonState, null> = {
  entity: 'booking_person',
  steps: [
    { from: ['active'], to: 'cancelled', by: ['guest', 'office'] },
    { from: ['active'], to: 'replaced', by: ['guest', 'office'] },
  ],
};
