import { type Static, Type } from 'typebox';
import { SALUTATIONS } from '../domain/states.ts';
import { BookingPersonRequest, rentingMaterialPropertyValues } from './bookings.ts';
import { DateOnly, Nullable, strings, versioned } from './hydra.ts';
import { MaterialPropertyValue } from './renting-materials.ts';
import { filledText, patchSchema, text, writeSchema } from './write.ts';

const phone = filledText(30);

/** Whom one often books for (docs/domain/accounts.md#family); the rules are those of booking persons. */
const familyFields = {
  /** Null of a child (docs/domain/bookings.md#children). */
  salutation: Nullable(strings(SALUTATIONS)),
  firstName: filledText(60),
  lastName: filledText(60),
  /** Null for a child without an address of its own: a mail goes to the booker. */
  email: Nullable(BookingPersonRequest.properties.email),
  birthday: DateOnly,
  phone: Nullable(phone),
  contactFirstName: filledText(60),
  contactLastName: filledText(60),
  contactPhone: phone,
  sac: Type.Boolean(),
  sacNumber: Nullable(Type.String({ pattern: '^\\d{0,10}$' })),
  vegetarian: Type.Boolean(),
  allergies: Type.Boolean(),
  allergiesText: Nullable(text(500)),
  hardestTour: Nullable(text(300)),
} as const;

/** `/api/family_members`: one's own. */
export const FamilyMemberResponse = Type.Object(
  {
    ...versioned,
    ...familyFields,
    fullName: Type.String(),
    /** Sizes that are filled in again at the next booking. */
    rentingMaterialPropertyValues: Type.Array(MaterialPropertyValue),
  },
  { $id: 'FamilyMember' },
);
export type FamilyMemberResponse = Static<typeof FamilyMemberResponse>;

export const FamilyMemberCreate = writeSchema('FamilyMemberCreate', {
  ...familyFields,
  rentingMaterialPropertyValues: Type.Optional(rentingMaterialPropertyValues),
});
export type FamilyMemberCreate = Static<typeof FamilyMemberCreate>;

export const FamilyMemberPatch = patchSchema('FamilyMemberPatch', {
  ...familyFields,
  rentingMaterialPropertyValues,
});
export type FamilyMemberPatch = Static<typeof FamilyMemberPatch>;
