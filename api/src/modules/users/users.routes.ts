import { PlannedMailsResponse, UserPatch, UserResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { forbiddenToWrite } from '../../lib/problem.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { mergeRoute } from './merge-users.route.ts';
import { previewPatch } from './tell-old-address.ts';
import { transitUser } from './transit-user.ts';
import { refusedFields } from './user-authority.domain.ts';
import { editorOf } from './user-editor.ts';
import { readUserFilter, USER_FILTERS } from './user-filter.ts';
import { userGroupsRoute } from './user-groups.route.ts';
import { userViolations } from './user-rules.ts';
import { findUser, listUsers } from './users.read-model.ts';
import { userKind } from './users.repository.ts';

/** Users: for the office everybody, for others the team. */
export async function usersModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'users',
    type: 'User',
    title: { one: 'Person', many: 'Personen; ohne Administrationsrecht nur das Team' },
    schema: UserResponse,
    filters: USER_FILTERS,
    pageSize: 30,
    listErrors: [401, 403],
    list: (db, query, page, view) => listUsers(db, readUserFilter(query, view.visitor), page, view),
    find: findUser,
    writes: {
      kind: userKind,
      patch: UserPatch,
      rules: userViolations,
      ownership: async (_db, id, { user }) => (id.toLowerCase() === user?.id ? 'own' : 'none'),
      authorise(change, visitor) {
        const fields = refusedFields(change, editorOf(visitor));
        if (fields.length > 0) throw forbiddenToWrite(fields);
      },
      patchPreview: { type: 'PlannedMails', schema: PlannedMailsResponse, make: previewPatch },
      isPermanent: true,
      transition: transitUser,
    },
  });
  mergeRoute(app, deps);
  userGroupsRoute(app, deps);
}
