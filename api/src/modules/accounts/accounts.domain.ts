import type { RegistrationRequest, UserState } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';

/** docs/domain/accounts.md#registration */
export const termsViolations = ({ acceptTerms }: Pick<RegistrationRequest, 'acceptTerms'>): Violation[] =>
  acceptTerms ? [] : [{ propertyPath: 'acceptTerms', message: 'Bitte akzeptiere die Bedingungen.' }];

interface Holder {
  readonly passwordHash: string | null;
  readonly state: UserState;
}

/**
 * What an address is to whoever registers it: free (nobody, or a guest without a password), taken by an account, or
 * closed, because the office locked the person.
 */
export function claimOf(holder: Holder | null): 'free' | 'taken' | 'closed' {
  if (!holder) return 'free';
  if (holder.state === 'locked' || holder.state === 'deleted') return 'closed';
  return holder.passwordHash === null ? 'free' : 'taken';
}
