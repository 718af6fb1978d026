import { NEWSLETTER_FILTERS, USER_STATES } from '@firn/shared-contracts/api';
import { filters } from '../../lib/hydra.ts';
import { requireOffice } from '../../lib/office-filters.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readBoolean, readChoices, readList, readText } from '../../lib/query.ts';
import { readTimeSpan } from '../../lib/query-dates.ts';
import type { UserFilter } from './users.read-model.ts';

/** Parameters of the list. */
export const USER_FILTERS = filters({
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
});

const OFFICE_FILTERS = ['groups', 'inGroup', 'userState', 'newsletter', 'lastSeenAt'] as const;

const NO_TIME = { from: null, until: null };

/** Admins search everybody; others list the team, so that hidden fields cannot be probed by filters. */
export function readUserFilter(query: Query, visitor: Visitor): UserFilter {
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
