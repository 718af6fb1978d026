import type { Violation } from './violation.ts';

interface Checked {
  readonly commissionPercent: number | null;
  readonly commissionPerPerson: number | null;
}

/** Says of a partner what no schema can (docs/domain/partners.md#record). */
export function partnerViolations({ commissionPercent, commissionPerPerson }: Checked): Violation[] {
  if ((commissionPercent === null) !== (commissionPerPerson === null)) return [];
  const message =
    commissionPercent === null
      ? 'Bitte gib eine Provision an: in Prozent oder pro Person.'
      : 'Bitte gib die Provision entweder in Prozent oder pro Person an.';
  return [{ propertyPath: 'commissionPercent', message }];
}
