import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingFor, mailsAbout } from '../../../test/anonymous-bookings.ts';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { insertFullEvent, joined } from '../../../test/waitlist.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';

let t: TestApp;
let admin: Inject;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await t.as('admin');
});
afterAll(() => t.close());

let booked: Booked;
let number = 0;
beforeEach(async () => {
  number += 1;
  const { iri } = await insertBookableEvent(t.db);
  booked = await bookAs(t.anonymous, iri, aBookingFor(iri, `alt${number}@firn.example`));
});

const patch = (booker: object, { url = booked['@id'], send = admin, query = '' } = {}) =>
  send({
    method: 'PATCH',
    url: `${url}${query}`,
    payload: { booker },
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
  });
const newest = async () => (await mailsAbout(t.db, booked['@id'])).at(-1);

test('the office corrects single fields; price, persons and the rest stay; the history names what changed', async () => {
  const answer = await patch({ address: 'Bahnhofstrasse 7', phone: '079 111 22 33' });
  expect(answer.statusCode).toBe(200);
  const { version, booker, lines, total, bookingPersons } = answer.json();
  expect([version, lines, total]).toEqual([booked.version + 1, booked.lines, booked.total]);
  expect(bookingPersons).toEqual(booked.bookingPersons);
  const corrected = { ...booked.booker, address: 'Bahnhofstrasse 7', phone: '+41791112233' };
  expect(booker).toEqual(corrected);
  const [entry] = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'booking.update'));
  expect(entry?.diff).toEqual({ address: { from: '…', to: '…' }, phone: { from: '…', to: '…' } });
  expect(await mailsAbout(t.db, booked['@id'])).toHaveLength(1);
});

test.each([
  [{ firstName: 'www.firn.ch' }, 'booker.firstName'],
  [{ phone: '12' }, 'booker.phone'],
  [{ postalCode: '80' }, 'booker.postalCode'],
  [{ country: 'XX' }, 'booker.country'],
  [{ email: 'kein.punkt' }, 'booker.email'],
  [{ fullName: 'Nina' }, 'booker.fullName'],
])('%j is refused at %s', async (booker, path) => {
  const answer = await patch(booker);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().violations).toMatchObject([{ propertyPath: path }]);
});

test('a new address gets the booking and a new link; the old link opens nothing any more', async () => {
  const before = `${booked['@id']}?token=${booked.accessToken}`;
  expect((await t.anonymous(before)).statusCode).toBe(200);
  const email = `neu${number}@firn.example`;
  const preview = (await patch({ email }, { query: '?dryRun=1' })).json();
  expect(preview.mails).toMatchObject([{ template: 'booking_contact_changed', to: email }]);
  expect((await t.anonymous(before)).statusCode).toBe(200);
  expect((await patch({ email: email.toUpperCase() })).json().booker.email).toBe(email);
  expect((await t.anonymous(before)).statusCode).toBe(404);
  const mail = await newest();
  expect(mail).toMatchObject({ template: 'booking_contact_changed', recipient: email });
  const token = /\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
  expect((await t.anonymous(`${booked['@id']}?token=${token}`)).statusCode).toBe(200);
});

test('with the address the booking goes to its guest', async () => {
  const guest = (await admin(booked['@id'])).json().guest;
  const answer = (await patch({ email: `anders${number}@firn.example` })).json();
  expect(answer.guest).toMatch(/^\/api\/users\//);
  expect(answer.guest).not.toBe(guest);
  expect((await patch({ email: `alt${number}@firn.example` })).json().guest).toBe(guest);
});

test('who waits gets the link of the waiting list', async () => {
  const { iri } = await insertFullEvent(t.db, t.anonymous, NOW, 1);
  const entry = await joined(t.anonymous, iri, `wartet${number}`);
  await patch({ email: `neu-wartet${number}@firn.example` }, { url: entry['@id'] });
  const mail = (await mailsAbout(t.db, entry['@id'])).at(-1);
  const token = /\/profil\/warteliste\/(\S+)/.exec(mail?.text ?? '')?.[1];
  expect((await t.anonymous(`/api/waitlist_entries/${token}`)).json().state).toBe('waitlisted');
});

test('while the link of the first mail is awaited, the address stays', async () => {
  await t.db
    .update(bookings)
    .set({ state: 'held', confirmationTokenHash: 'hash' })
    .where(eq(bookings.id, booked.id));
  const answer = await patch({ email: 'neu@firn.example' });
  expect(answer.json().violations).toMatchObject([{ propertyPath: 'booker.email' }]);
  expect((await patch({ city: 'Elm' })).statusCode).toBe(200);
});

test('is nothing for guests', async () => {
  expect((await patch({ city: 'Elm' }, { send: await t.as('gast') })).statusCode).toBe(403);
});
