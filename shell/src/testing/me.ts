import type { MeResponse } from '@firn/shared-contracts/api';
import type { SessionState } from '@firn/shared-contracts/shell';

/** The answer of `GET /api/me` for a session. */
export function meOf({ user, permissions, impersonator }: SessionState, csrfToken = 'token-2'): MeResponse {
  return {
    '@id': '/api/me',
    '@type': 'Me',
    id: user?.id ?? null,
    user: user?.iri ?? null,
    email: user?.email ?? null,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    fullName: user?.fullName ?? '',
    profile: null,
    roles: [...(user?.roles ?? [])],
    groups: [...(user?.groups ?? [])],
    permissions,
    impersonator,
    csrfToken,
  };
}
