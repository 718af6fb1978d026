import type { RetentionKind, RetentionResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { aBookingFor } from '../../../test/anonymous-bookings.ts';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { familyMembers } from '../family-members/family-members.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { ownDiets } from '../own-diet/own-diet.table.ts';
import { ownSizes } from '../own-sizes/own-sizes.table.ts';
import { settings } from '../settings/settings.table.ts';
import { users } from '../users/users.table.ts';
import { forgetOldData } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

let number = 0;
let email: string;
beforeEach(() => {
  number += 1;
  email = `alt${number}@gast.example`;
});

const LONG_AGO = new Date('2019-05-01T10:00:00Z');
const run = () => forgetOldData({ db: t.db, clock: () => NOW });
const release = () => t.db.update(settings).set({ retentionRuns: true });

async function guest(values: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const [row] = await t.db
    .insert(users)
    .values({ email, firstName: 'Lena', createdAt: LONG_AGO, ...values })
    .returning({ id: users.id });
  if (!row) throw new Error('no guest');
  return row.id;
}
const stateOf = async (id: string) =>
  (await t.db.select({ state: users.state }).from(users).where(eq(users.id, id)))[0]?.state;

const aMail = { template: 'x', recipient: 'a@b.example', subject: 'Alt', text: 'Hallo', html: '<p>' };
const anEntry = { action: 'tag.update', entity: 'tag' };
const aMember = {
  salutation: 'Frau' as const,
  firstName: 'Mia',
  lastName: 'Alt',
  birthday: '2015-01-01',
  contactFirstName: 'Urs',
  contactLastName: 'Alt',
  contactPhone: '+41790000000',
  allergies: true,
  allergiesText: 'Nüsse',
  createdAt: LONG_AGO,
};

/** One of each kind that is over its term. */
async function insertOld(): Promise<string> {
  const id = await guest();
  const values = [{ rentingMaterialProperty: '/api/renting_material_properties/x', value: '42' }];
  await t.db
    .insert(familyMembers)
    .values({ ...aMember, userId: t.users.gast.id, rentingMaterialPropertyValues: values });
  await t.db.insert(ownSizes).values([
    { userId: t.users.gast.id, values, updatedAt: LONG_AGO },
    // Whoever was here since keeps theirs, however old they are.
    { userId: t.users.guide.id, values, updatedAt: LONG_AGO },
  ]);
  const diet = { vegetarian: true, allergies: false, agreedAt: LONG_AGO };
  await t.db.insert(ownDiets).values([
    { ...diet, userId: t.users.gast.id },
    { ...diet, userId: t.users.guide.id },
  ]);
  await t.db
    .update(users)
    .set({ createdAt: LONG_AGO, lastSeenAt: new Date('2024-01-01T10:00:00Z') })
    .where(eq(users.id, t.users.gast.id));
  await t.db.insert(outboxMails).values([
    { ...aMail, createdAt: LONG_AGO, sentAt: LONG_AGO },
    { ...aMail, createdAt: new Date('2025-01-01T10:00:00Z'), sentAt: NOW },
    { ...aMail, createdAt: LONG_AGO },
  ]);
  await t.db.insert(auditEntries).values([
    { ...anEntry, at: LONG_AGO },
    { ...anEntry, at: NOW },
  ]);
  return id;
}

const report = async (): Promise<RetentionResponse> => (await (await t.as('admin'))('/api/retention')).json();
const dueOf = ({ kinds }: RetentionResponse) =>
  Object.fromEntries(kinds.map(({ kind, due }) => [kind, due])) as Record<RetentionKind, number>;

test('nothing goes before a super admin has said so, and the report says what would', async () => {
  const id = await insertOld();
  await run();
  expect(await stateOf(id)).toBe('active');
  const told = await report();
  expect(told.runs).toBe(false);
  expect(dueOf(told)).toEqual({
    inactive_guests: 1,
    family_health: 3,
    feedback_words: 0,
    mail_texts: 2,
    mails: 1,
    audit_entries: 1,
  });
  expect(told.hourly).toContainEqual({ kind: 'health_data', due: 0 });
  expect(told.kinds[0]?.oldest).toBe(LONG_AGO.toISOString());
  const { url, headers } = {
    url: '/api/settings/00000000-0000-4000-8000-000000000001',
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
  };
  const patch = async (persona: 'admin' | 'super') =>
    (await (await t.as(persona))({ method: 'PATCH', url, headers, payload: { retentionRuns: true } }))
      .statusCode;
  expect([await patch('admin'), await patch('super')]).toEqual([403, 200]);
  await run();
  expect(dueOf(await report())).toEqual({
    inactive_guests: 0,
    family_health: 0,
    feedback_words: 0,
    mail_texts: 0,
    mails: 0,
    audit_entries: 0,
  });
  expect(await stateOf(id)).toBe('deleted');
  const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, id));
  expect(steps).toMatchObject([{ to: 'deleted', actorId: null, reason: 'Seit 3 Jahren nicht mehr hier' }]);
  const mails = await t.db.select().from(outboxMails).where(eq(outboxMails.recipient, 'a@b.example'));
  // What still waits goes out; of what was sent last year stays that it was.
  expect(mails.map(({ text }) => text).toSorted()).toEqual(['', 'Hallo']);
  const [member] = await t.db.select().from(familyMembers);
  expect(member).toMatchObject({ firstName: 'Mia', allergies: false, allergiesText: null, contactPhone: '' });
  expect(member?.rentingMaterialPropertyValues).toEqual([]);
  const kept = await t.db.select().from(ownSizes);
  expect(kept.map(({ userId }) => userId)).toEqual([t.users.guide.id]);
  const diets = await t.db.select().from(ownDiets);
  expect(diets.map(({ userId }) => userId)).toEqual([t.users.guide.id]);
});

describe('inactive is nobody', () => {
  beforeEach(release);

  test.each<[string, Partial<typeof users.$inferInsert>]>([
    ['who was logged in since', { lastSeenAt: new Date('2024-01-01T10:00:00Z') }],
    ['who came since', { createdAt: new Date('2024-01-01T10:00:00Z') }],
    ['who guides', { roles: ['ROLE_GUIDE'] }],
    ['whom the office locked', { state: 'locked' }],
  ])('%s', async (_who, values) => {
    const id = await guest(values);
    await run();
    expect(await stateOf(id)).toBe(values.state ?? 'active');
  });

  test('who reads the newsletter', async () => {
    const id = await guest();
    await t.db.insert(newsletterSubscriptions).values({
      email,
      state: 'subscribed',
      textVersion: '1',
      requestedAt: LONG_AGO,
      requestedFrom: '192.0.2.1',
      unsubscribeToken: email,
    });
    await run();
    expect(await stateOf(id)).toBe('active');
    await t.db
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed' })
      .where(eq(newsletterSubscriptions.email, email));
    await run();
    expect(await stateOf(id)).toBe('deleted');
  });

  test.each([
    ['of whom a booking is open', { createdAt: LONG_AGO }, '2019-08-01T10:00:00Z', 'guest'],
    ['who booked since', { state: 'cancelled' as const, total: 0 }, '2019-08-01T10:00:00Z', 'guest'],
    [
      'who was led since',
      { state: 'completed' as const, createdAt: LONG_AGO, total: 0 },
      '2024-08-01T10:00:00Z',
      'guest',
    ],
    [
      'who owes',
      { state: 'completed' as const, createdAt: LONG_AGO, total: 100 },
      '2019-08-01T10:00:00Z',
      'guest',
    ],
    [
      'but whose bookings are long over',
      { state: 'completed' as const, createdAt: LONG_AGO, total: 0 },
      '2019-08-01T10:00:00Z',
      'deleted',
    ],
  ])('%s', async (_who, changes, end, state) => {
    const { iri, id: eventId } = await insertBookableEvent(t.db);
    const booked = await bookAs(t.anonymous, iri, aBookingFor(iri, email));
    await t.db.update(bookings).set(changes).where(eq(bookings.id, booked.id));
    await t.db.execute(
      sql`update events set start = ${end}::timestamptz - interval '1 day', "end" = ${end}, registration_deadline = ${end}::timestamptz - interval '9 days' where id = ${eventId}`,
    );
    const [row] = await t.db.select().from(bookings).where(eq(bookings.id, booked.id));
    const id = row?.guestId ?? '';
    await t.db.update(users).set({ createdAt: LONG_AGO }).where(eq(users.id, id));
    await run();
    expect(await stateOf(id)).toBe(state);
  });
});

describe('the audit log', () => {
  const entry = () => ({ ...anEntry, action: `tag.${number}` });
  const old = () => t.db.insert(auditEntries).values({ ...entry(), at: LONG_AGO });
  const count = () => t.db.$count(auditEntries, eq(auditEntries.action, entry().action));
  const asRetention = (statement: ReturnType<typeof sql>) =>
    t.db.transaction(async (tx) => {
      await tx.execute(sql`set local firn.retention = 'on'`);
      await tx.execute(statement);
    });

  test('lets nothing go that does not say that it is the retention, however old', async () => {
    await old();
    await expect(t.db.delete(auditEntries)).rejects.toThrow();
    expect(await count()).toBe(1);
  });

  test('lets the retention take nothing younger than its term, and change nothing', async () => {
    await old();
    await t.db.insert(auditEntries).values({ ...entry(), at: new Date() });
    await expect(asRetention(sql`delete from audit_entries`)).rejects.toThrow();
    await expect(asRetention(sql`update audit_entries set label = 'x'`)).rejects.toThrow();
    expect(await count()).toBe(2);
  });

  test('is at the mercy of a wrong clock without that: with it, one far ahead deletes nothing too early', async () => {
    await release();
    await t.db.insert(auditEntries).values({ ...entry(), at: new Date() });
    await forgetOldData({ db: t.db, clock: () => new Date('2099-01-01T00:00:00Z') });
    expect(await count()).toBe(1);
  });
});
