import {
  type AdditionRequest,
  type BookingRuleContext,
  bookingPersonViolations,
} from '@firn/shared-contracts/api';
import {
  emptyPerson,
  type PersonValues,
  personRequest,
} from '../../shared/booking-form/person-values.logic.ts';
import { validateAs } from '../../shared/booking-form/validate-as.ts';
import { validateAdditionRequest } from './booking-people.validator.generated.js';

/** Somebody who joins a booking, and why the office lets them. */
export interface JoiningValues {
  readonly [field: string]: unknown;
  readonly person: PersonValues;
  readonly reason: string;
  readonly override: boolean;
  readonly notify: boolean;
  /** Whether something speaks against it that only an override goes over. */
  readonly isHindered: boolean;
}

export const emptyJoining = (): JoiningValues => ({
  person: emptyPerson(),
  reason: '',
  override: false,
  notify: true,
  isHindered: false,
});

/** The request without the total that it agrees to. */
export const joiningBody =
  (context: BookingRuleContext) =>
  ({ person, reason, override, notify, isHindered }: JoiningValues): AdditionRequest => ({
    person: personRequest(person, context),
    reason: (reason ?? '').trim(),
    notify: notify ?? true,
    ...(isHindered && override && { override }),
  });

export const validateJoining = (context: BookingRuleContext) =>
  validateAs<JoiningValues, AdditionRequest>(validateAdditionRequest, joiningBody(context));

export const personViolations = (values: PersonValues, context: BookingRuleContext) =>
  bookingPersonViolations(personRequest(values, context), 'person', context);

/** Whether enough is known of a person to ask what they would pay. */
export function isWhole(values: PersonValues, context: BookingRuleContext): boolean {
  const person = personRequest(values, context);
  return validateAdditionRequest({ person }) && personViolations(values, context).length === 0;
}
