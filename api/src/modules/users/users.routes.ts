import { UserResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { notFound } from '../../lib/problem.ts';
import { readProjection } from '../../lib/projection.ts';
import { type Query, readBoolean, readList, readText } from '../../lib/query.ts';
import { userResponse } from './user.response.ts';
import { viewOf } from './users.domain.ts';
import type { UserFilter, UsersReadModel } from './users.read-model.ts';

const PAGE_SIZE = 30;

const USER_FILTERS = filters({
  user: null,
  roles: 'roles',
  'roles[]': 'roles',
  currentlyGuiding: 'currentlyGuiding',
  presentedOnWebsite: 'presentedOnWebsite',
  'properties[]': null,
});

/** Admins search everybody; others list the team, so that hidden fields cannot be probed by filters. */
function filterOf(query: Query, isAdmin: boolean): UserFilter {
  const roles = readList(query, 'roles');
  const currentlyGuiding = readBoolean(query, 'currentlyGuiding');
  if (!isAdmin) return { search: null, roles: ['ROLE_GUIDE'], currentlyGuiding, presentedOnWebsite: true };
  return {
    search: readText(query, 'user'),
    roles,
    currentlyGuiding,
    presentedOnWebsite: readBoolean(query, 'presentedOnWebsite'),
  };
}

export function usersRoutes(app: FastifyInstance, { users }: { readonly users: UsersReadModel }): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/users',
    summary: 'Personen; ohne Administrationsrecht nur das Team',
    access: 'users.read',
    response: { 200: collectionOf(UserResponse) },
    errors: [400],
    filters: USER_FILTERS,
    async handler(request) {
      const { isAdmin } = request.principal.permissions;
      const page = readPage(request.query, { size: PAGE_SIZE, allowAll: true });
      const { rows, total } = await users.list(filterOf(request.query, isAdmin), page);
      const items = rows.map((row) => userResponse(row, isAdmin ? 'full' : 'team'));
      return collection(request, { type: 'User', items, total, page, filters: USER_FILTERS });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/users/:id',
    summary: 'Eine Person',
    access: 'users.read',
    params: IdParams,
    response: { 200: UserResponse },
    errors: [404],
    async handler(request) {
      const { user, permissions } = request.principal;
      const found = await users.find(request.params.id);
      const view = found ? viewOf({ userId: user?.id ?? null, permissions }, found) : 'none';
      if (!found || view === 'none') throw notFound();
      return item('User', userResponse(found, view), readProjection(request.query));
    },
  });
}
