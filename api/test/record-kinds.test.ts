import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../src/db/client.ts';
import type { RecordKind } from '../src/records/index.ts';
import { cloneDatabase } from './database-template.ts';

type Kind = RecordKind<object>;

const isKind = (value: unknown): value is Kind =>
  typeof value === 'object' &&
  value !== null &&
  ['entity', 'table', 'unique', 'load'].every((key) => key in value);

/** Every kind that a module's repository keeps. */
const modules = fileURLToPath(new URL('../src/modules/', import.meta.url));
const kinds: Kind[] = [];
for (const file of globSync('*/*.repository.ts', { cwd: modules }).sort()) {
  const exported = (await import(`${modules}${file}`)) as Readonly<Record<string, unknown>>;
  kinds.push(...Object.values(exported).filter(isKind));
}

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
