import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../src/db/client.ts';
import { isAmong } from '../src/db/columns.ts';
import { prepared } from '../src/db/prepared.ts';
import { sessions } from '../src/modules/auth/auth.table.ts';
import { users } from '../src/modules/users/users.table.ts';
import { NOW } from './build-test-app.ts';
import { cloneDatabase } from './database-template.ts';
import { insertPersonas } from './personas.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneDatabase();
  const { admin, guide } = await insertPersonas(database.db);
  const rest = { createdAt: NOW, expiresAt: NOW };
  await database.db.insert(sessions).values([
    { tokenHash: 'a', userId: admin.id, ...rest },
    { tokenHash: 'b', userId: guide.id, ...rest },
  ]);
});
afterAll(() => database.close());

const usersAmong = prepared((builder) =>
  builder
    .select()
    .from(users)
    .where(isAmong(users.id, sql.placeholder('ids')))
    .orderBy(asc(users.id)),
);

test('gives what Drizzle gives: texts, lists, instants and what is null', async () => {
  const all = await database.db.select().from(users).orderBy(asc(users.id));
  expect(await usersAmong(database.db, { ids: all.map(({ id }) => id) })).toEqual(all);
  expect(await usersAmong(database.db, { ids: [all[1]?.id] })).toEqual([all[1]]);
});

test('a joined table is a part of the row', async () => {
  const owned = prepared((builder) =>
    builder
      .select({ owner: users.email, session: sessions })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.expiresAt, sql.param(sql.placeholder('at'), sessions.expiresAt)))
      .orderBy(asc(sessions.tokenHash)),
  );
  const rows = await owned(database.db, { at: NOW });
  expect(rows.map(({ session }) => session)).toEqual(
    await database.db.select().from(sessions).orderBy(asc(sessions.tokenHash)),
  );
  expect(rows[0]?.owner).toContain('@');
});

test('runs in a transaction', async () => {
  const tokens = prepared((builder) => builder.select({ token: sessions.tokenHash }).from(sessions));
  await database.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, 'b'));
    expect(await tokens(tx)).toEqual([{ token: 'a' }]);
  });
});

test('refuses to select an expression, which no column would read', () => {
  const counted = () =>
    prepared((builder) => builder.select({ total: sql<number>`count(*)` }).from(sessions));
  expect(counted).toThrow('«total» is neither');
});
