import type { FamilyMemberCreate, FamilyMemberResponse, MeResponse } from '@firn/shared-contracts/api';

/** A person while somebody types. */
export type MemberValues = Required<Omit<FamilyMemberCreate, 'salutation' | 'birthday'>> & {
  readonly salutation: FamilyMemberCreate['salutation'] | null;
  readonly birthday: string | null;
};

/** A new person has the emergency contact of whoever adds them until another one is typed. */
const newMember = (profile: MeResponse['profile']): MemberValues => ({
  salutation: null,
  firstName: '',
  lastName: '',
  email: null,
  birthday: null,
  phone: null,
  contactFirstName: profile?.contactFirstName ?? '',
  contactLastName: profile?.contactLastName ?? '',
  contactPhone: profile?.contactPhone ?? '',
  sac: false,
  sacNumber: null,
  vegetarian: false,
  allergies: false,
  allergiesText: null,
  hardestTour: null,
  rentingMaterialPropertyValues: [],
});

/** The values of a person, or of a new one. */
export function memberValues(
  member: FamilyMemberResponse | null,
  profile: MeResponse['profile'],
): MemberValues {
  const empty = newMember(profile);
  if (!member) return empty;
  const fields = Object.keys(empty) as (keyof MemberValues)[];
  return Object.fromEntries(fields.map((field) => [field, member[field]])) as unknown as MemberValues;
}
