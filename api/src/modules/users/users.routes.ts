import { UserResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readBoolean, readList, readText } from '../../lib/query.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { findUser, listUsers, type UserFilter } from './users.read-model.ts';

/** Admins search everybody; others list the team, so that hidden fields cannot be probed by filters. */
function filterOf(query: Query, { permissions }: Visitor): UserFilter {
  const roles = readList(query, 'roles');
  const currentlyGuiding = readBoolean(query, 'currentlyGuiding');
  if (!permissions.isAdmin) {
    return { search: null, roles: ['ROLE_GUIDE'], currentlyGuiding, presentedOnWebsite: true };
  }
  return {
    search: readText(query, 'user'),
    roles,
    currentlyGuiding,
    presentedOnWebsite: readBoolean(query, 'presentedOnWebsite'),
  };
}

/** Users: for the office everybody, for others the team. */
export async function usersModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'users',
    type: 'User',
    title: { one: 'Person', many: 'Personen; ohne Administrationsrecht nur das Team' },
    schema: UserResponse,
    filters: filters({
      user: null,
      roles: 'roles',
      'roles[]': 'roles',
      currentlyGuiding: 'currentlyGuiding',
      presentedOnWebsite: 'presentedOnWebsite',
      'properties[]': null,
    }),
    pageSize: 30,
    list: (db, query, page, { visitor }) => listUsers(db, filterOf(query, visitor), page, visitor),
    find: (db, id, { visitor }) => findUser(db, id, visitor),
  });
}
