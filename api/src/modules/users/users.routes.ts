import {
  NEWSLETTER_FILTERS,
  PlannedMailsResponse,
  USER_STATES,
  UserPatch,
  UserResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { requireOffice } from '../../lib/office-filters.ts';
import type { Visitor } from '../../lib/principal.ts';
import { forbiddenToWrite } from '../../lib/problem.ts';
import { type Query, readBoolean, readChoices, readList, readText } from '../../lib/query.ts';
import { readTimeSpan } from '../../lib/query-dates.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { mergeRoute } from './merge-users.route.ts';
import { previewPatch } from './tell-old-address.ts';
import { transitUser } from './transit-user.ts';
import { refusedFields } from './user-authority.domain.ts';
import { editorOf } from './user-editor.ts';
import { userGroupsRoute } from './user-groups.route.ts';
import { userViolations } from './user-rules.ts';
import { findUser, listUsers, type UserFilter } from './users.read-model.ts';
import { userKind } from './users.repository.ts';

const OFFICE_FILTERS = ['groups', 'inGroup', 'userState', 'newsletter', 'lastSeenAt'] as const;

const NO_TIME = { from: null, until: null };

/** Admins search everybody; others list the team, so that hidden fields cannot be probed by filters. */
function filterOf(query: Query, visitor: Visitor): UserFilter {
  const roles = readList(query, 'roles');
  const currentlyGuiding = readBoolean(query, 'currentlyGuiding');
  for (const name of OFFICE_FILTERS) if (query[name] !== undefined) requireOffice(name, visitor);
  if (!visitor.permissions.isAdmin) {
    return {
      search: null,
      roles: ['ROLE_GUIDE'],
      groups: [],
      inGroup: null,
      states: [],
      newsletter: [],
      lastSeen: NO_TIME,
      currentlyGuiding,
      presentedOnWebsite: true,
    };
  }
  return {
    search: readText(query, 'user'),
    roles,
    groups: readList(query, 'groups'),
    inGroup: readBoolean(query, 'inGroup'),
    states: readChoices(query, USER_STATES, 'userState'),
    newsletter: readChoices(query, NEWSLETTER_FILTERS, 'newsletter'),
    lastSeen: readTimeSpan(query, 'lastSeenAt'),
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
      groups: 'groups',
      'groups[]': 'groups',
      inGroup: 'groups',
      userState: 'userState',
      'userState[]': 'userState',
      newsletter: 'newsletter',
      'newsletter[]': 'newsletter',
      'lastSeenAt[after]': 'lastSeenAt',
      'lastSeenAt[before]': 'lastSeenAt',
      currentlyGuiding: 'currentlyGuiding',
      presentedOnWebsite: 'presentedOnWebsite',
      'properties[]': null,
    }),
    pageSize: 30,
    listErrors: [401, 403],
    list: (db, query, page, view) => listUsers(db, filterOf(query, view.visitor), page, view),
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
