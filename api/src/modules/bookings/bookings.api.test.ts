import { randomUUID } from 'node:crypto';
import type { Violation } from '@firn/shared-contracts/shell';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  aBookingRequest,
  aPerson,
  insertBookableEvent,
  PRICE,
  SAC_PRICE,
} from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { bookings } from './bookings.table.ts';

let t: TestApp;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
beforeAll(async () => {
  t = await buildTestApp();
  event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
});
afterAll(() => t.close());

const book = (send: Inject, payload: object, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    url: '/api/bookings',
    payload,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });

const aSecondPerson = () => aPerson({ firstName: 'Urs', email: 'urs@firn.example', sac: true });

describe('POST /api/bookings', () => {
  test('a child without salutation and number is booked, read back without both, and is nobody’s number', async () => {
    const {
      salutation: _salutation,
      phone: _phone,
      ...unasked
    } = aPerson({
      firstName: 'Mia',
      email: 'nina+mia@firn.example',
      birthday: '2016-05-17',
      guardianName: 'Nina Käser',
      guardianConsent: true,
    });
    const { iri: family } = await insertBookableEvent(t.db);
    const body = aBookingRequest(family, {
      bookingPersons: [aPerson({ booker: true }), unasked],
      expectedTotal: 2 * PRICE,
    });
    const response = await book(t.anonymous, body);
    expect(response.statusCode).toBe(201);
    expect(response.json().bookingPersons[1]).toMatchObject({ salutation: null, phone: null });
    const grown = { ...unasked, birthday: '1990-05-17', email: 'urs@firn.example' };
    const refused = await book(t.anonymous, { ...body, bookingPersons: [grown], expectedTotal: PRICE });
    expect(refused.json().violations).toEqual([
      { propertyPath: 'bookingPersons[0].salutation', message: 'Bitte wähle eine Anrede.' },
      { propertyPath: 'bookingPersons[0].phone', message: 'Bitte gib eine Telefonnummer an.' },
    ]);
  });

  const PAYER = { company: ' Gast AG', address: 'Industrieweg 1', postalCode: '8750', city: 'Glarus' };

  test('a guest books for two without an account', async () => {
    const response = await book(
      t.anonymous,
      aBookingRequest(event.iri, {
        bookingPersons: [aPerson({ booker: true }), aSecondPerson()],
        expectedTotal: PRICE + SAC_PRICE,
        message: 'Wir freuen uns',
        invoiceTo: PAYER,
      }),
    );
    expect(response.statusCode).toBe(201);
    const booking = response.json();
    expect(response.headers.location).toBe(booking['@id']);
    expect(response.headers['content-location']).toBe(booking['@id']);
    expect(booking).toMatchObject({
      '@type': 'Booking',
      '@context': '/api/contexts/Booking',
      bookingNumber: expect.stringMatching(/^B-2026-\d{5}$/),
      state: 'confirmed',
      paymentMethod: 'invoice',
      paymentStatus: 'open',
      user: null,
      personCount: 2,
      total: PRICE + SAC_PRICE,
      dueDate: '2026-02-21',
      message: 'Wir freuen uns',
      invoiceTo: { ...PAYER, company: 'Gast AG', name: '', country: 'CH' },
      accessToken: expect.any(String),
      booker: { email: 'nina@firn.example', phone: '+41791234567', country: 'CH', fullName: 'Nina Käser' },
      event: { '@id': event.iri, title: 'Skitour Piz Buin', slug: 'skitour-piz-buin', place: 'Guarda' },
      vatTotals: [
        { vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 75_050, vat: 5624 },
        { vatCategory: 'Sal2.1, 3.8%', vatPercent: 3.8, total: 17_000, vat: 622 },
      ],
    });
    expect(booking.lines.map((line: { total: number }) => line.total)).toEqual([
      39_500, 8_500, 35_550, 8_500,
    ]);
  });

  test('takes an event given as an object', async () => {
    const response = await book(t.anonymous, aBookingRequest(event.iri, { event: { '@id': event.iri } }));
    expect(response.statusCode).toBe(201);
  });

  test('links the account that books, writes history, audit and mail', async () => {
    const gast = await t.as('gast');
    const booking = (await book(gast, aBookingRequest(event.iri))).json();
    expect(booking.user).toBe(`/api/users/${t.users.gast.id}`);
    const history = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, booking.id));
    expect(history.map(({ from, to, actorId }) => [from, to, actorId])).toEqual(
      expect.arrayContaining([
        [null, 'held', t.users.gast.id],
        ['held', 'confirmed', t.users.gast.id],
      ]),
    );
    const mails = await t.db.select().from(outboxMails).where(eq(outboxMails.about, booking['@id']));
    expect(mails).toMatchObject([
      { template: 'booking_confirmed', recipient: 'nina@firn.example', sentAt: null },
    ]);
    expect(mails[0]?.text).toContain('Datum: Sa, 07.03.2026 bis So, 08.03.2026');
  });

  test('the audit names the admin who books as a guest', async () => {
    const admin = await t.as('admin');
    const response = await admin({
      method: 'POST',
      url: '/api/bookings?_switch_user=gast@firn.example',
      payload: aBookingRequest(event.iri, { bookAgain: true }),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(response.statusCode).toBe(201);
    const entries = await t.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, response.json().id));
    const who = { actorId: t.users.gast.id, impersonatorId: t.users.admin.id };
    const label = response.json().bookingNumber;
    expect(entries.toSorted((a, b) => a.action.localeCompare(b.action))).toMatchObject([
      { action: 'booking.create', label, ...who },
      { action: 'booking.transition', label, diff: { state: { from: 'held', to: 'confirmed' } }, ...who },
    ]);
  });

  test('reports everything that is wrong at once', async () => {
    const response = await book(t.anonymous, {
      ...aBookingRequest(event.iri, {
        bookingPersons: [
          aPerson({ phone: 'keine', allergiesText: '' }),
          aPerson({ birthday: '2027-01-01', booker: true }),
          { ...aPerson(), email: 'nina at firn', salutation: 'Dr.' as 'Frau' },
        ],
        acceptTerms: false,
        paymentMethod: 'cash' as 'card',
      }),
      expectedTotal: -1,
      unknown: true,
    });
    expect(response.statusCode).toBe(422);
    const { violations } = response.json();
    expect(violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath).sort()).toEqual([
      'acceptTerms',
      'bookingPersons[0].allergiesText',
      'bookingPersons[0].phone',
      'bookingPersons[1].birthday',
      'bookingPersons[1].booker',
      'bookingPersons[1].email',
      'bookingPersons[1].guardianConsent',
      'bookingPersons[1].guardianName',
      'bookingPersons[2].email',
      'bookingPersons[2].salutation',
      'expectedTotal',
      'paymentMethod',
      'unknown',
    ]);
    for (const { message } of violations) expect(message).toMatch(/\S/);
  });

  test.each(['twint', 'card'] as const)(
    'without a provider refuses payment by %s, and stores nothing',
    async (method) => {
      const before = await t.db.$count(bookings);
      const response = await book(t.anonymous, aBookingRequest(event.iri, { paymentMethod: method }));
      expect(response.statusCode).toBe(422);
      expect(response.json().violations).toEqual([
        {
          propertyPath: 'paymentMethod',
          message: 'Online bezahlen ist zurzeit nicht möglich. Bitte wähle die Rechnung.',
        },
      ]);
      expect(await t.db.$count(bookings)).toBe(before);
    },
  );

  test('a list of thousands is answered like one that is one too long', async () => {
    const persons = Array(5000).fill({}) as never[];
    const response = await book(t.anonymous, aBookingRequest(event.iri, { bookingPersons: persons }));
    expect(response.statusCode).toBe(422);
    const { violations, detail } = response.json<{ violations: Violation[]; detail: string }>();
    expect(violations).toContainEqual({
      propertyPath: 'bookingPersons',
      message: 'Es sind höchstens 8 Einträge möglich.',
    });
    expect(violations).toHaveLength(50);
    expect(detail).toMatch(/\n… und \d{1,3}('\d{3})* weitere$/);
    expect(response.body.length).toBeLessThan(20_000);
  });

  test('a blank text counts as missing', async () => {
    const blank = { firstName: '   ', contactLastName: '\t' };
    const body = aBookingRequest(event.iri, { bookingPersons: [aPerson(blank)] });
    const response = await book(t.anonymous, { ...body, booker: { ...body.booker, address: ' ', city: '' } });
    expect(response.statusCode).toBe(422);
    const message = 'Bitte fülle dieses Feld aus.';
    const paths = [
      'booker.address',
      'booker.city',
      'bookingPersons[0].firstName',
      'bookingPersons[0].contactLastName',
    ];
    expect(response.json().violations).toEqual(
      expect.arrayContaining(paths.map((propertyPath) => ({ propertyPath, message }))),
    );
  });

  test('countries that do not exist are named; Kosovo does', async () => {
    const request = aBookingRequest(event.iri);
    const booker = { ...request.booker, country: 'XX' };
    const bookingPersons = [
      { ...request.bookingPersons[0], country: 'ZZ' },
      { ...request.bookingPersons[0], email: 'urs@firn.example', booker: false, country: 'XK' },
    ];
    const response = await book(t.anonymous, { ...request, booker, bookingPersons } as typeof request);
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toEqual([
      { propertyPath: 'booker.country', message: 'Das Land «XX» gibt es nicht.' },
      { propertyPath: 'bookingPersons[0].country', message: 'Das Land «ZZ» gibt es nicht.' },
    ]);
  });

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['no event', { bookingPersons: [] }],
    ['null persons', { event: '/api/events/1', bookingPersons: [null] }],
  ])('refuses a body that is %s', async (_title, payload) => {
    const response = await t.anonymous({
      method: 'POST',
      url: '/api/bookings',
      ...(payload && { payload }),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([404, 422]).toContain(response.statusCode);
  });

  test.each([
    ['is unknown', () => `/api/events/${randomUUID()}`],
    ['is no event', () => '/api/events/piz-buin'],
  ])('404 when the event %s', async (_title, iri) => {
    const response = await book(t.anonymous, aBookingRequest(iri()));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ detail: 'Could not find event for booking.' });
  });

  test('an unpublished event is unknown to guests and not bookable for admins', async () => {
    const draft = await insertBookableEvent(t.db, { published: false, state: 'prepared' });
    expect((await book(t.anonymous, aBookingRequest(draft.iri))).statusCode).toBe(404);
    const response = await book(await t.as('admin'), aBookingRequest(draft.iri));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ type: '/problems/event-not-bookable', reason: 'not_open' });
  });

  test('409 after the deadline', async () => {
    const late = await insertBookableEvent(t.db, { registrationDeadline: new Date(NOW.getTime() - 1) });
    const response = await book(t.anonymous, aBookingRequest(late.iri));
    expect(response.json()).toMatchObject({
      status: 409,
      type: '/problems/event-not-bookable',
      reason: 'deadline_passed',
    });
  });

  test('409 with the seats left when the event is full', async () => {
    const small = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 2 });
    await book(t.anonymous, aBookingRequest(small.iri));
    const response = await book(
      t.anonymous,
      aBookingRequest(small.iri, {
        bookingPersons: [aPerson(), aSecondPerson()],
        expectedTotal: PRICE + SAC_PRICE,
      }),
    );
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      type: '/problems/event-full',
      freePlaces: 1,
      waitlistPossible: true,
    });
  });

  test('409 with all its seats for a group that is larger than the event', async () => {
    const tiny = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 1 });
    await book(t.anonymous, aBookingRequest(tiny.iri));
    const bookingPersons = [aPerson(), aSecondPerson()];
    const two = aBookingRequest(tiny.iri, { bookingPersons, expectedTotal: PRICE + SAC_PRICE });
    expect((await book(t.anonymous, two)).json()).toMatchObject({
      type: '/problems/event-full',
      detail: 'Dieser Termin hat höchstens 1 Platz.',
      maximumParticipants: 1,
      waitlistPossible: false,
    });
  });

  test('409 with the new price when it changed', async () => {
    await t.db.update(events).set({ sacDiscountPercent: 20 }).where(eq(events.id, event.id));
    const response = await book(
      t.anonymous,
      aBookingRequest(event.iri, { bookingPersons: [aSecondPerson()], expectedTotal: SAC_PRICE }),
    );
    await t.db.update(events).set({ sacDiscountPercent: 10 }).where(eq(events.id, event.id));
    expect(response.statusCode).toBe(409);
    const problem = response.json();
    expect(problem).toMatchObject({ type: '/problems/price-changed', total: 39_500 - 7_900 + 8_500 });
    expect(problem.lines).toHaveLength(2);
    expect(problem.vatTotals).toHaveLength(2);
  });
});

describe('POST /api/price-quotes', () => {
  test('gives the price without booking', async () => {
    const response = await t.anonymous({
      method: 'POST',
      url: '/api/price-quotes',
      payload: { event: event.iri, bookingPersons: [{ sac: true }, { sac: false, firstName: 'Urs' }] },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ currency: 'CHF', total: PRICE + SAC_PRICE });
  });

  test.each([
    [404, () => ({ event: `/api/events/${randomUUID()}`, bookingPersons: [{ sac: true }] })],
    [422, () => ({ event: event.iri, bookingPersons: [] })],
    [422, () => ({ event: event.iri })],
  ])('%i for a request that cannot be priced', async (status, payload) => {
    const response = await t.anonymous({ method: 'POST', url: '/api/price-quotes', payload: payload() });
    expect(response.statusCode).toBe(status);
  });
});
