import type { PrivateRequestState } from '@firn/shared-contracts/domain';
import type { StateMachine } from '../../records/state-machine.domain.ts';

/** Every step of a private request (docs/domain/states.md#private-request). */
export const privateRequestMachine: StateMachine<PrivateRequestState, null> = {
  entity: 'private_request',
  steps: [
    { from: ['new'], to: 'offered', by: ['office'] },
    { from: ['new', 'offered'], to: 'declined', by: ['office'] },
    { from: ['new'], to: 'withdrawn', by: ['guest'] },
    { from: ['offered'], to: 'declined', by: ['guest'] },
    { from: ['offered'], to: 'booked', by: ['guest', 'office'] },
    { from: ['offered'], to: 'expired', by: ['system'] },
  ],
};
