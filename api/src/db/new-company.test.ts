import { readFileSync } from 'node:fs';
import { BUILT_IN_COMPANY, NEW_COMPANY } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { cloneDatabase } from '../../test/database-template.ts';
import { insertCompany } from '../../test/own-company.ts';
import { insertPersonas } from '../../test/personas.ts';
import { readSettings } from '../modules/settings/index.ts';
import type { Database } from './client.ts';

const MIGRATION = readFileSync(new URL('./migrations/0067_new_company.sql', import.meta.url), 'utf8');

let database: Database;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

test('a new database has no company, until somebody is in it', async () => {
  const { db } = database;
  expect(await readSettings(db)).toMatchObject(NEW_COMPANY);
  await insertCompany(db);
  await insertPersonas(db);
  await db.execute(sql.raw(MIGRATION));
  expect(await readSettings(db)).toMatchObject(BUILT_IN_COMPANY);
});
