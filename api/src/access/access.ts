import type { Permissions } from '@firn/shared-contracts/domain';
import type { Ownership, Reader } from './field-matrix.ts';
import type { Permission } from './permission-matrix.ts';
import { type Audience, reachOf } from './reach.ts';

/** Who may call a route: a row of the permission matrix, only programs on the same machine, or only a gateway of ours. */
export type Access = Permission | Machine;

const MACHINES = ['loopback', 'gateway'] as const;
export type Machine = (typeof MACHINES)[number];

/** Whether programs call the route, and no persons. */
export const isForMachines = (access: Access): access is Machine =>
  MACHINES.some((machine) => machine === access);

interface Caller {
  /** Null for anonymous callers and for programs. */
  readonly user: object | null;
  readonly permissions: Permissions;
}

/** The column of the matrix a caller stands in. */
export function audienceOf({ user, permissions }: Caller): Audience {
  // A program that reaches everything of a route reads there what the office reads.
  if (!user) return permissions.isAdmin ? 'admin' : 'anonymous';
  if (permissions.isSuperAdmin) return 'super-admin';
  if (permissions.isAdmin) return 'admin';
  if (!permissions.isGuide) return 'user';
  return permissions.isPartnerGuide ? 'partner' : 'guide';
}

/** Null when the caller may call the route, else the status to answer: 401 for anonymous callers, 403 otherwise. */
export function denial(permission: Permission, caller: Caller): 401 | 403 | null {
  if (reachOf(permission, audienceOf(caller)) !== 'none') return null;
  return caller.user ? 403 : 401;
}

/** Whether anonymous callers may call the route. */
export const isPublic = (permission: Permission): boolean => reachOf(permission, 'anonymous') !== 'none';

/** Who reads an item that is theirs in this way, for the field matrix. */
export const readerOf = (caller: Caller, ownership: Ownership): Reader => ({
  audience: audienceOf(caller),
  ownership,
});
