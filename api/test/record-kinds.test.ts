import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../src/db/client.ts';
import { isPersonal } from '../src/lib/personal-data.domain.ts';
import { allKinds } from './all-kinds.ts';
import { cloneDatabase } from './database-template.ts';

const kinds = await allKinds();

let database: Database;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

test('the kinds are found', () => {
  expect(kinds.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['activity', 'level', 'tag']));
});

test('no two kinds share a name in the audit log', () => {
  const entities = kinds.map(({ entity }) => entity);
  expect(new Set(entities).size).toBe(entities.length);
});

/** Columns that sound like a person's and are not: files, what the company tells everybody, and which invoice is taken back. */
const NOT_PERSONAL = [
  'accommodation.allergiesInWords',
  'bexio.companyName',
  'invoice.creditNoteOfId',
  'media_object.fileName',
  'navigationEntry.name',
  'renting_material.depositNote',
  'settings.name',
  'settings.city',
  'settings.phone',
  'settings.replyAddress',
  'settings.senderAddress',
  'settings.senderName',
  'settings.email',
  'settings.bookingsPerEmailPerHour',
  'settings.heldBookingsPerEmail',
  'settings.guideContactDays',
  'settings.mailFoot',
  'settings.mailLogo',
  'settings.mailColour',
];
const SOUNDS_PERSONAL =
  /name|mail|phone|birth|address|city|allerg|vegetar|contact|note|comment|message|guardian|portraitText/i;

test('a column that sounds personal is concealed in the audit, or known not to be', () => {
  const heard = kinds.flatMap(({ entity, table }) =>
    Object.keys(getTableColumns(table))
      .filter((column) => SOUNDS_PERSONAL.test(column) && !isPersonal(entity, column))
      .map((column) => `${entity}.${column}`),
  );
  expect(heard.sort()).toEqual(NOT_PERSONAL.sort());
});

describe('whoever breaks a unique index is told so in words', () => {
  test.each(kinds.map((kind) => [kind.entity, kind] as const))('%s', async (_entity, { table, unique }) => {
    const { rows } = await database.db.execute<{ name: string }>(sql`
      select c.relname as name from pg_index i
      join pg_class c on c.oid = i.indexrelid
      where i.indrelid = ${getTableName(table)}::regclass and i.indisunique and not i.indisprimary`);
    expect(Object.keys(unique).sort()).toEqual(rows.map(({ name }) => name).sort());
    for (const { field, message } of Object.values(unique)) {
      expect(field).toMatch(/\w/);
      expect(message).toMatch(/^[A-ZÄÖÜ].+\.$/);
    }
  });
});
