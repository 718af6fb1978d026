import { goneAtField } from '../../shared/person/material-gone.logic.ts';
import type { Rejection } from '../../shared/rejection.logic.ts';
import type { Trouble } from './change.ts';

const isOfPerson = ({ propertyPath }: { readonly propertyPath: string }) =>
  propertyPath.startsWith('person.');

/** What the server holds against fields of the person who was typed; null where it does not name any. */
export function rejectionOf<Values extends object>(
  trouble: Trouble | null,
  values: Values | undefined,
): Rejection<Values> | null {
  if (!values) return null;
  if (trouble?.kind === 'gone')
    return { values, violations: [goneAtField(trouble.gone, trouble.detail, values, 'person')] };
  if (trouble?.kind !== 'invalid' || !trouble.violations.some(isOfPerson)) return null;
  return { values, violations: trouble.violations };
}
