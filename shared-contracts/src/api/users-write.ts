import { type Static, Type } from 'typebox';
import { GUIDE_LEVELS, SALUTATIONS } from '../domain/states.ts';
import { emailAddress } from './accounts.ts';
import { DateOnly, Iri, Nullable, strings } from './hydra.ts';
import { NEWSLETTER_STATES } from './newsletter.ts';
import { filledText, patchSchema, reference, text, writeSchema } from './write.ts';

export const USER_ROLES = ['ROLE_GUIDE', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** `guest`: known by bookings without an account (docs/domain/accounts.md#guests-without-an-account). */
export const USER_STATES = ['guest', 'unconfirmed', 'active', 'locked', 'deleted'] as const;
export type UserState = (typeof USER_STATES)[number];

/** What a user says of oneself, in the profile; the office, too. */
const personalFields = {
  salutation: Nullable(strings(SALUTATIONS)),
  firstName: filledText(60),
  lastName: filledText(60),
  birthday: Nullable(DateOnly),
  address: Nullable(text(70)),
  postalCode: Nullable(text(16)),
  city: Nullable(text(35)),
  /** Canton or region, where an address needs one. */
  state: Nullable(text(60)),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  phone: Nullable(text(30)),
  contactFirstName: Nullable(text(60)),
  contactLastName: Nullable(text(60)),
  contactPhone: Nullable(text(30)),
  sac: Type.Boolean(),
  sacNumber: Nullable(Type.String({ pattern: '^\\d{0,10}$' })),
} as const;

/** What the office says of a user. */
const officeFields = {
  email: emailAddress,
  customerId: Nullable(text(40)),
  presentedOnWebsite: Type.Boolean(),
  currentlyGuiding: Type.Boolean(),
  portraitText: Nullable(text(2000)),
  portraitImage: Nullable(reference('extended_media_objects')),
  guideLevel: Nullable(strings(GUIDE_LEVELS)),
  spontaneousTourPermission: Type.Boolean(),
  tourCreatePermission: Type.Boolean(),
  /** Admins change whether somebody is a guide; the other roles only a super admin (docs/domain/permissions.md#matrix). */
  roles: Type.Array(strings(USER_ROLES), { uniqueItems: true, maxItems: 3 }),
  groups: Type.Array(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 }), {
    uniqueItems: true,
    maxItems: 20,
  }),
} as const;

/** `PATCH /api/users/{id}`: of oneself the personal fields; the office all. */
export const UserPatch = patchSchema('UserPatch', { ...personalFields, ...officeFields });
export type UserPatch = Static<typeof UserPatch>;

/** Fields of the profile's form. */
export const ProfilePatch = patchSchema('ProfilePatch', personalFields);
export type ProfilePatch = Static<typeof ProfilePatch>;

/**
 * `POST /api/users/{id}/merge`, for the office: what belongs to `from` goes to the user of the path, which keeps its own
 * values, and `from` is gone. `dryRun` only reports. Both roles and a second account of staff are refused.
 */
export const UserMergeRequest = writeSchema('UserMergeRequest', {
  from: reference('users'),
  /** Fields whose value is taken from the other. */
  take: Type.Array(Type.String({ maxLength: 40 }), { uniqueItems: true, maxItems: 20 }),
  dryRun: Type.Boolean(),
});
export type UserMergeRequest = Static<typeof UserMergeRequest>;

const newsletterState = Nullable(strings(NEWSLETTER_STATES));

export const UserMergePreview = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('UserMerge'),
    /** «3 Buchungen», in words: what moves. */
    moved: Type.Array(Type.Object({ label: Type.String(), count: Type.Integer({ minimum: 0 }) })),
    /** Fields in which the two differ. */
    differences: Type.Array(
      Type.Object({ field: Type.String(), kept: Type.Unknown(), other: Type.Unknown() }),
    ),
    /** Of the address that stays, of the one that goes, and what holds then; null where neither ordered it. */
    newsletter: Nullable(
      Type.Object({ stays: newsletterState, goes: newsletterState, result: newsletterState }),
    ),
  },
  { $id: 'UserMerge' },
);
export type UserMergePreview = Static<typeof UserMergePreview>;
