import type { MeResponse } from '@firn/shared-contracts/api';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { UserRow } from '../people/index.ts';

type Profile = NonNullable<MeResponse['profile']>;

const profileOf = (user: UserRow): Profile => ({
  salutation: user.salutation,
  birthday: user.birthday,
  address: user.address,
  postalCode: user.postalCode,
  city: user.city,
  country: user.country,
  phone: user.phone,
  contactFirstName: user.contactFirstName,
  contactLastName: user.contactLastName,
  contactPhone: user.contactPhone,
  sac: user.sac,
  sacNumber: user.sacNumber,
});

/** `GET /api/me`; `user` is the row behind the visitor, null for anonymous ones. */
export function meResponse(visitor: Visitor, user: UserRow | null, csrfToken: string): MeResponse {
  const { permissions, impersonator } = visitor;
  return {
    '@id': '/api/me',
    '@type': 'Me',
    id: user?.id ?? null,
    user: user ? iri('users', user.id) : null,
    email: user?.email ?? null,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    fullName: user ? fullNameOf(user) : '',
    profile: user ? profileOf(user) : null,
    roles: [...(visitor.user?.roles ?? [])],
    groups: [...(visitor.user?.groups ?? [])],
    permissions: { ...permissions },
    lacksSecondFactor: visitor.lacksSecondFactor,
    impersonator: impersonator ? { fullName: fullNameOf(impersonator), email: impersonator.email } : null,
    csrfToken,
  };
}
