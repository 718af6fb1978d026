import type { EventState, ReservationState } from '@firn/shared-contracts/domain';
import type { Condition, StateMachine } from '../../records/state-machine.domain.ts';

/** What the steps of a reservation depend on. */
export interface ReservationFacts {
  /** The beds that it would be asked for. */
  readonly persons: number;
  readonly eventState: EventState;
}

const takesPlace: Condition<ReservationFacts> = {
  propertyPath: 'event',
  message: 'Der Event findet nicht mehr statt. Sag die Reservation ab.',
  isMet: ({ eventState }) => eventState !== 'cancelled',
};

const hasSomebody: Condition<ReservationFacts> = {
  propertyPath: 'numberOfBeds',
  message: 'Noch ist niemand gebucht. Bitte gib an, wie viele Betten du willst.',
  isMet: ({ persons }) => persons > 0,
};

const OFFICE = ['office', 'super-admin'] as const;

/** docs/domain/accommodations.md#states */
export const reservationMachine: StateMachine<ReservationState, ReservationFacts> = {
  entity: 'event_accommodation',
  steps: [
    {
      from: ['planned', 'requested', 'confirmed'],
      to: 'requested',
      by: OFFICE,
      conditions: [takesPlace, hasSomebody],
    },
    { from: ['requested'], to: 'confirmed', by: OFFICE, conditions: [takesPlace] },
    { from: ['planned', 'requested', 'confirmed'], to: 'cancelled', by: OFFICE },
  ],
};
