import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingFor } from '../../../test/anonymous-bookings.ts';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, type Inject, PASSWORD } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from './users.table.ts';

let t: TestApp;
let admin: Inject;
let event: string;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await t.as('admin');
});
afterAll(() => t.close());

let email: string;
let number = 0;
beforeEach(async () => {
  number += 1;
  email = `gast${number}@ohne.example`;
  event = (await insertBookableEvent(t.db)).iri;
});

/** Books without an account. */
const book = (address = email): Promise<Booked> => bookAs(t.anonymous, event, aBookingFor(event, address, 1));
const guestOf = async (booking: Booked): Promise<string> => (await admin(booking['@id'])).json().guest;
const rowOf = async (guest: string) =>
  (
    await t.db
      .select()
      .from(users)
      .where(eq(users.id, guest.slice('/api/users/'.length)))
  )[0];
const found = async (query: string) =>
  (await admin(`/api/users?${query}`)).json()['hydra:member'] as { '@id': string }[];
const post = (url: string, payload: object) =>
  admin({ method: 'POST', url, payload, headers: { 'if-match': '*' } });

/** Somebody with a password, and with the newsletter at the address. */
async function account(address = email): Promise<string> {
  const values = {
    email: address,
    passwordHash: t.users.gast.passwordHash,
    firstName: 'Lena',
    lastName: 'Inhaber',
  };
  const [row] = await t.db.insert(users).values(values).returning({ id: users.id });
  await t.db.insert(newsletterSubscriptions).values({
    email: address,
    state: 'subscribed',
    textVersion: '1',
    requestedAt: NOW,
    requestedFrom: '192.0.2.1',
    confirmedAt: NOW,
    unsubscribeToken: `out-${address}`,
  });
  return `/api/users/${row?.id}`;
}
const newsletterState = async () =>
  (await t.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0]
    ?.state;

describe('who books without an account', () => {
  test('is a guest with a number, found by name and state; a second booking is of the same', async () => {
    const first = await book();
    const guest = await guestOf(first);
    expect(await rowOf(guest)).toMatchObject({
      email,
      state: 'guest',
      passwordHash: null,
      lastName: first.booker.lastName,
      phone: first.booker.phone,
    });
    expect((await found(`user=${email}&userState=guest`)).map((each) => each['@id'])).toEqual([guest]);
    const row = await rowOf(guest);
    expect((await found(`user=G-${row?.code}`)).map((each) => each['@id'])).toEqual([guest]);
    expect(await guestOf(await book(email.toUpperCase()))).toBe(guest);
    const list = (await admin(`/api/bookings?user=${guest}`)).json();
    expect(list['hydra:totalItems']).toBe(2);
  });

  test('learns nothing of that, and opens nothing by it', async () => {
    const booking = await book();
    const { accessToken } = booking;
    expect([booking.user, booking.guest]).toEqual([null, null]);
    const read = await t.anonymous(`${booking['@id']}?token=${accessToken}`);
    expect(read.json().guest).toBeNull();
    const login = await t.anonymous({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: PASSWORD },
    });
    expect(login.statusCode).toBe(401);
  });

  test('keeps the owner of the address from nothing, who logs in and sees none of these bookings', async () => {
    const owner = await account();
    const booking = await book();
    expect(await guestOf(booking)).not.toBe(owner);
    const send = await browser(t.app);
    const login = await send({ method: 'POST', url: '/api/login', payload: { email, password: PASSWORD } });
    expect(login.statusCode).toBe(204);
    expect((await send('/api/bookings')).json()['hydra:totalItems']).toBe(0);
    expect((await send(booking['@id'])).statusCode).toBe(404);
  });

  test('leaves the address to whoever changes theirs to it', async () => {
    const owner = await account(`andere-${email}`);
    await book();
    const changed = await admin({
      method: 'PATCH',
      url: owner,
      payload: { email },
      headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
    });
    expect(changed.statusCode).toBe(200);
  });

  test('is the guest whom the office has recorded with the address', async () => {
    const payload = { email, firstName: 'Lena', lastName: 'Erfasst', notify: false };
    const recorded = (await admin({ method: 'POST', url: '/api/invitations', payload })).json();
    expect(await guestOf(await book())).toBe(recorded['@id']);
  });

  test('is invited, and the invitation makes the guest an account', async () => {
    const guest = await guestOf(await book());
    expect((await post(`${guest}/invitation`, {})).statusCode).toBe(202);
    const recording = { email, firstName: 'Lena', lastName: 'Nochmals', notify: false };
    const again = await admin({ method: 'POST', url: '/api/invitations', payload: recording });
    expect([again.statusCode, again.json()['@id'], again.json().userState]).toEqual([201, guest, 'active']);
  });

  test('is not invited where somebody has an account with the address: the two are merged', async () => {
    await account();
    const refused = await post(`${await guestOf(await book())}/invitation`, {});
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/address-known']);
  });
});

describe('merging', () => {
  test('gives the bookings to the account, whose newsletter at the same address goes on', async () => {
    const owner = await account();
    const booking = await book();
    const guest = await guestOf(booking);
    const preview = (await post(`${owner}/merge`, { from: guest, take: [], dryRun: true })).json();
    expect(preview.moved).toEqual([{ label: 'Buchung', count: 1 }]);
    expect(preview.newsletter).toEqual({ stays: 'subscribed', goes: null, result: 'subscribed' });
    expect((await post(`${owner}/merge`, { from: guest, take: [], dryRun: false })).statusCode).toBe(200);
    expect((await admin(booking['@id'])).json()).toMatchObject({ user: owner, guest: null });
    expect(await newsletterState()).toBe('subscribed');
    expect((await rowOf(guest))?.state).toBe('deleted');
  });

  test('two guests are one guest', async () => {
    const [first, second] = [await book(), await book(`zweite-${email}`)];
    const [into, from] = [await guestOf(first), await guestOf(second)];
    expect((await post(`${into}/merge`, { from, take: [], dryRun: false })).statusCode).toBe(200);
    expect(await guestOf(second)).toBe(into);
  });

  test('never dissolves an account into a guest', async () => {
    const owner = await account();
    const guest = await guestOf(await book());
    const refused = await post(`${guest}/merge`, { from: owner, take: [], dryRun: false });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'from' }]);
    expect((await rowOf(owner))?.state).toBe('active');
  });
});

describe('deletion on request', () => {
  test('waits for the end of open bookings, then takes what the bookings said of the guest', async () => {
    const booking = await book();
    const guest = await guestOf(booking);
    expect((await post(`${guest}/transition`, { to: 'deleted' })).statusCode).toBe(409);
    const invoiceTo = { company: 'Gast AG', address: 'Industrieweg 1', postalCode: '8750', city: 'Glarus' };
    await t.db.update(bookings).set({ state: 'cancelled', invoiceTo }).where(eq(bookings.id, booking.id));
    expect((await post(`${guest}/transition`, { to: 'deleted' })).statusCode).toBe(200);
    const left = (await admin(booking['@id'])).json();
    expect(left.booker).toMatchObject({ firstName: 'Gelöschte', lastName: 'Person', phone: '' });
    expect(left.invoiceTo).toBeNull();
    const about = eq(outboxMails.about, booking['@id']);
    expect(await t.db.select().from(outboxMails).where(about)).toEqual([]);
    expect(await found(`user=${email}`)).toEqual([]);
  });

  test('leaves the account alone that has the same address', async () => {
    const owner = await account();
    const guest = await guestOf(await book());
    await t.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.email, email));
    expect((await post(`${guest}/transition`, { to: 'deleted' })).statusCode).toBe(200);
    expect(await newsletterState()).toBe('subscribed');
    expect((await rowOf(owner))?.email).toBe(email);
  });
});

test('the office gives out what is kept of a guest, and the history says so', async () => {
  const owner = await account();
  const booking = await book();
  const guest = await guestOf(booking);
  const data = (await admin(`${guest}/export.json`)).json();
  expect(data.account.email).toBe(email);
  expect(data.bookings.map((each: { number: string }) => each.number)).toEqual([booking.bookingNumber]);
  expect(data.mails).toHaveLength(1);
  // It is the account's, which has proven that the address is theirs.
  expect(data.newsletter).toEqual([]);
  expect((await admin(`${owner}/export.json`)).json().bookings).toEqual([]);
  const pdf = await admin(`${guest}/export.pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'user.export'));
  expect(entries.map(({ entityId, actorId }) => [entityId, actorId])).toContainEqual([
    guest.slice('/api/users/'.length),
    t.users.admin.id,
  ]);
});
