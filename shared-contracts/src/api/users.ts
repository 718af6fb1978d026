import { type Static, Type } from 'typebox';
import { GUIDE_LEVELS, SALUTATIONS } from '../domain/states.ts';
import { DateOnly, Instant, Iri, Nullable, strings, versioned } from './hydra.ts';
import { MediaObjectResponse } from './media.ts';
import { NEWSLETTER_STATES } from './newsletter.ts';
import { USER_STATES } from './users-write.ts';

/** A user as admins (all fields) and the user itself see one; the public gets the team fields only. */
export const UserResponse = Type.Object(
  {
    ...versioned,
    salutation: Nullable(strings(SALUTATIONS)),
    firstName: Type.String(),
    lastName: Type.String(),
    fullName: Type.String(),
    slug: Type.String(),
    email: Nullable(Type.String()),
    birthday: Nullable(DateOnly),
    address: Nullable(Type.String()),
    postalCode: Nullable(Type.String()),
    city: Nullable(Type.String()),
    /** Canton or region. */
    state: Nullable(Type.String()),
    country: Nullable(Type.String()),
    /** Guest number, shown as G-{code}. */
    code: Nullable(Type.String()),
    customerId: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    /** Whom to call in an emergency. */
    contactFirstName: Nullable(Type.String()),
    contactLastName: Nullable(Type.String()),
    contactPhone: Nullable(Type.String()),
    sac: Type.Boolean(),
    sacNumber: Nullable(Type.String()),
    /** Of the account; `state` is the canton. */
    userState: Nullable(strings(USER_STATES)),
    /** Whether there is a password to log in with; for the office alone. */
    hasAccount: Type.Boolean(),
    createdAt: Nullable(Instant),
    /** The last login; for the office alone. */
    lastSeenAt: Nullable(Instant),
    roles: Type.Array(Type.String()),
    groups: Type.Array(Type.String()),
    guideLevel: Nullable(strings(GUIDE_LEVELS)),
    spontaneousTourPermission: Type.Boolean(),
    tourCreatePermission: Type.Boolean(),
    presentedOnWebsite: Type.Boolean(),
    currentlyGuiding: Type.Boolean(),
    portraitText: Nullable(Type.String()),
    portraitImage: Nullable(MediaObjectResponse),
    /** Of the newsletter to the address; null for who never ordered it. */
    newsletter: Nullable(strings(NEWSLETTER_STATES)),
  },
  { $id: 'User' },
);
export type UserResponse = Static<typeof UserResponse>;

/** `GET /api/user-groups`, for the office: what people are grouped by, in the order of the names. */
export const UserGroupsResponse = Type.Object(
  {
    '@id': Type.Literal('/api/user-groups'),
    '@type': Type.Literal('UserGroups'),
    groups: Type.Array(Type.Object({ name: Type.String(), people: Type.Integer({ minimum: 1 }) })),
  },
  { $id: 'UserGroups' },
);
export type UserGroupsResponse = Static<typeof UserGroupsResponse>;

const permissions = Type.Object({
  isAdmin: Type.Boolean(),
  isSuperAdmin: Type.Boolean(),
  isGuide: Type.Boolean(),
  isPartnerGuide: Type.Boolean(),
  canCreateSpontaneousTours: Type.Boolean(),
  canCreateTours: Type.Boolean(),
});

/** `GET /api/me`, also for anonymous visitors: then `id` and `email` are null and every permission is false. */
export const MeResponse = Type.Object(
  {
    '@id': Type.Literal('/api/me'),
    '@type': Type.Literal('Me'),
    id: Nullable(Type.String()),
    /** IRI of the user. */
    user: Nullable(Iri),
    email: Nullable(Type.String()),
    firstName: Type.String(),
    lastName: Type.String(),
    fullName: Type.String(),
    /** Prefills a booking form; null for anonymous visitors. */
    profile: Nullable(
      Type.Object({
        salutation: Nullable(strings(SALUTATIONS)),
        birthday: Nullable(Type.String()),
        address: Nullable(Type.String()),
        postalCode: Nullable(Type.String()),
        city: Nullable(Type.String()),
        country: Type.String(),
        phone: Nullable(Type.String()),
        contactFirstName: Nullable(Type.String()),
        contactLastName: Nullable(Type.String()),
        contactPhone: Nullable(Type.String()),
        sac: Type.Boolean(),
        sacNumber: Nullable(Type.String()),
      }),
    ),
    roles: Type.Array(Type.String()),
    groups: Type.Array(Type.String()),
    permissions,
    /** An admin without the second factor that is demanded: no permission but the own account's until they have it. */
    lacksSecondFactor: Type.Optional(Type.Boolean()),
    impersonator: Nullable(Type.Object({ fullName: Type.String(), email: Type.String() })),
    csrfToken: Type.String(),
  },
  { $id: 'Me' },
);
export type MeResponse = Static<typeof MeResponse>;

export const LoginRequest = Type.Object(
  {
    email: Type.String({ format: 'email', maxLength: 180 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    /** A code of the app, or a recovery code, once the answer asked for it (`LOGIN_PROBLEMS`). */
    secondFactor: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  },
  { $id: 'LoginRequest', additionalProperties: false },
);
export type LoginRequest = Static<typeof LoginRequest>;
