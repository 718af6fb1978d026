import { USER_ROLES } from '@firn/shared-contracts/api';
import { NEWSLETTER_STATE_LABELS, ROLE_LABELS, USER_STATE_LABELS } from '@firn/shared-contracts/labels';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isAmong } from '../../../db/columns.ts';
import { fullNameOf } from '../../../lib/full-name.ts';
import { day, instant, text } from '../../../lib/sheet-fields.ts';
import { newsletterSubscriptions } from '../../newsletter/newsletter.table.ts';
import { listUserIds, readUserFilter, USER_FILTERS } from '../../users/index.ts';
import { users } from '../../users/users.table.ts';
import { listSource } from '../source/export-source.ts';
import { yesOrNo } from '../source/export-words.ts';

const select = (db: Db, ids: readonly string[]) =>
  db
    .select({ user: users, newsletter: newsletterSubscriptions.state })
    .from(users)
    .leftJoin(
      newsletterSubscriptions,
      eq(sql`lower(${newsletterSubscriptions.email})`, sql`lower(${users.email})`),
    )
    .where(isAmong(users.id, ids));

async function read(db: Db, ids: readonly string[]) {
  return (await select(db, ids)).map(({ user, newsletter }) => ({ ...user, newsletter }));
}
type Row = Awaited<ReturnType<typeof read>>[number];

const rolesOf = (row: Row) =>
  USER_ROLES.filter((role) => row.roles.includes(role)).map((role) => ROLE_LABELS[role]);

/** Persons with and without an account. */
export const guests = listSource<Row, ReturnType<typeof readUserFilter>>({
  title: 'Gäste',
  permission: 'users.read',
  filters: USER_FILTERS,
  columns: {
    name: text('Name', fullNameOf),
    code: text('Gastnummer', ({ code }) => code && `G-${code}`),
    salutation: text('Anrede', ({ salutation }) => salutation),
    firstName: text('Vorname', ({ firstName }) => firstName),
    lastName: text('Nachname', ({ lastName }) => lastName),
    email: text('E-Mail', ({ email }) => email),
    phone: text('Telefon', ({ phone }) => phone),
    birthday: day('Geburtsdatum', ({ birthday }) => birthday),
    address: text('Strasse', ({ address }) => address),
    postalCode: text('PLZ', ({ postalCode }) => postalCode),
    city: text('Ort', ({ city }) => city),
    country: text('Land', ({ country }) => country),
    sac: text('SAC', ({ sac }) => yesOrNo(sac)),
    sacNumber: text('SAC-Nummer', ({ sacNumber }) => sacNumber),
    groups: text('Gruppen', (row) => row.groups.join(', ')),
    roles: text('Rollen', (row) => rolesOf(row).join(', ') || 'Gast'),
    newsletter: text('Newsletter', ({ newsletter }) => newsletter && NEWSLETTER_STATE_LABELS[newsletter]),
    userState: text('Konto', ({ state }) => USER_STATE_LABELS[state]),
    createdAt: instant('Erfasst', ({ createdAt }) => createdAt.toISOString()),
    lastSeenAt: instant('Letztes Login', ({ lastSeenAt }) => lastSeenAt?.toISOString() ?? null),
    contactName: text('Notfallkontakt', (row) =>
      `${row.contactFirstName ?? ''} ${row.contactLastName ?? ''}`.trim(),
    ),
    contactPhone: text('Telefon Notfallkontakt', ({ contactPhone }) => contactPhone),
  },
  readFilter: (query, { visitor }) => readUserFilter(query, visitor),
  find: listUserIds,
  read,
});
