import { NEW_COMPANY } from '@firn/shared-contracts/api';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, isNull } from 'drizzle-orm';
import { cloneDatabase } from '../../test/database-template.ts';
import type { Database } from '../db/client.ts';
import { accommodations } from '../modules/accommodations/accommodations.table.ts';
import { activities } from '../modules/activities/activities.table.ts';
import { auditEntries } from '../modules/audit/audit.table.ts';
import { nextNumber } from '../modules/bookings/index.ts';
import { contents } from '../modules/contents/contents.table.ts';
import { levels } from '../modules/levels/levels.table.ts';
import { newOffer } from '../modules/offers/index.ts';
import { outboxMails } from '../modules/outbox/outbox.table.ts';
import { nextGuestCode } from '../modules/people/index.ts';
import { readSettings } from '../modules/settings/index.ts';
import { settings } from '../modules/settings/settings.table.ts';
import { users } from '../modules/users/users.table.ts';
import { SETUP_STEPS, setUp } from './set-up.ts';
import type { SetupPlan, SetupStep } from './setup-step.ts';

const NOW = new Date('2026-11-27T09:00:00Z');
const PLAN: SetupPlan = {
  company: {
    ...{ name: 'Bergschule Nüll', street: 'Dorf 3', postalCode: '7012', city: 'Felsberg' },
    ...{ phone: '081 111 22 33', email: 'hallo@nuell.example' },
  },
  sender: { name: 'Bergschule Nüll', address: 'post@nuell.example' },
  firstNumbers: { invoice: 451, booking: 1208, guest: 501, offer: 300 },
  admin: { email: 'Chef@nuell.example', firstName: 'Lea', lastName: 'Nüll' },
  starter: true,
};

let database: Database;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.close());

const run = (changes: Partial<SetupPlan> = {}, steps: readonly SetupStep[] = SETUP_STEPS) =>
  setUp(database.db, { plan: { ...PLAN, ...changes }, origin: 'https://nuell.example', now: NOW }, steps);

test('an empty database becomes the one of a company', async () => {
  const { db } = database;
  const { done, invitation } = await run();
  expect(done).toEqual(SETUP_STEPS.map(({ name }) => name));
  expect(await readSettings(db)).toMatchObject({
    ...PLAN.company,
    ...{ senderName: 'Bergschule Nüll', senderAddress: 'post@nuell.example', partners: [] },
  });
  expect((await db.select().from(levels)).map(({ title }) => title).toSorted()).toEqual([
    ...['Aufbau', 'Basis', 'Fortgeschritten'],
  ]);
  const [main] = await db.select().from(activities).where(eq(activities.slug, 'skitouren'));
  expect(main).toMatchObject({ mainFilter: true, difficulties: ['skiDifficulty'] });
  expect(await db.$count(activities, isNull(activities.parentId))).toBe(6);
  expect(await db.$count(accommodations, eq(accommodations.phone, ''))).toBe(await db.$count(accommodations));
  expect(await db.$count(contents, eq(contents.public, true))).toBe(0);
  const [admin] = await db.select().from(users);
  expect(admin).toMatchObject({
    ...{ email: 'chef@nuell.example', roles: ['ROLE_SUPER_ADMIN'], code: '501', passwordHash: null },
  });
  const [mail] = await db.select().from(outboxMails);
  expect(mail).toMatchObject({ template: 'staff_invitation', recipient: 'chef@nuell.example' });
  expect(mail?.text).toContain(invitation);
  const entries = await db.select().from(auditEntries);
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set([
      ...['settings.update', 'level.create', 'sleepingStyle.create', 'activity.create'],
      ...['accommodation.create', 'content.create', 'navigationEntry.create', 'user.update', 'user.invite'],
    ]),
  );
});

test('numbers go on where the former system ended', async () => {
  await run();
  await database.db.transaction(async (tx) => {
    expect(await nextNumber(tx, 'invoice', 2026)).toBe(451);
    expect(await nextNumber(tx, 'booking', 2026)).toBe(1208);
    expect(await nextNumber(tx, 'booking', 2027)).toBe(1);
    expect(await nextGuestCode(tx)).toBe('502');
    expect((await newOffer(tx, {}, { now: NOW })).code).toBe('300');
  });
});

test('without wishes, numbers begin where every company does, and lists stay empty', async () => {
  expect((await run({ firstNumbers: {}, starter: false })).done).toEqual(['company']);
  expect(await database.db.$count(levels)).toBe(0);
  await database.db.transaction(async (tx) => {
    expect(await nextGuestCode(tx)).toBe('10002');
    expect((await newOffer(tx, {}, { now: NOW })).code).toBe('101');
  });
});

describe('a second setup', () => {
  test('changes nothing that the office has edited, and makes a new link while nobody took the first', async () => {
    const { db } = database;
    const first = await run();
    await db.update(settings).set({ phone: '081 999 88 77', version: 3 });
    await db.update(levels).set({ title: 'Einsteiger' }).where(eq(levels.title, 'Basis'));
    const again = await run({ company: { ...PLAN.company, name: 'Andere' }, firstNumbers: { guest: 9 } });
    expect(again.done).toEqual([]);
    expect(again.invitation).not.toBe(first.invitation);
    expect(await readSettings(db)).toMatchObject({ name: 'Bergschule Nüll', phone: '081 999 88 77' });
    expect(await db.$count(levels)).toBe(3);
    expect(await db.$count(users)).toBe(1);
    expect(await db.$count(outboxMails)).toBe(1);
  });

  test('invites nobody beside a super admin', async () => {
    const { db } = database;
    await run();
    await db.update(users).set({ passwordHash: 'set' });
    expect((await run()).invitation).toBeNull();
    const other = await run({ admin: { ...PLAN.admin, email: 'andere@nuell.example' } });
    expect(other.invitation).toBeNull();
    expect(await db.$count(users)).toBe(1);
  });
});

test('a setup that dies after any step has done nothing, and is repeated', async () => {
  const { db } = database;
  const dying: SetupStep = { name: 'dying', run: () => Promise.reject(new Error('The power is gone.')) };
  for (let after = 1; after <= SETUP_STEPS.length; after += 1) {
    const steps = [...SETUP_STEPS.slice(0, after), dying, ...SETUP_STEPS.slice(after)];
    await expect(run({}, steps)).rejects.toThrow('The power is gone.');
    expect(await readSettings(db)).toMatchObject(NEW_COMPANY);
    expect(await db.$count(auditEntries)).toBe(0);
  }
  expect((await run()).done).toHaveLength(SETUP_STEPS.length);
});

test('a phone that is none is refused by field, and nothing is written', async () => {
  await expect(run({ company: { ...PLAN.company, phone: '12' } })).rejects.toThrow(/phone/);
  expect(await database.db.$count(users)).toBe(0);
});
