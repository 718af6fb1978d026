import type { RegistrationRequest, UserState } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';

/** So long a late confirmation can be asked for again (docs/domain/accounts.md#registration). */
export const REGISTRATION_KEPT_MS = 7 * 86_400_000;

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
