import type { UserRole } from '@firn/shared-contracts/api';
import { PERSONAL_FIELDS } from '@firn/shared-contracts/domain';
import { changedFields } from '../../records/changes.domain.ts';

/** Who changes a user. */
export interface UserEditor {
  readonly id: string;
  readonly isSuperAdmin: boolean;
  readonly isImpersonated: boolean;
}

interface Account {
  readonly id: string;
  readonly roles: readonly string[];
}

/** The admin roles, which only a super admin gives and takes (docs/domain/permissions.md#matrix). */
const ADMIN_ROLES: readonly UserRole[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
/** What lets somebody into an account, or lets an account do more. */
const KEYS = ['email', 'roles', 'groups', 'spontaneousTourPermission', 'tourCreatePermission'] as const;
/** Of one's own account, another person changes these; the address by its own way, with the password. */
const NOT_ONES_OWN: readonly string[] = ['email', 'roles'];
const PERSONAL: readonly string[] = PERSONAL_FIELDS;

const isAdmin = ({ roles }: Pick<Account, 'roles'>) => roles.some((role) => isAdminRole(role));
const isAdminRole = (role: string) => ADMIN_ROLES.some((each) => each === role);

/** Whether somebody guides or works in the office. */
export const isStaff = (roles: readonly string[]): boolean => roles.some((role) => role !== 'ROLE_USER');

/** Why somebody may not take a step with an account; null if they may (docs/domain/permissions.md#users). */
export function refusalOfStep(target: Account, editor: UserEditor): string | null {
  if (editor.isImpersonated) return 'Das geht nicht, solange du als jemand anderes eingeloggt bist.';
  if (target.id === editor.id) return 'Mit deinem eigenen Konto geht das nicht. Bitte jemand anderes darum.';
  if (isAdmin(target) && !editor.isSuperAdmin) {
    return 'Konten der Administration ändert nur die Super-Administration.';
  }
  return null;
}

interface Change<R> {
  readonly id: string;
  readonly before: R;
  readonly next: R;
}

const adminRolesOf = (roles: readonly string[]) => roles.filter(isAdminRole).toSorted().join();

/** The changed fields that are not the editor's to change. */
export function refusedFields<R extends { readonly roles: readonly string[] }>(
  { id, before, next }: Change<R>,
  editor: UserEditor,
): string[] {
  const isOwn = id === editor.id;
  const isForeignAdmin = isAdmin(before) && !editor.isSuperAdmin;
  return changedFields(before, next).filter((field) => {
    if (PERSONAL.includes(field)) return isForeignAdmin && !isOwn;
    if (isForeignAdmin || (isOwn && NOT_ONES_OWN.includes(field))) return true;
    if (editor.isImpersonated && KEYS.some((key) => key === field)) return true;
    const isAdminChange = field === 'roles' && adminRolesOf(before.roles) !== adminRolesOf(next.roles);
    return isAdminChange && !editor.isSuperAdmin;
  });
}
