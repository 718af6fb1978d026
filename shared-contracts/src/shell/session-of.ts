import type { MeResponse } from '../api/users.ts';
import { NO_PERMISSIONS } from '../domain/permissions.ts';
import type { SessionState } from './services.ts';

/** The session that an answer of `/api/me` describes; without a complete user, nobody without permissions. */
export function sessionOf(me: MeResponse): SessionState {
  const { id, user: iri, email, firstName, lastName, fullName, roles, groups } = me;
  const isKnown = id !== null && iri !== null && email !== null;
  return {
    user: isKnown ? { iri, id, email, firstName, lastName, fullName, roles, groups } : null,
    permissions: isKnown ? me.permissions : NO_PERMISSIONS,
    impersonator: me.impersonator,
    ...(me.lacksSecondFactor && { lacksSecondFactor: true }),
  };
}
