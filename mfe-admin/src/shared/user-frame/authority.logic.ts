import type { UserResponse } from '@firn/shared-contracts/api';
import { permissionsOf } from '@firn/shared-contracts/domain';
import type { SessionState } from '@firn/shared-contracts/shell';

/**
 * Whether the visitor may log in as this user (docs/domain/permissions.md#impersonation): never as themselves, never
 * from within another impersonation, as an admin only when they are a super admin, and as a guest without an account not
 * at all: the account that has the same address is somebody else's.
 */
export function canImpersonate(session: SessionState, target: UserResponse): boolean {
  const { user, permissions, impersonator } = session;
  if (!user || !permissions.isAdmin || impersonator || !target.email || target.id === user.id) return false;
  if (target.userState === 'guest') return false;
  return permissions.isSuperAdmin || !permissionsOf(target).isAdmin;
}

/** Whether the visitor may change the account of this user (docs/domain/permissions.md#users); fields of one's own, too. */
export function mayChange({ permissions }: SessionState, target: UserResponse): boolean {
  return permissions.isSuperAdmin || !permissionsOf(target).isAdmin;
}

/** Whether the visitor may remove the second factor of this account, which somebody has lost. */
export function mayRemoveFactors(session: SessionState, target: UserResponse): boolean {
  return target.hasAccount && session.permissions.isSuperAdmin && mayTakeSteps(session, target);
}

/** Whether the visitor may lock, delete or merge this account: never the own one, nor in another's name. */
export function mayTakeSteps(session: SessionState, target: UserResponse): boolean {
  const { user, impersonator } = session;
  return !impersonator && user?.id !== target.id && mayChange(session, target);
}
