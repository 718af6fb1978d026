import { type FamilyMemberCreate, personViolations } from '@firn/shared-contracts/api';
import { MAXIMUM_FAMILY_MEMBERS, zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type RuleContext, tableKind } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { familyMembers } from './family-members.table.ts';

export interface FamilyMemberRecord extends Required<FamilyMemberCreate> {
  /** Id of the account. */
  readonly user: string;
}

export const familyMemberKind = tableKind<FamilyMemberRecord>({
  entity: 'family_member',
  collection: 'family_members',
  table: familyMembers,
  columns: {
    user: 'userId',
    salutation: 'salutation',
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    birthday: 'birthday',
    phone: 'phone',
    contactFirstName: 'contactFirstName',
    contactLastName: 'contactLastName',
    contactPhone: 'contactPhone',
    sac: 'sac',
    sacNumber: 'sacNumber',
    vegetarian: 'vegetarian',
    allergies: 'allergies',
    allergiesText: 'allergiesText',
    hardestTour: 'hardestTour',
    rentingMaterialPropertyValues: 'rentingMaterialPropertyValues',
  },
  references: {},
  unique: {},
  // Not by name: the log outlives the family of an account.
  labelOf: () => 'Familienmitglied',
});

/** Under the account's lock, so that two requests at once do not make it eleven. */
async function numberViolations(tx: Tx, userId: string): Promise<Violation[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [counted] = await tx
    .select({ total: count() })
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId));
  if ((counted?.total ?? 0) < MAXIMUM_FAMILY_MEMBERS) return [];
  const message = `Du hast schon ${MAXIMUM_FAMILY_MEMBERS} Personen erfasst. Bitte entferne zuerst eine.`;
  return [{ propertyPath: '', message }];
}

/** The rules of booking persons, and at most ten (docs/domain/accounts.md#family). */
export async function familyViolations(
  tx: Tx,
  next: FamilyMemberRecord,
  { before, now }: RuleContext<FamilyMemberRecord>,
): Promise<Violation[]> {
  const ofNumber = before ? [] : await numberViolations(tx, next.user);
  return [...ofNumber, ...personViolations(next, zurichDate(now))];
}
