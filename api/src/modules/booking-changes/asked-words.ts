import type { Violation } from '@firn/shared-contracts/shell';
import type { Visitor } from '../../lib/principal.ts';
import { forbiddenToWrite } from '../../lib/problem.ts';
import type { ChangeWords } from './asked-change.ts';

/** Fields for admins alone. */
const OF_OFFICE = ['reason', 'override', 'notify', 'fee'] as const;

/** @throws 403 naming the fields that only the office may send. */
export function requireOwnWords(body: object, { permissions }: Visitor): void {
  const fields = OF_OFFICE.filter((field) => field in body);
  if (fields.length > 0 && !permissions.isAdmin) throw forbiddenToWrite(fields);
}

/** What a change needs besides what a schema can say: a preview needs nothing. */
export function wordViolations(body: ChangeWords & { readonly fee?: number }): Violation[] {
  const { expectedTotal, override, fee, reason } = body;
  const violations: Violation[] = [];
  if (expectedTotal === undefined)
    violations.push({
      propertyPath: 'expectedTotal',
      message: 'Bitte gib das Total an, das die Vorschau nennt.',
    });
  if ((override || fee !== undefined) && !reason?.trim())
    violations.push({ propertyPath: 'reason', message: 'Bitte gib einen Grund an.' });
  return violations;
}
