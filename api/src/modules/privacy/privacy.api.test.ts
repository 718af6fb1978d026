import { aRecipient } from '@firn/shared-contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { insertIssued } from '../../../test/issued-invoice.ts';
import { PASSWORD, type Persona } from '../../../test/personas.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { notes } from '../notes/notes.table.ts';
import { seatOptions } from '../seat-options/seat-options.table.ts';
import { users } from '../users/users.table.ts';

let t: TestApp;
let booking: string;
let eventId: string;
beforeAll(async () => {
  t = await buildTestApp();
  const event = await insertBookableEvent(t.db);
  eventId = event.id;
  const headers = { 'idempotency-key': 'of-the-guest' };
  const payload = aBookingRequest(event.iri);
  const booked = await (await t.as('gast'))({ method: 'POST', url: '/api/bookings', payload, headers });
  booking = booked.json().id;
});
afterAll(() => t.close());

describe('the export', () => {
  test('has account and bookings, and nothing that protects the account', async () => {
    await t.db.update(users).set({ phone: '+41790000001' }).where(eq(users.id, t.users.gast.id));
    await t.db.insert(notes).values({ text: 'Kennt Urs', userId: t.users.gast.id });
    const response = await (await t.as('gast'))('/api/me/export.json');
    expect(response.headers['content-disposition']).toBe('attachment; filename="firn-daten.json"');
    const data = response.json();
    expect(data.account).toMatchObject({ email: 'gast@firn.example', phone: '+41790000001' });
    const [stored] = await t.db.select().from(bookings).where(eq(bookings.id, booking));
    expect(data.bookings).toMatchObject([{ number: stored?.number, persons: [{ firstName: 'Nina' }] }]);
    expect(data.bookings[0].priceLines.length).toBeGreaterThan(0);
    for (const secret of ['argon2', 'Hash', 'Kennt Urs']) expect(response.body).not.toContain(secret);
  });

  test('has the newsletter with its proof, and not what ends it', async () => {
    const proof = { textVersion: '2026-11', requestedFrom: '203.0.113.7', confirmedFrom: '203.0.113.9' };
    const record = { ...proof, state: 'subscribed', requestedAt: NOW, confirmedAt: NOW } as const;
    const [mine, before, foreign] = ['Gast@firn.example', 'frueher@gast.example', 'andere@gast.example'];
    await t.db.insert(newsletterSubscriptions).values([
      { ...record, email: mine, unsubscribeToken: 'way-out-1' },
      { ...record, email: before, unsubscribeToken: 'way-out-2', mergedUserId: t.users.gast.id },
      { ...record, email: foreign, unsubscribeToken: 'way-out-3' },
    ]);
    const response = await (await t.as('gast'))('/api/me/export.json');
    const { newsletter } = response.json();
    expect(newsletter.map(({ email }: { readonly email: string }) => email).sort()).toEqual([mine, before]);
    expect(newsletter[0]).toMatchObject({ ...proof, state: 'subscribed', confirmedAt: NOW.toISOString() });
    expect(response.body).not.toContain('way-out');
    const pdf = await (await t.as('gast'))('/api/me/export.pdf');
    expect(pdf.statusCode).toBe(200);
  });

  test('has the seats that the office held, by account and by address', async () => {
    const of = { eventId, seats: 2, firstName: 'Nina', lastName: 'Käser', phone: '+41790000001', until: NOW };
    await t.db.insert(seatOptions).values([
      { ...of, number: 'O-2026-90001', tokenHash: 'geheim-1', userId: t.users.gast.id, createdAt: NOW },
      { ...of, number: 'O-2026-90002', tokenHash: 'geheim-2', email: 'Gast@firn.example' },
      { ...of, number: 'O-2026-90003', tokenHash: 'geheim-3', email: 'andere@firn.example' },
    ]);
    const response = await (await t.as('gast'))('/api/me/export.json');
    const { options } = response.json();
    expect(options).toMatchObject([
      { number: 'O-2026-90001', seats: 2, lastName: 'Käser', phone: '+41790000001' },
      { number: 'O-2026-90002' },
    ]);
    expect(response.body).not.toContain('geheim');
  });

  test('has of nobody else', async () => {
    const data = (await (await t.as('guide'))('/api/me/export.json')).json();
    expect([data.account.email, data.bookings]).toEqual(['guide@firn.example', []]);
  });

  test('is a PDF, too', async () => {
    const response = await (await t.as('gast'))('/api/me/export.pdf');
    expect(response.headers['content-type']).toMatch(/^application\/pdf/);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
  });

  test.each(['json', 'pdf'])('as %s is for nobody without a login or in another’s name', async (ending) => {
    expect((await t.anonymous(`/api/me/export.${ending}`)).statusCode).toBe(401);
    const response = await (await t.as('admin'))(`/api/me/export.${ending}?_switch_user=gast@firn.example`);
    expect([response.statusCode, response.json().type]).toEqual([403, '/problems/impersonating']);
  });
});

describe('deleting the own account', () => {
  const remove = async (persona: Persona, currentPassword = PASSWORD, query = '') =>
    (await t.as(persona))({ method: 'DELETE', url: `/api/me${query}`, payload: { currentPassword } });

  test('needs the password, no open booking, no role, and is never another’s doing', async () => {
    const wrong = await remove('gast', 'Falsch-2026!');
    expect([wrong.statusCode, wrong.json().violations[0].propertyPath]).toEqual([422, 'currentPassword']);
    const open = await remove('gast');
    expect([open.statusCode, open.json().type]).toEqual([409, '/problems/in-use']);
    expect(open.json().usedBy).toMatchObject([{ label: 'Buchungen', count: 1 }]);
    const guide = await remove('guide');
    expect(guide.json()).toMatchObject({
      type: '/problems/invalid-transition',
      missing: [{ propertyPath: 'roles' }],
    });
    const foreign = await remove('admin', PASSWORD, '?_switch_user=gast@firn.example');
    expect([foreign.statusCode, foreign.json().type]).toEqual([403, '/problems/impersonating']);
  });

  test('ends it at once, and leaves the booking without a name', async () => {
    await t.db.update(bookings).set({ state: 'completed' }).where(eq(bookings.id, booking));
    await insertIssued(t.db, booking);
    const draft = { bookingId: booking, recipient: aRecipient(), kind: 'invoice', total: 4_800 } as const;
    await t.db
      .insert(invoices)
      .values({ ...draft, serviceFrom: '2026-03-07', serviceTo: '2026-03-08', createdAt: NOW });
    const response = await remove('gast');
    const left = await t.db.select().from(invoices).where(eq(invoices.bookingId, booking));
    expect(left.map(({ state, recipient }) => [state, recipient.name])).toEqual([['issued', 'Nina Käser']]);
    expect(response.statusCode).toBe(204);
    expect((await (await t.as('gast'))('/api/me')).json().user).toBeNull();
    const [row] = await t.db.select().from(users).where(eq(users.id, t.users.gast.id));
    expect(row).toMatchObject({ state: 'deleted', passwordHash: null, phone: null });
    const [kept] = await t.db.select().from(bookings).where(eq(bookings.id, booking));
    expect(kept).toMatchObject({ lastName: 'Person', phone: '' });
    const options = await t.db.select({ number: seatOptions.number }).from(seatOptions);
    expect(options).toEqual([{ number: 'O-2026-90003' }]);
  });
});
