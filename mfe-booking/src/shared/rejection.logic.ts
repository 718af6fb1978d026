import type { Violation } from '@firn/shared-contracts/shell';
import { getIn } from 'final-form';

/** The server's violations of what was sent; each counts until its field has another value. */
export interface Rejection<Values extends object = object> {
  readonly values: Values;
  readonly violations: readonly Violation[];
}

/** A value the server refused stays invalid until it is changed. */
export function stillRejected<Values extends object>(
  rejection: Rejection<Values> | null,
  values: Values,
): Violation[] {
  if (!rejection) return [];
  return rejection.violations.filter(
    ({ propertyPath }) => getIn(values, propertyPath) === getIn(rejection.values, propertyPath),
  );
}
