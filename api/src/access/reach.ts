import { PERMISSION_MATRIX, type Permission } from './permission-matrix.ts';

/** Columns of the matrix. */
export const AUDIENCES = ['anonymous', 'user', 'guide', 'partner', 'admin', 'super-admin'] as const;
export type Audience = (typeof AUDIENCES)[number];

export type Reach = 'none' | 'public' | 'own' | 'own-event' | 'all';
const REACHES: Readonly<Record<string, Reach>> = {
  '-': 'none',
  P: 'public',
  o: 'own',
  e: 'own-event',
  '*': 'all',
};

/** @throws Error for a permission the matrix does not have: a route with such a permission stops the start. */
export function reachOf(permission: Permission, audience: Audience): Reach {
  const [resource = '', operation = ''] = permission.split('.');
  const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = PERMISSION_MATRIX;
  const cell = rows[resource]?.[operation]?.split(' ')[AUDIENCES.indexOf(audience)];
  const reach = cell === undefined ? undefined : REACHES[cell];
  if (!reach) throw new Error(`The permission matrix has no cell ${permission} for ${audience}.`);
  return reach;
}
