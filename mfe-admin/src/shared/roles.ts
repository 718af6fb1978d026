/** Roles that a person is given, weakest first; every account has `ROLE_USER` besides. */
export const ROLES = ['ROLE_GUIDE', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const;
