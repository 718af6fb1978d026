import type { FamilyMemberResponse } from './family.ts';
import { normalisePhone } from './person-rules.ts';

/**
 * Where a family member is reached: who has no phone at the booker's, unless that is the number to call if something happens
 * to them (docs/domain/accounts.md#family); null then.
 */
export const familyPhone = (
  { phone, contactPhone }: Pick<FamilyMemberResponse, 'phone' | 'contactPhone'>,
  bookerPhone: string,
): string | null => {
  if (phone) return phone;
  return normalisePhone(bookerPhone) === normalisePhone(contactPhone) ? null : bookerPhone;
};
