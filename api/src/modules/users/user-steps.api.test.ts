import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { apiClient } from '../../../test/api-client.ts';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, PASSWORD, type Persona } from '../../../test/personas.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { sessions } from '../auth/auth.table.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { familyMembers } from '../family-members/family-members.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { notes } from '../notes/notes.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { users } from './users.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

let guest: { readonly id: string; readonly email: string };
let number = 0;
beforeEach(async () => {
  number += 1;
  const email = `lena${number}@gast.example`;
  const { passwordHash } = t.users.gast;
  const values = { email, passwordHash, firstName: 'Lena', lastName: 'Ackermann', phone: '+41790000001' };
  const [row] = await t.db.insert(users).values(values).returning();
  guest = row as typeof guest;
});

const IF_MATCH = { 'if-match': '*' };
const step = async (persona: Persona, id: string, payload: object, query = '') =>
  (await t.as(persona))({
    method: 'POST',
    url: `/api/users/${id}/transition${query}`,
    payload,
    headers: IF_MATCH,
  });
const rowOf = async (id: string) => (await t.db.select().from(users).where(eq(users.id, id)))[0];

/** Books as the guest does. */
async function book() {
  const send = await browser(t.app);
  await send({ method: 'POST', url: '/api/login', payload: { email: guest.email, password: PASSWORD } });
  const event = await insertBookableEvent(t.db);
  const payload = aBookingRequest(event.iri);
  const headers = { 'idempotency-key': `booking-${number}` };
  const booked = await send({ method: 'POST', url: '/api/bookings', payload, headers });
  expect(booked.statusCode).toBe(201);
  return booked.json<{ id: string }>().id;
}

describe('locking', () => {
  test('ends sessions and Bearer tokens and keeps out, until it is unlocked; both are in the log', async () => {
    const send = await browser(t.app);
    const payload = { email: guest.email, password: PASSWORD };
    await send({ method: 'POST', url: '/api/login', payload });
    const client = await apiClient(t, guest.id);
    expect((await client('/api/me')).json().email).toBe(guest.email);
    const locked = await step('admin', guest.id, { to: 'locked', reason: 'Droht dem Team' });
    expect(locked.json()).toMatchObject({ userState: 'locked', version: 2 });
    expect(await t.db.select().from(sessions).where(eq(sessions.userId, guest.id))).toEqual([]);
    expect((await send('/api/me')).json().user).toBeNull();
    expect((await send({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(401);
    expect((await step('admin', guest.id, { to: 'active' })).json().userState).toBe('active');
    expect((await send({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(204);
    expect((await client('/api/me')).statusCode).toBe(401);
    const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, guest.id));
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['user.transition', t.users.admin.id],
      ['user.transition', t.users.admin.id],
    ]);
    const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, guest.id));
    expect(steps.map(({ to, reason }) => [to, reason])).toEqual([
      ['locked', 'Droht dem Team'],
      ['active', null],
    ]);
  });

  test.each([
    ['admin', 'super'],
    ['admin', 'admin'],
    ['super', 'super'],
    ['gast', 'guide'],
    ['guide', 'gast'],
  ] as const)('%s does not lock %s', async (persona, whom) => {
    expect((await step(persona, t.users[whom].id, { to: 'locked' })).statusCode).toBe(403);
    expect((await rowOf(t.users[whom].id))?.state).toBe('active');
  });

  test('is refused in somebody else’s name', async () => {
    const response = await step('super', guest.id, { to: 'locked' }, '?_switch_user=admin@firn.example');
    expect([response.statusCode, response.json().type]).toEqual([403, '/problems/impersonating']);
  });

  test('is for those who are active, and into a state that there is', async () => {
    expect((await step('admin', guest.id, { to: 'active' })).statusCode).toBe(409);
    expect((await step('admin', guest.id, { to: 'banned' })).statusCode).toBe(422);
  });
});

describe('deleting', () => {
  test('is refused while a booking is open, and for guides, and said beforehand', async () => {
    await book();
    const refused = await step('admin', guest.id, { to: 'deleted', dryRun: true });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().missing).toMatchObject([{ propertyPath: 'bookings' }]);
    const ofGuide = await step('admin', t.users.guideBasic.id, { to: 'deleted' });
    expect(ofGuide.json().missing).toMatchObject([{ propertyPath: 'roles' }]);
    expect((await rowOf(guest.id))?.firstName).toBe('Lena');
  });

  test('leaves what was sold, and nobody’s name', async () => {
    const id = await book();
    await t.db.insert(newsletterSubscriptions).values({
      email: guest.email.toUpperCase(),
      state: 'subscribed',
      textVersion: '1',
      requestedAt: NOW,
      requestedFrom: '203.0.113.7',
      unsubscribeToken: 'a-way-out',
    });
    await t.db.update(bookings).set({ state: 'completed' }).where(eq(bookings.id, id));
    const account = { iban: 'CH5604835012345678009', accountHolder: 'Lena Ackermann' };
    const refund = { bookingId: id, amount: 100, way: 'bank', reason: 'Kulanz', ...account } as const;
    await t.db.insert(refunds).values([
      { ...refund, state: 'done' },
      { ...refund, state: 'transit' },
    ]);
    expect((await step('admin', guest.id, { to: 'deleted', dryRun: true })).json().firstName).toBe('Lena');
    const deleted = await step('admin', guest.id, { to: 'deleted' });
    expect(deleted.json()).toMatchObject({ userState: 'deleted', fullName: 'Gelöschte Person', phone: null });
    expect((await (await t.as('admin'))(`/api/users/${guest.id}`)).statusCode).toBe(404);
    const [booking] = await t.db.select().from(bookings).where(eq(bookings.id, id));
    expect(booking).toMatchObject({ lastName: 'Person', phone: '', address: '', userId: guest.id });
    expect(booking?.total).toBeGreaterThan(0);
    const persons = await t.db.select().from(bookingPersons).where(eq(bookingPersons.bookingId, id));
    expect(persons[0]).toMatchObject({
      firstName: 'Gelöschte',
      birthday: expect.stringMatching(/-01-01$/),
      contactPhone: '',
      allergiesText: null,
    });
    expect(await t.db.select().from(sessions).where(eq(sessions.userId, guest.id))).toEqual([]);
    const mails = await t.db.select().from(outboxMails).where(eq(outboxMails.recipient, guest.email));
    expect(mails).toEqual([]);
    expect(await t.db.select().from(newsletterSubscriptions)).toEqual([]);
    const left = await t.db.select().from(refunds).where(eq(refunds.bookingId, id)).orderBy(refunds.state);
    expect(left.map(({ state, iban, accountHolder }) => ({ state, iban, accountHolder }))).toEqual([
      { state: 'done', iban: null, accountHolder: null },
      { state: 'transit', ...account },
    ]);
    const read = await (await t.as('admin'))(`/api/bookings/${id}`);
    expect(read.statusCode).toBe(200);
  });
});

describe('merging', () => {
  const merge = async (persona: Persona, into: string, body: object, query = '') =>
    (await t.as(persona))({
      method: 'POST',
      url: `/api/users/${into}/merge${query}`,
      payload: { take: [], dryRun: false, ...body },
      headers: IF_MATCH,
    });
  const iriOf = (id: string) => `/api/users/${id}`;

  async function second() {
    const values = {
      email: `zweite${number}@gast.example`,
      firstName: 'Lena',
      lastName: 'Meier',
    };
    const [kept] = await t.db
      .insert(users)
      .values({ ...values, city: 'Elm' })
      .returning();
    return kept as NonNullable<typeof kept>;
  }

  test('tells first, then moves what belongs to the one to the other', async () => {
    const id = await book();
    const kept = await second();
    await t.db.insert(notes).values([
      { text: 'Kennt Urs', userId: kept.id },
      { text: 'Ruft an', userId: guest.id },
    ]);
    const member = {
      userId: guest.id,
      salutation: 'Frau' as const,
      firstName: 'Mia',
      lastName: 'Ackermann',
      birthday: '2017-05-04',
      contactFirstName: 'Urs',
      contactLastName: 'Ackermann',
      contactPhone: '+41780000001',
    };
    await t.db.insert(familyMembers).values(member);
    const event = await insertEvent(t.db, await insertOffer(t.db));
    await t.db.insert(guideAssignments).values({ eventId: event.id, guideId: guest.id, state: 'accepted' });
    const from = iriOf(guest.id);

    const preview = await merge('admin', kept.id, { from, dryRun: true });
    expect(preview.json()).toMatchObject({
      '@type': 'UserMerge',
      moved: [
        { label: 'Buchung', count: 1 },
        { label: 'Familienmitglied', count: 1 },
        { label: 'Zuteilung', count: 1 },
        { label: 'Notiz', count: 1 },
      ],
      differences: [
        { field: 'lastName', kept: 'Meier', other: 'Ackermann' },
        { field: 'phone', kept: null, other: '+41790000001' },
        { field: 'email', kept: kept.email, other: guest.email },
      ],
    });
    expect((await rowOf(guest.id))?.state).toBe('active');

    const merged = await merge('admin', kept.id, { from, take: ['email', 'phone'] });
    expect(merged.json()).toMatchObject({
      id: kept.id,
      lastName: 'Meier',
      city: 'Elm',
      email: guest.email,
      phone: '+41790000001',
    });
    const noted = await t.db.select().from(notes).where(eq(notes.userId, kept.id)).orderBy(notes.text);
    expect(noted.map(({ text }) => text)).toEqual(['Kennt Urs', 'Ruft an']);
    expect((await t.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.userId).toBe(kept.id);
    expect(await t.db.select().from(familyMembers).where(eq(familyMembers.userId, kept.id))).toHaveLength(1);
    const [assignment] = await t.db.select().from(guideAssignments);
    expect(assignment?.guideId).toBe(kept.id);
    expect(await rowOf(guest.id)).toMatchObject({ state: 'deleted', passwordHash: null });
    expect(await t.db.select().from(sessions).where(eq(sessions.userId, guest.id))).toEqual([]);
    for (const each of [kept.id, guest.id]) {
      const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, each));
      expect(entries.at(-1)?.action).toBe('user.merge');
    }
  });

  test.each([
    ['itself', 'admin', 'guest', 'guest', 422],
    ['a guide', 'admin', 'guest', 'guide', 422],
    ['an admin, by an admin', 'admin', 'guest', 'super', 403],
    ['somebody into an admin', 'admin', 'super', 'guest', 403],
    ['somebody into the own account', 'admin', 'admin', 'guest', 403],
    ['by a guest', 'gast', 'guide', 'guest', 403],
  ] as const)('%s is refused', async (_what, persona, into, from, status) => {
    const idOf = (who: typeof into | typeof from) => (who === 'guest' ? guest.id : t.users[who].id);
    const response = await merge(persona, idOf(into), { from: iriOf(idOf(from)) });
    expect(response.statusCode).toBe(status);
    expect((await rowOf(guest.id))?.state).toBe('active');
  });

  test('of what is not there, with a field that says what one may do, or in another’s name is refused', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const kept = await second();
    expect((await merge('admin', kept.id, { from: iriOf(nobody) })).json().violations[0].propertyPath).toBe(
      'from',
    );
    expect((await merge('admin', nobody, { from: iriOf(kept.id) })).statusCode).toBe(404);
    const roles = await merge('admin', kept.id, { from: iriOf(guest.id), take: ['phone', 'roles'] });
    expect(roles.json().violations[0].propertyPath).toBe('take[1]');
    const query = '?_switch_user=admin@firn.example';
    expect((await merge('super', kept.id, { from: iriOf(guest.id) }, query)).json().type).toBe(
      '/problems/impersonating',
    );
  });
});
