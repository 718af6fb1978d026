import type { Visitor } from '../../lib/principal.ts';
import type { UserEditor } from './user-authority.domain.ts';

export const editorOf = ({ user, permissions, impersonator }: Visitor): UserEditor => ({
  id: user?.id ?? '',
  isSuperAdmin: permissions.isSuperAdmin,
  isImpersonated: impersonator !== null,
});
