import type { UserResponse } from '@firn/shared-contracts/api';
import { slugify } from '@firn/shared-contracts/domain';
import { readerOf } from '../../access/access.ts';
import { visibleFields } from '../../access/field-matrix.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { UserRow } from './users.table.ts';

/** What of a user other tables hold. */
type Beside = Pick<UserResponse, 'portraitImage' | 'newsletter'>;

/** A user as the visitor may see one. */
export function userResponse(user: UserRow, beside: Beside, visitor: Visitor): UserResponse {
  const fullName = fullNameOf(user);
  const whole: UserResponse = {
    '@id': iri('users', user.id),
    '@type': 'User',
    id: user.id,
    version: user.version,
    salutation: user.salutation,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName,
    slug: slugify(fullName),
    email: user.email,
    birthday: user.birthday,
    address: user.address,
    postalCode: user.postalCode,
    city: user.city,
    state: user.region,
    country: user.country,
    code: user.code,
    customerId: user.customerId,
    phone: user.phone,
    contactFirstName: user.contactFirstName,
    contactLastName: user.contactLastName,
    contactPhone: user.contactPhone,
    sac: user.sac,
    sacNumber: user.sacNumber,
    userState: user.state,
    hasAccount: user.passwordHash !== null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    roles: user.roles,
    groups: user.groups,
    guideLevel: user.guideLevel,
    spontaneousTourPermission: user.spontaneousTourPermission,
    tourCreatePermission: user.tourCreatePermission,
    presentedOnWebsite: user.presentedOnWebsite,
    currentlyGuiding: user.currentlyGuiding,
    portraitText: user.portraitText,
    ...beside,
  };
  const ownership = visitor.user?.id === user.id ? 'own' : 'none';
  return visibleFields('users', whole, readerOf(visitor, ownership));
}
