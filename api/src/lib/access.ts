import type { Permissions } from '@firn/shared-contracts/domain';

/** Who may call a route. What they then see is decided by the module (decisions 4.3). */
export type Access = 'public' | 'user' | 'guide' | 'admin' | 'super-admin' | 'loopback';

const RULES: Readonly<Record<Exclude<Access, 'public' | 'loopback'>, (permissions: Permissions) => boolean>> =
  {
    user: () => true,
    guide: ({ isGuide }) => isGuide,
    admin: ({ isAdmin }) => isAdmin,
    'super-admin': ({ isSuperAdmin }) => isSuperAdmin,
  };

/** Null when the visitor may call the route, else the status to answer: 401 anonymous, 403 otherwise. */
export function denial(
  access: Exclude<Access, 'loopback'>,
  visitor: { readonly loggedIn: boolean; readonly permissions: Permissions },
): 401 | 403 | null {
  if (access === 'public') return null;
  if (!visitor.loggedIn) return 401;
  return RULES[access](visitor.permissions) ? null : 403;
}
