import type { Permissions } from '@firn/shared-contracts/domain';

/** How much of a user a visitor sees (docs/domain/permissions.md#matrix): everything, the team fields, or nothing. */
export type UserView = 'full' | 'team' | 'none';

export function viewOf(
  visitor: { readonly userId: string | null; readonly permissions: Permissions },
  user: { readonly id: string; readonly presentedOnWebsite: boolean; readonly roles: readonly string[] },
): UserView {
  if (visitor.permissions.isAdmin || visitor.userId === user.id) return 'full';
  return user.presentedOnWebsite ? 'team' : 'none';
}
