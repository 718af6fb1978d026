import type { UserState } from '@firn/shared-contracts/api';
import type { Condition, StateMachine } from '../../records/state-machine.domain.ts';
import { isStaff } from './user-authority.domain.ts';

/** What the steps of an account depend on. */
export interface AccountFacts {
  /** Bookings that are neither over nor called off. */
  readonly openBookings: number;
  readonly roles: readonly string[];
}

/** Until then an account is needed (docs/domain/privacy.md#access-and-deletion). */
const DELETABLE: readonly Condition<AccountFacts>[] = [
  {
    propertyPath: 'bookings',
    message: 'Es gibt noch offene Buchungen. Sie müssen zuerst vorbei oder annulliert sein.',
    isMet: ({ openBookings }) => openBookings === 0,
  },
  {
    propertyPath: 'roles',
    message: 'Wer führt oder im Büro arbeitet, gibt zuerst diese Rolle ab.',
    isMet: ({ roles }) => !isStaff(roles),
  },
];

const OFFICE = ['office', 'super-admin'] as const;

/** Every step of an account (docs/domain/states.md#account). Confirming it is the work of registration. */
export const accountMachine: StateMachine<UserState, AccountFacts> = {
  entity: 'user',
  steps: [
    // By the system where the owner took a change of the address back that cannot be.
    { from: ['active'], to: 'locked', by: [...OFFICE, 'system'] },
    { from: ['locked'], to: 'active', by: OFFICE },
    {
      // By the system where somebody was inactive for years.
      from: ['guest', 'unconfirmed', 'active', 'locked'],
      to: 'deleted',
      by: ['guest', ...OFFICE, 'system'],
      conditions: DELETABLE,
    },
  ],
};
