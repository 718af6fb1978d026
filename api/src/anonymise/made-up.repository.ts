import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { FIRST_NAMES, LAST_NAMES } from './made-up-names.ts';
import type { ColumnPlan, Way } from './ways.ts';

/** Turns a text into a number that nobody can turn back, because the salt is forgotten. */
const number = (text: SQL, salt: string): SQL =>
  sql`(('x' || substr(md5(${salt}::text || ${text}), 1, 7))::bit(28)::int)`;

function oneOf(names: readonly string[], text: SQL, salt: string): SQL {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  return sql`(array[${list}]::text[])[1 + ${number(text, salt)} % ${names.length}::int]`;
}

const firstName = (name: SQL, salt: string) => oneOf(FIRST_NAMES, name, `${salt} first`);
const lastName = (name: SQL, salt: string) => oneOf(LAST_NAMES, name, `${salt} last`);
const fullName = (name: SQL, salt: string) => sql`${firstName(name, salt)} || ' ' || ${lastName(name, salt)}`;
const street = (text: SQL, salt: string) => sql`'Musterweg ' || (1 + ${number(text, salt)} % 99)`;
const email = (text: SQL, salt: string) =>
  sql`'person-' || substr(md5(${salt}::text || lower(${text})), 1, 14) || '@example.org'`;
const token = (salt: string) =>
  sql`upper(substr(md5(${salt}::text || random()::text || clock_timestamp()::text), 1, 24))`;

/** Joins first and last name as they stand beside each other, so that a name in one column is that of the same person. */
function nameBeside(column: string): SQL {
  const prefix = column.replace(/(first|last)_name$/, '');
  const [first, last] = [sql.identifier(`${prefix}first_name`), sql.identifier(`${prefix}last_name`)];
  return sql`lower(${first} || ' ' || ${last})`;
}

/** Writes somebody else into the lines of the payment part (Swiss Implementation Guidelines for the QR-bill, Ultimate Debtor). */
function debtorOfQr(column: SQL, salt: string): SQL {
  const lines = sql`string_to_array(replace(${column}, chr(13), ''), chr(10))`;
  const name = sql`lower((${lines})[22])`;
  const debtor = sql`array['S', ${fullName(name, salt)}, 'Musterweg', '1', '9999', 'Musterwil', 'CH']`;
  return sql`array_to_string((${lines})[1:20] || ${debtor} || (${lines})[28:], chr(10))`;
}

function recipient(column: SQL, salt: string): SQL {
  return sql`jsonb_build_object('company', '', 'name', ${fullName(sql`lower(${column} ->> 'name')`, salt)},
    'street', 'Musterweg', 'houseNumber', '1', 'postalCode', '9999', 'city', 'Musterwil', 'country', 'CH',
    'email', ${email(sql`(${column} ->> 'email')`, salt)}, 'reference', '')`;
}

function madeUp(name: string, way: Way, salt: string): SQL {
  const column = sql`${sql.identifier(name)}`;
  const values: Readonly<Record<Way, () => SQL>> = {
    firstName: () => firstName(nameBeside(name), salt),
    lastName: () => lastName(nameBeside(name), salt),
    fullName: () => fullName(sql`lower(${column})`, salt),
    email: () => email(column, salt),
    phone: () => sql`'+4179000' || lpad((${number(column, salt)} % 10000)::text, 4, '0')`,
    street: () => street(column, salt),
    postalCode: () => sql`'9999'`,
    city: () => sql`'Musterwil'`,
    midYear: () => sql`make_date(extract(year from ${column})::int, 7, 1)`,
    token: () => token(salt),
    zeros: () => sql`'000000'`,
    blank: () => sql`''`,
    null: () => sql`null`,
    no: () => sql`false`,
    emptyList: () => sql`'[]'`,
    recipient: () => recipient(column, salt),
    debtorOfQr: () => debtorOfQr(column, salt),
  };
  return values[way]();
}

/** Puts made-up values in the place of those that are there; what is empty stays so. */
export async function makeUp(tx: Tx, table: string, { changed }: ColumnPlan, salt: string): Promise<void> {
  const changes = Object.entries(changed).map(([name, way]) => {
    const column = sql.identifier(name);
    return sql`${column} = case when coalesce(${column}::text, '') = '' then ${column} else ${madeUp(name, way, salt)} end`;
  });
  if (changes.length > 0)
    await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)}`);
}

export async function emptyTable(tx: Tx, table: string): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)}`);
}

/** Takes out what the gateways keep of people: who did what, tokens, visits. Which versions are live stays. */
export async function forgetGateways(tx: Tx): Promise<void> {
  for (const table of ['audit', 'ops_tokens', 'health_reports', 'health_votes', 'health_vitals']) {
    const { rows } = await tx.execute<{ there: boolean }>(
      sql`select to_regclass(${`firn_delivery.${table}`}) is not null as there`,
    );
    if (rows[0]?.there) await tx.execute(sql`truncate firn_delivery.${sql.identifier(table)}`);
  }
}

/** Forgets which pictures are portraits, and answers the ids of those. */
export async function portraits(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct portrait_image_id as id from users where portrait_image_id is not null`,
  );
  return rows.map(({ id }) => id);
}

/** Finds who may open everything, in order. */
export async function superAdmins(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select email from users where 'ROLE_SUPER_ADMIN' = any(roles) order by email`,
  );
  return rows.map((row) => row.email);
}
