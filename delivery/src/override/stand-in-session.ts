import type { MeResponse } from '@firn/shared-contracts/api';
import { permissionsOf } from '@firn/shared-contracts/domain';
import { type SessionState, sessionOf } from '@firn/shared-contracts/shell';

const ID = '00000000-0000-4000-8000-000000000001';
const ROLES = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_GUIDE'];
const GROUPS = ['partner'];

/** What `/api/me` answers during a verification: a user with all permissions, so that every page opens. */
export const STAND_IN_ME: MeResponse = {
  '@id': '/api/me',
  '@type': 'Me',
  id: ID,
  user: `/api/users/${ID}`,
  email: 'verification@firn.invalid',
  firstName: 'Vera',
  lastName: 'Prüfung',
  fullName: 'Vera Prüfung',
  profile: null,
  roles: ROLES,
  groups: GROUPS,
  permissions: permissionsOf({
    roles: ROLES,
    groups: GROUPS,
    spontaneousTourPermission: true,
    tourCreatePermission: true,
  }),
  impersonator: null,
  csrfToken: 'verification',
};

/** Exists only in the page state of a verification; the API has no such session. */
export const STAND_IN_SESSION: SessionState = sessionOf(STAND_IN_ME);
