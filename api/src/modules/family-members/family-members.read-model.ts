import type { FamilyMemberResponse } from '@firn/shared-contracts/api';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Listed } from '../../records/index.ts';
import { type FamilyMemberRow, familyMembers } from './family-members.table.ts';

const familyMemberResponse = (row: FamilyMemberRow): FamilyMemberResponse => ({
  '@id': iri('family_members', row.id),
  '@type': 'FamilyMember',
  id: row.id,
  version: row.version,
  salutation: row.salutation,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: fullNameOf(row),
  email: row.email,
  birthday: row.birthday,
  phone: row.phone,
  contactFirstName: row.contactFirstName,
  contactLastName: row.contactLastName,
  contactPhone: row.contactPhone,
  sac: row.sac,
  sacNumber: row.sacNumber,
  vegetarian: row.vegetarian,
  allergies: row.allergies,
  allergiesText: row.allergiesText,
  hardestTour: row.hardestTour,
  rentingMaterialPropertyValues: row.rentingMaterialPropertyValues.map(({ title = '', ...value }) => ({
    ...value,
    title,
  })),
});

const isOf = (userId: string) => eq(familyMembers.userId, userId);

/** Those of an account. */
export async function listFamilyOf(
  db: Db,
  userId: string,
  page: Page,
): Promise<Listed<FamilyMemberResponse>> {
  const rows = await db
    .select()
    .from(familyMembers)
    .where(isOf(userId))
    .orderBy(asc(familyMembers.sortKey), asc(familyMembers.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(familyMembers).where(isOf(userId));
  return { items: rows.map(familyMemberResponse), total: counted?.total ?? 0 };
}

/** One's own, whoever one is. */
export const listFamilyMembers = async (
  db: Db,
  { user }: Visitor,
  page: Page,
): Promise<Listed<FamilyMemberResponse>> =>
  user ? listFamilyOf(db, user.id, page) : { items: [], total: 0 };

export async function findFamilyMember(
  db: Db,
  id: string,
  { user }: Visitor,
): Promise<FamilyMemberResponse | null> {
  if (!user) return null;
  const [row] = await db
    .select()
    .from(familyMembers)
    .where(and(eq(familyMembers.id, id), isOf(user.id)));
  return row ? familyMemberResponse(row) : null;
}
