import type { BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aPerson, insertBookableEvent, PRICE, SAC_PRICE } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, change, post, preview, statesOf, URS } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { takenSeats } from '../bookings/index.ts';
import { events, priceComponents } from '../events/events.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const seatsOf = async (eventId: string) => (await takenSeats(t.db, [eventId])).get(eventId);
const replacementOf = (booking: BookingResponse, position: number) =>
  `${booking.bookingPersons[position]?.['@id']}/replacement`;
const petra = (changes: Partial<ReturnType<typeof aPerson>> = {}) => ({
  person: aPerson({ firstName: 'Petra', email: 'Petra@firn.example', ...changes }),
});
const YESTERDAY = new Date(NOW.getTime() - 86_400_000);
const closeRegistration = (eventId: string) =>
  t.db.update(events).set({ registrationDeadline: YESTERDAY }).where(eq(events.id, eventId));

describe('a replacement', () => {
  test('gives the seat to somebody else free of charge, also when the event is full', async () => {
    const event = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 2 });
    const booking = await bookForTwo(t.anonymous, event.iri);
    const url = `${replacementOf(booking, 1)}?token=${booking.accessToken}`;
    const told = await preview(t.anonymous, url, petra());
    expect(told).toMatchObject({ difference: 0, total: 2 * PRICE, persons: 2, freePlaces: null });
    expect(told.until).toBe('2026-02-28T22:59:00.000Z');
    const answer = await change(t.anonymous, url, petra());
    expect(answer.statusCode).toBe(200);
    expect(statesOf(answer.json())).toEqual(['Nina active', 'Urs replaced', 'Petra active']);
    expect(answer.json().bookingPersons[2]).toMatchObject({ email: 'petra@firn.example', booker: false });
    expect(await seatsOf(event.id)).toBe(2);
    const [mail] = (await mailsAbout(t.db, booking['@id'])).filter(
      ({ template }) => template === 'booking_changed',
    );
    expect(mail?.text).toContain('Petra Käser nimmt anstelle von Urs Käser teil.');
    expect(mail?.text).toContain('Personen: Nina Käser, Petra Käser\n');
    const [entry] = await t.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, booking.id), eq(auditEntries.action, 'booking.replace_person')));
    expect(entry?.diff).toEqual({ person: { from: 'Person 2', to: 'Person 3' } });
  });

  test('works out the SAC discount anew, on the prices of the booking', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, event.iri);
    await t.db
      .update(priceComponents)
      .set({ grossPrice: 99_900 })
      .where(eq(priceComponents.offerId, event.offerId));
    const cheaper = await change(gast, replacementOf(booking, 1), petra({ sac: true, sacNumber: '123' }));
    expect(cheaper.json().total).toBe(PRICE + SAC_PRICE);
    const dearer = await change(
      gast,
      replacementOf(cheaper.json(), 2),
      petra({ email: 'paul@firn.example' }),
    );
    expect(dearer.json().total).toBe(2 * PRICE);
    const again = await change(gast, replacementOf(dearer.json(), 3), petra({ sac: true }));
    expect(again.json().total).toBe(PRICE + SAC_PRICE);
    expect(again.json().vatTotals).toMatchObject([{ total: 75_050 }, { total: 17_000 }]);
  });

  test('of the booker leaves the booking with who booked it', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const url = replacementOf(booking, 0);
    const claimed = await post(gast, `${url}?dryRun=1`, petra({ booker: true }));
    expect(claimed.json().violations).toMatchObject([{ propertyPath: 'person.booker' }]);
    const answer = await change(gast, url, petra());
    expect(answer.json().booker).toMatchObject({ fullName: 'Nina Käser', email: 'nina@firn.example' });
    expect(answer.json().bookingPersons).toMatchObject([
      { booker: true, state: 'replaced' },
      { booker: false },
    ]);
    const back = await change(gast, replacementOf(answer.json(), 1), { person: aPerson({ booker: true }) });
    expect(back.json().bookingPersons[2]).toMatchObject({ booker: true, state: 'active' });
  });

  test('may keep the address of who leaves, and no other of the booking', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, event.iri);
    const url = replacementOf(booking, 1);
    const taken = await post(gast, `${url}?dryRun=1`, petra({ email: 'NINA@firn.example' }));
    expect(taken.json().violations).toMatchObject([{ propertyPath: 'person.email' }]);
    const answer = await change(gast, url, petra({ email: URS.email }));
    expect(statesOf(answer.json())).toEqual(['Nina active', 'Urs replaced', 'Petra active']);
  });

  test('reports everything that is wrong with the person at once', async () => {
    const event = await insertBookableEvent(t.db, { minimumAge: 16 });
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const wrong = {
      ...aPerson({ birthday: '2012-01-01', phone: 'keine', country: 'XX' }),
      salutation: 'Dr.',
    };
    const answer = await post(gast, replacementOf(booking, 0), { person: wrong, unknown: 1 });
    expect(answer.statusCode).toBe(422);
    const paths = answer.json().violations.map((each: { propertyPath: string }) => each.propertyPath);
    expect(paths.sort()).toEqual([
      'person.birthday',
      'person.country',
      'person.guardianConsent',
      'person.guardianName',
      'person.phone',
      'person.salutation',
      'unknown',
    ]);
  });

  test('answers any value of any field, and any address', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const url = `${replacementOf(await bookAs(gast, event.iri), 0)}?dryRun=1`;
    const person = {
      ...aPerson(),
      hardestTour: 'Piz',
      guardianName: 'Urs',
      postalCode: '7546',
      country: 'CH',
    };
    for (const field of Object.keys(person))
      for (const value of [null, 1, '', [], {}, 'x'.repeat(9_000), '\u0000', true]) {
        const { statusCode } = await post(gast, url, { person: { ...person, [field]: value } });
        expect([field, value, statusCode === 200 || statusCode === 422]).toEqual([field, value, true]);
      }
    for (const body of [{}, { person: null }, { person: [] }, { person: 'x' }])
      expect((await post(gast, url, body)).statusCode).toBe(422);
    for (const address of ['/api/booking_persons/x/replacement', '/api/bookings/x/persons'])
      expect((await post(gast, address, { person })).statusCode).toBe(404);
  });

  test('is over at the deadline for guests; the office goes over it', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const url = replacementOf(booking, 0);
    const told = await preview(gast, url, petra());
    await closeRegistration(event.id);
    const refused = await post(gast, url, { ...petra(), expectedTotal: told.total });
    expect(refused.json()).toMatchObject({
      status: 409,
      type: '/problems/change-over',
      reason: 'deadline_passed',
      until: YESTERDAY.toISOString(),
    });
    const admin = await t.as('admin');
    const words = { ...petra(), override: true, reason: 'Ersatz am Telefon' };
    expect((await change(admin, url, words)).statusCode).toBe(200);
  });

  test('needs no seat of an overbooked event either', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, event.iri);
    await t.db
      .update(events)
      .set({ minimumParticipants: 1, maximumParticipants: 1 })
      .where(eq(events.id, event.id));
    expect((await change(gast, replacementOf(booking, 1), petra())).statusCode).toBe(200);
    expect(await seatsOf(event.id)).toBe(2);
  });

  test('of somebody else’s person is not there, nor is one of nobody', async () => {
    const event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
    const booking = await bookAs(t.anonymous, event.iri);
    const nowhere = '/api/booking_persons/00000000-0000-4000-8000-000000000000/replacement';
    for (const persona of ['gast', 'guide', 'partner'] as const) {
      const send = await t.as(persona);
      for (const url of [replacementOf(booking, 0), nowhere])
        expect((await post(send, url, { ...petra(), expectedTotal: PRICE })).statusCode).toBe(404);
    }
  });
});

describe('an addition', () => {
  test('adds a person at the prices of the day, as long as a seat is free', async () => {
    const event = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 2 });
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    await t.db
      .update(priceComponents)
      .set({ grossPrice: 10_000 })
      .where(and(eq(priceComponents.offerId, event.offerId), eq(priceComponents.position, 0)));
    const url = `${booking['@id']}/persons`;
    const told = await preview(gast, url, petra());
    expect(told).toMatchObject({ difference: 18_500, total: PRICE + 18_500, persons: 2, freePlaces: 1 });
    const answer = await change(gast, url, petra());
    expect(answer.json()).toMatchObject({ personCount: 2, total: PRICE + 18_500 });
    expect(answer.json().lines.at(-1)).toMatchObject({ kind: 'component', change: 1, person: 1 });
    const full = await post(gast, url, { person: aPerson(URS), expectedTotal: 0 });
    expect(full.json()).toMatchObject({ status: 409, type: '/problems/event-full', freePlaces: 0 });
    const mails = await mailsAbout(t.db, booking['@id']);
    expect(mails.map(({ text }) => text).join()).toContain('Petra Käser ist neu in deiner Buchung dabei.');
  });

  test('beyond the seats is the office’s, with a reason', async () => {
    const event = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 1 });
    const booking = await bookAs(await t.as('gast'), event.iri);
    await closeRegistration(event.id);
    const url = `${booking['@id']}/persons`;
    const admin = await t.as('admin');
    const told = await preview(admin, url, petra());
    expect(told.overridable.map(({ propertyPath }) => propertyPath)).toEqual([
      'registrationDeadline',
      'maximumParticipants',
    ]);
    const needed = await post(admin, url, { ...petra(), expectedTotal: told.total });
    expect(needed.json()).toMatchObject({ status: 422, type: '/problems/override-needed' });
    const words = { ...petra(), override: true, reason: 'Zusatzbett' };
    expect((await change(admin, url, words)).statusCode).toBe(200);
    expect(await seatsOf(event.id)).toBe(2);
  });

  test('knows each address once, and no more than eight persons', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const persons = Array.from({ length: 8 }, (_, index) => aPerson({ email: `p${index}@firn.example` }));
    const booking = await bookAs(gast, event.iri, { bookingPersons: persons, expectedTotal: 8 * PRICE });
    const url = `${booking['@id']}/persons`;
    const ninth = await post(gast, `${url}?dryRun=1`, petra());
    expect(ninth.json().violations).toMatchObject([{ propertyPath: 'person' }]);
    const leaving = { bookingPerson: booking.bookingPersons[7]?.['@id'] };
    await change(gast, `${booking['@id']}/cancellation`, leaving);
    const known = await post(gast, `${url}?dryRun=1`, petra({ email: 'P0@firn.example' }));
    expect(known.json().violations).toMatchObject([{ propertyPath: 'person.email' }]);
    expect((await change(gast, url, petra({ email: 'p7@firn.example' }))).statusCode).toBe(200);
  });

  test.each([
    ['cancelled', 'change-over'],
    ['held', 'change-over'],
    ['waitlisted', 'change-over'],
    ['completed', 'change-over'],
  ] as const)('to a booking that is %s is refused', async (state, problem) => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    await t.db.update(bookings).set({ state }).where(eq(bookings.id, booking.id));
    const before = await t.db.$count(bookingPersons);
    const answer = await post(await t.as('gast'), `${booking['@id']}/persons`, {
      ...petra(),
      expectedTotal: 0,
    });
    expect(answer.json()).toMatchObject({ status: 409, type: `/problems/${problem}` });
    expect(await t.db.$count(bookingPersons)).toBe(before);
  });

  test('to an event that takes nobody is refused, for the office too', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    await t.db.update(events).set({ published: false }).where(eq(events.id, event.id));
    const answer = await post(await t.as('admin'), `${booking['@id']}/persons?dryRun=1`, petra());
    expect(answer.json()).toMatchObject({ status: 409, type: '/problems/event-not-bookable' });
  });
});
