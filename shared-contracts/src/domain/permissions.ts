/**
 * Permission predicates (docs/domain/permissions.md#predicates), shared by the API, the gateway, the shell and the
 * remotes.
 */

/** The part of a user that decides what they may do. */
export interface Principal {
  readonly roles: readonly string[];
  readonly groups: readonly string[];
  readonly spontaneousTourPermission: boolean;
  readonly tourCreatePermission: boolean;
}

export interface Permissions {
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  readonly isGuide: boolean;
  readonly isPartnerGuide: boolean;
  readonly canCreateSpontaneousTours: boolean;
  readonly canCreateTours: boolean;
}

export const NO_PERMISSIONS: Permissions = {
  isAdmin: false,
  isSuperAdmin: false,
  isGuide: false,
  isPartnerGuide: false,
  canCreateSpontaneousTours: false,
  canCreateTours: false,
};

export function permissionsOf(principal: Principal | null): Permissions {
  if (!principal) return NO_PERMISSIONS;
  const isSuperAdmin = principal.roles.includes('ROLE_SUPER_ADMIN');
  const isAdmin = isSuperAdmin || principal.roles.includes('ROLE_ADMIN');
  const hasGuideRole = principal.roles.includes('ROLE_GUIDE');
  return {
    isAdmin,
    isSuperAdmin,
    isGuide: isAdmin || hasGuideRole,
    isPartnerGuide: principal.groups.includes('partner'),
    canCreateSpontaneousTours: isAdmin || (hasGuideRole && principal.spontaneousTourPermission),
    canCreateTours: isAdmin || (hasGuideRole && principal.tourCreatePermission),
  };
}

export const GUARDS = [
  'none',
  'user',
  'admin',
  'super-admin',
  'guide',
  'guide-or-admin',
  'partner-guide',
  'spontaneous-tours',
  'tours',
] as const;
export type Guard = (typeof GUARDS)[number];

export const LOGIN_PATH = '/login';

/**
 * Where a guard sends a visitor, or null when they may stay (docs/domain/permissions.md#guards).
 * `guide` also lets partner guides in: the header leads them to /guide/events.
 */
export function guardRedirect(
  guard: Guard,
  visitor: { readonly loggedIn: boolean; readonly permissions: Permissions },
  path: string,
): string | null {
  const { permissions, loggedIn } = visitor;
  const login = `${LOGIN_PATH}?weiter=${encodeURIComponent(path)}`;
  const homeUnless = (allowed: boolean) => (allowed ? null : '/');
  switch (guard) {
    case 'none':
      return null;
    case 'user':
      return loggedIn ? null : login;
    case 'admin':
      return homeUnless(permissions.isAdmin);
    case 'super-admin':
      return homeUnless(permissions.isSuperAdmin);
    case 'guide':
      if (!loggedIn) return login;
      return homeUnless(
        permissions.canCreateSpontaneousTours ||
          permissions.canCreateTours ||
          (permissions.isGuide && permissions.isPartnerGuide),
      );
    case 'guide-or-admin':
      return homeUnless(permissions.isGuide);
    case 'partner-guide':
      return homeUnless(permissions.isAdmin || (permissions.isGuide && permissions.isPartnerGuide));
    case 'spontaneous-tours':
      return loggedIn ? homeUnless(permissions.canCreateSpontaneousTours) : login;
    case 'tours':
      return loggedIn ? homeUnless(permissions.canCreateTours) : login;
  }
}
