import type { RegistrationRequest } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { passwordViolations } from '../auth/index.ts';

/** So long a late confirmation can be asked for again (docs/domain/accounts.md#registration). */
export const REGISTRATION_KEPT_MS = 7 * 86_400_000;

export function registrationViolations(request: RegistrationRequest): Violation[] {
  const violations = passwordViolations(request, request.email);
  if (request.acceptTerms) return violations;
  const message = 'Bitte akzeptiere die Bedingungen.';
  return [...violations, { propertyPath: 'acceptTerms', message }];
}

interface Holder {
  readonly passwordHash: string | null;
  readonly state: 'unconfirmed' | 'active' | 'locked' | 'deleted';
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
