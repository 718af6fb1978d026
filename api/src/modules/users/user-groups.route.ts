import { UserGroupsResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readUserGroups } from './user-groups.read-model.ts';

/** What people are grouped by: a group is there as long as somebody is in it. */
export function userGroupsRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/user-groups',
    summary: 'Die Gruppen, in denen jemand ist, mit der Anzahl Personen',
    access: 'user_groups.read',
    response: { 200: UserGroupsResponse },
    errors: [],
    async handler() {
      return { '@id': '/api/user-groups', '@type': 'UserGroups', groups: await readUserGroups(db) };
    },
  });
}
