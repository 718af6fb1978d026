import { and, asc, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { users } from '../users/users.table.ts';
import type { AddressValues } from './address.domain.ts';
import { type KnownPerson, People } from './people.ts';

const FIELDS = {
  salutation: users.salutation,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  birthday: users.birthday,
  address: users.address,
  postalCode: users.postalCode,
  city: users.city,
  country: users.country,
  phone: users.phone,
  sac: users.sac,
  sacNumber: users.sacNumber,
} as const;

const PERSON = { id: users.id, state: users.state, roles: users.roles, ...FIELDS } as const;

const ADMINISTRATION: readonly string[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

/** Takes one parameter, however many addresses there are. */
const isOneOf = (column: SQL, texts: readonly string[]) => sql`${column} = any(${sql.param(texts)}::text[])`;

const lowered = (emails: readonly (string | null)[]): string[] => [
  ...new Set(emails.flatMap((email) => (email ? [email.toLowerCase()] : []))),
];

/** The people whom the rows may be about: by address, or by birthday, where the name decides later. */
function mayBe(rows: readonly AddressValues[]): SQL | undefined {
  const emails = lowered(rows.map(({ email }) => email));
  const birthdays = [...new Set(rows.flatMap(({ birthday }) => birthday ?? []))];
  return and(
    ne(users.state, 'deleted'),
    or(
      isOneOf(sql`lower(${users.email})`, emails),
      sql`${users.birthday} = any(${sql.param(birthdays)}::date[])`,
    ),
  );
}

type PersonRow = KnownPerson['fields'] & Pick<typeof users.$inferSelect, 'id' | 'state' | 'roles'>;

const knownPerson = ({ id, state, roles, ...fields }: PersonRow): KnownPerson => ({
  id,
  state,
  isAdministration: roles.some((role) => ADMINISTRATION.includes(role)),
  fields,
});

/** Addresses that have the newsletter, or have had to do with it before. */
async function newsletterAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  const email = sql<string>`lower(${newsletterSubscriptions.email})`;
  const rows = await db.select({ email }).from(newsletterSubscriptions).where(isOneOf(email, emails));
  return rows.map((row) => row.email);
}

async function peopleOf(
  db: Db,
  people: readonly PersonRow[],
  rows: readonly AddressValues[],
): Promise<People> {
  const emails = lowered([...people.map(({ email }) => String(email)), ...rows.map(({ email }) => email)]);
  return new People(people.map(knownPerson), await newsletterAddresses(db, emails));
}

/** The people whom the rows may be about, as they are now. */
export async function findPeople(db: Db, rows: readonly AddressValues[]): Promise<People> {
  return peopleOf(db, await db.select(PERSON).from(users).where(mayBe(rows)).orderBy(asc(users.id)), rows);
}

/** The same people, locked until the transaction ends. */
export async function lockPeople(tx: Tx, rows: readonly AddressValues[]): Promise<People> {
  const found = await tx.select(PERSON).from(users).where(mayBe(rows));
  const ids = new Set<string>();
  const all = new People(found.map(knownPerson), []);
  for (const row of rows) {
    for (const person of [all.withEmail(row.email), ...all.withName(row)]) if (person) ids.add(person.id);
  }
  const locked = await tx
    .select(PERSON)
    .from(users)
    .where(and(isAmong(users.id, [...ids]), ne(users.state, 'deleted')))
    .orderBy(asc(users.id))
    .for('update');
  return peopleOf(tx, locked, rows);
}
