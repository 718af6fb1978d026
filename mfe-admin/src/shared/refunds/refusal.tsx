import type { Violation } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import styles from './refund-dialog.module.css';

/** Violations of fields that a refusal names. */
export const violationsOf = (error: unknown): readonly Violation[] =>
  isApiError(error) ? (error.problem.violations ?? []) : [];

/** A refusal that is about no field which stands here. */
export function Refusal({ error, fields }: { readonly error: unknown; readonly fields: readonly string[] }) {
  const violations = violationsOf(error);
  const isShown =
    violations.length > 0 && violations.every(({ propertyPath }) => fields.includes(propertyPath));
  if (!error || isShown) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {reasonOf(outcomeOf(error))}
    </p>
  );
}
