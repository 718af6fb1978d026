import type { GuideSummary, UserResponse } from '@firn/shared-contracts/api';
import { slugify } from '@firn/shared-contracts/domain';
import { iri } from '../../lib/iri.ts';
import type { UserRow } from './users.table.ts';

export const fullNameOf = (user: { readonly firstName: string; readonly lastName: string }): string =>
  `${user.firstName} ${user.lastName}`.trim();

/** All fields for admins and the user, the team fields for everybody else; what is hidden is null, empty or false. */
export function userResponse(user: UserRow, view: 'full' | 'team'): UserResponse {
  const isFull = view === 'full';
  const fullName = fullNameOf(user);
  return {
    '@id': iri('users', user.id),
    '@type': 'User',
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName,
    slug: slugify(fullName),
    email: isFull ? user.email : null,
    city: isFull ? user.city : null,
    code: isFull ? user.code : null,
    customerId: isFull ? user.customerId : null,
    phone: isFull ? user.phone : null,
    roles: isFull ? user.roles : [],
    groups: isFull ? user.groups : [],
    guideLevel: user.guideLevel,
    spontaneousTourPermission: isFull && user.spontaneousTourPermission,
    tourCreatePermission: isFull && user.tourCreatePermission,
    presentedOnWebsite: user.presentedOnWebsite,
    currentlyGuiding: user.currentlyGuiding,
    portraitText: user.portraitText,
  };
}

export function guideSummary(user: UserRow): GuideSummary {
  const fullName = fullNameOf(user);
  return {
    '@id': iri('users', user.id),
    id: user.id,
    fullName,
    slug: slugify(fullName),
    presentedOnWebsite: user.presentedOnWebsite,
  };
}
