import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { cloneDatabase } from '../../test/database-template.ts';
import { auditEntries } from '../modules/audit/audit.table.ts';
import { notes } from '../modules/notes/notes.table.ts';
import { users } from '../modules/users/users.table.ts';
import type { Database } from './client.ts';

const MIGRATION = new URL('./migrations/0024_notes_of_any_record.sql', import.meta.url);
/** The statements that change rows; those before them have made the columns already. */
const STATEMENTS = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint').slice(-2);

let database: Database;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

async function insertUser(name: string, values: Partial<typeof users.$inferInsert> = {}) {
  const email = `${name}@firn.example`;
  const rows = await database.db
    .insert(users)
    .values({ email, firstName: name, lastName: 'Muster', ...values })
    .returning();
  return rows[0]?.id ?? '';
}

test('what was noted of a person is a note, by whoever wrote it last and of that day', async () => {
  const { db } = database;
  const vera = await insertUser('vera');
  const tina = await insertUser('tina', { notes: 'Ruft lieber an' });
  const urs = await insertUser('urs', { notes: 'Kennt\nalle Hütten' });
  await insertUser('nina', { notes: ' \n' });
  const at = new Date('2026-02-14T08:00:00Z');
  const written = { entity: 'user', action: 'user.update', entityId: tina, actorId: vera };
  await db.insert(auditEntries).values([
    { ...written, diff: { notes: { from: '…', to: '…' } }, at },
    { ...written, diff: { city: { from: '…', to: '…' } }, at: new Date('2026-02-15T08:00:00Z') },
  ]);
  for (const statement of STATEMENTS) await db.execute(sql.raw(statement));
  const [ofTina, ...others] = await db.select().from(notes).where(eq(notes.userId, tina));
  expect(ofTina).toMatchObject({ text: 'Ruft lieber an', createdById: vera, createdAt: at, updatedAt: at });
  expect(others).toEqual([]);
  const ofUrs = await db.select().from(notes).where(eq(notes.userId, urs));
  expect(ofUrs).toMatchObject([{ text: 'Kennt\nalle Hütten', createdById: null }]);
  expect(await db.select().from(notes)).toHaveLength(2);
  const left = await db.select({ text: users.notes }).from(users);
  expect(left.filter(({ text }) => text !== null)).toEqual([]);
});
