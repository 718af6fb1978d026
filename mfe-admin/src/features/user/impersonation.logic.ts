import type { UserResponse } from '@firn/shared-contracts/api';
import { permissionsOf } from '@firn/shared-contracts/domain';
import type { SessionState } from '@firn/shared-contracts/shell';

/**
 * Whether the visitor may log in as this user (docs/domain/permissions.md#impersonation): never as themselves, never
 * from within another impersonation, and as an admin only when they are a super admin.
 */
export function canImpersonate(session: SessionState, target: UserResponse): boolean {
  const { user, permissions, impersonator } = session;
  if (!user || !permissions.isAdmin || impersonator || !target.email || target.id === user.id) return false;
  return permissions.isSuperAdmin || !permissionsOf(target).isAdmin;
}
