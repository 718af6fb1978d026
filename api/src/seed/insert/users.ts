import { zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { hashPassword } from '../../modules/auth/index.ts';
import { users } from '../../modules/users/users.table.ts';
import { COMPANY } from '../company.ts';
import { userId } from '../ids.ts';
import { DEMO_GUEST, guests } from '../people/guests.ts';
import { DEMO_GUIDE, DEMO_GUIDE_BASIC, DEMO_PARTNER, DEMO_PARTNER_BASIC, GUIDES } from '../people/guides.ts';
import { portraitId } from './media.ts';
import { insertRows } from './rows.ts';

/** Of every demo account (docs/interface.md#demo-accounts). */
export const DEMO_PASSWORD = 'Gipfel-2026!';
const DEMO_ACCOUNTS: readonly string[] = [
  DEMO_GUIDE,
  DEMO_GUIDE_BASIC,
  DEMO_PARTNER,
  DEMO_PARTNER_BASIC,
  DEMO_GUEST,
];
const FIRST_GUEST_CODE = 10_001;

type UserInsert = typeof users.$inferInsert;

function officeRow(email: string, role: string, firstName: string, lastName: string): UserInsert {
  return {
    id: userId(email),
    email,
    roles: [role],
    firstName,
    lastName,
    salutation: 'Frau',
    city: COMPANY.town,
    postalCode: COMPANY.postalCode,
    address: COMPANY.street,
    phone: COMPANY.phoneNumber,
  };
}

function guideRow(guide: (typeof GUIDES)[number], index: number): UserInsert {
  return {
    id: userId(guide.email),
    email: guide.email,
    salutation: guide.salutation,
    firstName: guide.firstName,
    lastName: guide.lastName,
    birthday: guide.birthday,
    address: `Dorfstrasse ${index * 7 + 3}`,
    postalCode: guide.postalCode,
    city: guide.city,
    phone: `+4179000${String(9900 + index)}`,
    roles: ['ROLE_GUIDE'],
    groups: guide.partner ? ['partner'] : [],
    guideLevel: guide.level,
    spontaneousTourPermission: guide.spontaneous,
    tourCreatePermission: guide.tours,
    presentedOnWebsite: guide.presented,
    currentlyGuiding: true,
    portraitText: guide.portrait,
    portraitImageId: portraitId(guide.email),
  };
}

/** Office, guides and guests; only the demo accounts have a password. */
export async function insertUsers(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const office = [
    officeRow('super@firn.example', 'ROLE_SUPER_ADMIN', 'Sabine', 'Regli'),
    officeRow('admin@firn.example', 'ROLE_ADMIN', 'Corina', 'Danioth'),
  ];
  const guideRows = GUIDES.map(guideRow);
  const guestRows = guests(zurichDate(now)).map((guest, index) => ({
    id: userId(guest.email),
    email: guest.email,
    salutation: guest.salutation,
    firstName: guest.firstName,
    lastName: guest.lastName,
    birthday: guest.birthday,
    address: guest.address,
    postalCode: guest.postalCode,
    city: guest.city,
    phone: guest.phone,
    contactFirstName: guest.contact.firstName,
    contactLastName: guest.contact.lastName,
    contactPhone: guest.contact.phone,
    sac: guest.sac,
    sacNumber: guest.sacNumber,
    code: String(FIRST_GUEST_CODE + index),
    customerId: String(2_000 + index),
  }));
  const createdAt = zurichInstant('2025-01-15', '09:00');
  const rows = [...office, ...guideRows, ...guestRows].map((row) => ({
    ...row,
    createdAt,
    passwordHash: office.includes(row) || DEMO_ACCOUNTS.includes(row.email) ? passwordHash : null,
  }));
  for (const group of [rows.slice(0, 2), rows.slice(2, 2 + GUIDES.length), rows.slice(2 + GUIDES.length)]) {
    await insertRows(db, users, group);
  }
}
