import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { aBookingFor } from '../../test/anonymous-bookings.ts';
import { insertBookableEvent } from '../../test/bookable-event.ts';
import { bookAs } from '../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { bookings } from '../modules/bookings/bookings.table.ts';
import { users } from '../modules/users/users.table.ts';

const migrations = fileURLToPath(new URL('./migrations/', import.meta.url));
const [file] = globSync('*_people_and_retention.sql', { cwd: migrations });

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** The statements of the migration that look at bookings from before. */
async function migrate(): Promise<void> {
  const statements = readFileSync(`${migrations}${file}`, 'utf8').split('--> statement-breakpoint');
  const ofData = statements.filter((each) => /INSERT INTO "users"|SET guest_id/.test(each));
  expect(ofData).toHaveLength(2);
  await t.db.transaction(async (tx) => {
    for (const statement of ofData) await tx.execute(sql.raw(statement));
  });
}

const person = { firstName: 'Lena', lastName: 'Muster', passwordHash: null };

test('who booked without an account before is a guest, whoever has the address', async () => {
  const { iri } = await insertBookableEvent(t.db);
  for (const email of [
    'fremd@firn.example',
    'konto@firn.example',
    'erfasst@firn.example',
    'fremd@firn.example',
  ])
    await bookAs(t.anonymous, iri, aBookingFor(iri, email));
  await bookAs(await t.as('gast'), iri);
  await t.db.execute(
    sql`update bookings set created_at = created_at + right(number, 5)::int * interval '1 minute'`,
  );
  await t.db.update(bookings).set({ guestId: null });
  await t.db.delete(users).where(eq(users.state, 'guest'));
  await t.db.insert(users).values([
    { ...person, email: 'Konto@firn.example', passwordHash: t.users.gast.passwordHash },
    { ...person, email: 'Erfasst@firn.example', code: '20001' },
  ]);
  await migrate();
  const rows = await t.db
    .select({ booked: bookings.email, guest: users.email, state: users.state, code: users.code })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.guestId))
    .orderBy(asc(bookings.number));
  expect(rows.map(({ guest, state }) => [guest, state])).toEqual([
    ['fremd@firn.example', 'guest'],
    ['konto@firn.example', 'guest'],
    ['Erfasst@firn.example', 'active'],
    ['fremd@firn.example', 'guest'],
    [null, null],
  ]);
  expect(rows.map(({ code }) => code)).toEqual(['20002', '20003', '20001', '20002', null]);
  const [guest] = await t.db.select().from(users).where(eq(users.code, '20002'));
  expect(guest).toMatchObject({ lastName: 'Käser', passwordHash: null, phone: '+41791234567' });
});
