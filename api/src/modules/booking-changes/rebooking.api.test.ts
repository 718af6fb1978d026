import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, desc, eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, change, post, preview } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { pay } from '../../../test/payments.ts';
import { entryOnPage, readCalendar } from '../../../test/read-calendar.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { takenSeats } from '../bookings/index.ts';
import { events, priceComponents } from '../events/events.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const seatsOf = async (eventId: string) => (await takenSeats(t.db, [eventId])).get(eventId);

/** Two dates of one offer; the second a fortnight later, for CHF 300.–. */
async function twoDates(second: Partial<typeof events.$inferInsert> = {}) {
  const first = await insertBookableEvent(t.db);
  const other = await insertBookableEvent(t.db, {
    offerId: first.offerId,
    start: new Date('2026-03-21T07:00:00Z'),
    end: new Date('2026-03-22T16:00:00Z'),
    registrationDeadline: new Date('2026-03-14T22:59:00Z'),
    ...second,
  });
  const [rate] = await t.db.select().from(vatRates).where(eq(vatRates.category, 'Sal2.1, 8.1%'));
  await t.db.insert(priceComponents).values({
    eventId: other.id,
    position: 0,
    title: 'Anteil Tour',
    grossPrice: 30_000,
    vatRateId: rate?.id ?? '',
    eligibleForSacDiscount: true,
  });
  return { first, other };
}

describe('a rebooking', () => {
  test('moves the booking to another date at its prices, and keeps number, persons and policy', async () => {
    const { first, other } = await twoDates();
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, first.iri);
    await pay(t.db, booking.id, 2 * PRICE);
    const url = `${booking['@id']}/rebooking`;
    const told = await preview(gast, url, { event: other.iri });
    expect(told).toMatchObject({
      fee: 0,
      difference: 60_000 - 2 * PRICE,
      refund: 2 * PRICE - 60_000,
      persons: 2,
      freePlaces: 12,
      until: '2026-02-28T22:59:00.000Z',
    });
    const answer = await change(gast, url, { event: other.iri });
    expect(answer.json()).toMatchObject({
      bookingNumber: booking.bookingNumber,
      state: 'confirmed',
      event: { '@id': other.iri },
      total: 60_000,
      paid: 2 * PRICE,
      paymentStatus: 'overpaid',
      changesUntil: '2026-03-14T22:59:00.000Z',
      cancellationPolicy: booking.cancellationPolicy,
    });
    expect([await seatsOf(first.id), await seatsOf(other.id)]).toEqual([0, 2]);
    const [entry] = await t.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, booking.id), eq(auditEntries.action, 'booking.rebook')));
    expect(entry?.diff).toEqual({
      total: { from: 2 * PRICE, to: 60_000 },
      event: { from: booking.event.code, to: answer.json().event.code },
    });
  });

  test('moves its one entry of the calendar to the new date, there and back', async () => {
    const { first, other } = await twoDates();
    const gast = await t.as('gast');
    // The first date has changed often, the other one never.
    await t.db.update(events).set({ version: 9 }).where(eq(events.id, first.id));
    const booking = await bookAs(gast, first.iri);
    const url = `${booking['@id']}/rebooking`;
    await change(gast, url, { event: other.iri });
    await change(gast, url, { event: first.iri });
    const mails = await mailsAbout(t.db, booking['@id']);
    const files = mails.map(({ template, invitation }) => {
      const fieldOf = (name: string) =>
        new RegExp(`${name}[:=]([^\r\n]+)`).exec(invitation?.content ?? '')?.[1];
      const number = Number(fieldOf('SEQUENCE'));
      return { template, method: invitation?.method, uid: fieldOf('UID'), start: fieldOf('DTSTART'), number };
    });
    const uid = `booking-${booking.id}@firn`;
    const entry = { method: 'PUBLISH', uid };
    expect(files.toSorted((a, b) => a.number - b.number)).toMatchObject([
      { ...entry, template: 'booking_confirmed', start: '20260307T070000Z' },
      { ...entry, template: 'booking_rebooked', start: '20260321T070000Z' },
      { ...entry, template: 'booking_rebooked', start: '20260307T070000Z' },
    ]);
    expect(new Set(files.map(({ number }) => number)).size).toBe(3);
    const last = mails.findLast(({ template }) => template === 'booking_rebooked');
    expect(readCalendar(last?.invitation?.content ?? '')).toEqual(await entryOnPage(gast, booking['@id']));
  });

  test('is due as if it had been made for the new date', async () => {
    const { first, other } = await twoDates({
      start: new Date('2026-02-20T07:00:00Z'),
      end: new Date('2026-02-21T16:00:00Z'),
      registrationDeadline: new Date('2026-02-19T22:59:00Z'),
    });
    const booking = await bookAs(await t.as('gast'), first.iri);
    expect(booking.dueDate).toBe('2026-02-21');
    const answer = await change(await t.as('gast'), `${booking['@id']}/rebooking`, { event: other.iri });
    expect(answer.json().dueDate).toBe('2026-02-21');
  });

  test('to what is no other date of the offer is refused by name', async () => {
    const { first, other } = await twoDates();
    const stranger = await insertBookableEvent(t.db);
    await t.db.update(events).set({ published: false }).where(eq(events.id, other.id));
    const gast = await t.as('gast');
    const booking = await bookAs(gast, first.iri);
    const nowhere = '/api/events/00000000-0000-4000-8000-000000000000';
    for (const event of [first.iri, stranger.iri, other.iri, nowhere]) {
      const answer = await post(gast, `${booking['@id']}/rebooking?dryRun=1`, { event });
      expect([event, answer.json().violations]).toMatchObject([event, [{ propertyPath: 'event' }]]);
    }
  });

  test('needs seats for all, and both deadlines; the office goes over them', async () => {
    const { first, other } = await twoDates({
      minimumParticipants: 1,
      maximumParticipants: 1,
      registrationDeadline: new Date(NOW.getTime() - 60_000),
    });
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, first.iri);
    const url = `${booking['@id']}/rebooking`;
    const late = await post(gast, url, { event: other.iri, expectedTotal: 60_000 });
    expect(late.json()).toMatchObject({ type: '/problems/change-over', reason: 'deadline_passed' });
    const open = { registrationDeadline: new Date('2026-03-14T22:59:00Z') };
    await t.db.update(events).set(open).where(eq(events.id, other.id));
    const full = await post(gast, url, { event: other.iri, expectedTotal: 60_000 });
    expect(full.json()).toMatchObject({ type: '/problems/event-full', freePlaces: 1 });
    const admin = await t.as('admin');
    const words = { event: other.iri, override: true, reason: 'Grosses Zimmer' };
    expect((await change(admin, url, words)).statusCode).toBe(200);
    expect(await seatsOf(other.id)).toBe(2);
  });

  test('to an earlier date asks for the ages of that day', async () => {
    const { first, other } = await twoDates({
      start: new Date('2026-02-27T07:00:00Z'),
      registrationDeadline: new Date('2026-02-26T07:00:00Z'),
    });
    const gast = await t.as('gast');
    const bookingPersons = [aPerson({ birthday: '2008-03-01' })];
    const booking = await bookAs(gast, first.iri, { bookingPersons });
    const answer = await post(gast, `${booking['@id']}/rebooking?dryRun=1`, { event: other.iri });
    expect(answer.json().violations).toMatchObject([
      { propertyPath: 'bookingPersons[0].guardianName' },
      { propertyPath: 'bookingPersons[0].guardianConsent' },
    ]);
  });
});

describe('a restoration', () => {
  const restore = async (id: string, words: object = {}) =>
    change(await t.as('admin'), `${id}/restoration`, words);

  test('gives a cancelled booking its state and price back, and takes the fee away', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, event.iri);
    for (const round of [1, 2]) {
      await change(gast, `${booking['@id']}/cancellation`, {});
      const told = await preview(await t.as('admin'), `${booking['@id']}/restoration`, {});
      expect(told).toMatchObject({ fee: 0, total: 2 * PRICE, persons: 2, freePlaces: 12, until: null });
      const answer = await restore(booking['@id'], { reason: 'Irrtum' });
      expect([round, answer.json()]).toMatchObject([
        round,
        { state: 'confirmed', total: 2 * PRICE, personCount: 2 },
      ]);
    }
    expect(await seatsOf(event.id)).toBe(2);
    const mails = await mailsAbout(t.db, booking['@id']);
    expect(mails.map(({ text }) => text).join()).toContain('Deine Buchung gilt wieder.');
    const [step] = await t.db
      .select()
      .from(stateChanges)
      .where(and(eq(stateChanges.entityId, booking.id), eq(stateChanges.from, 'cancelled')))
      .orderBy(desc(stateChanges.at));
    expect(step).toMatchObject({ to: 'confirmed', reason: 'Irrtum', actorId: t.users.admin.id });
  });

  test('gives back what was standing, not what was cancelled before', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, event.iri);
    const url = `${booking['@id']}/cancellation`;
    await change(gast, url, { bookingPerson: booking.bookingPersons[1]?.['@id'] });
    await change(gast, url, {});
    const answer = await restore(booking['@id']);
    expect(answer.json()).toMatchObject({ state: 'confirmed', total: PRICE + PRICE / 2, personCount: 1 });
  });

  test('confirms an expired booking, if the event has the seats', async () => {
    const event = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 1 });
    const booking = await bookAs(t.anonymous, event.iri);
    await t.db.update(bookings).set({ state: 'expired' }).where(eq(bookings.id, booking.id));
    await bookAs(t.anonymous, event.iri);
    const url = `${booking['@id']}/restoration`;
    const admin = await t.as('admin');
    const needed = await post(admin, url, { expectedTotal: PRICE });
    expect(needed.json()).toMatchObject({
      type: '/problems/override-needed',
      overridable: [{ propertyPath: 'maximumParticipants', message: 'Der Event ist ausgebucht.' }],
    });
    const answer = await restore(booking['@id'], { override: true, reason: 'Platz geschaffen' });
    expect(answer.json()).toMatchObject({ state: 'confirmed', total: PRICE });
    expect(await seatsOf(event.id)).toBe(2);
  });

  test('brings one back to the waiting list, without a seat', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const queuedAt = NOW;
    await t.db.update(bookings).set({ state: 'waitlisted', queuedAt }).where(eq(bookings.id, booking.id));
    await change(gast, `${booking['@id']}/cancellation`, {});
    const answer = await restore(booking['@id']);
    expect(answer.json()).toMatchObject({ state: 'waitlisted', waitlistPosition: 1 });
    const mails = await mailsAbout(t.db, booking['@id']);
    expect(mails.map(({ text }) => text).join()).toContain('Du stehst wieder auf der Warteliste.');
  });

  test.each(['held', 'offered'] as const)('brings no mere %s back', async (state) => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    await t.db.update(bookings).set({ state }).where(eq(bookings.id, booking.id));
    await change(gast, `${booking['@id']}/cancellation`, {});
    const answer = await post(await t.as('admin'), `${booking['@id']}/restoration?dryRun=1`, {});
    expect(answer.json()).toMatchObject({ status: 409, reason: 'not_restorable' });
  });

  test('of a booking that holds, or of an event that was called off, is refused', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const url = `${booking['@id']}/restoration?dryRun=1`;
    const admin = await t.as('admin');
    expect((await post(admin, url, {})).json()).toMatchObject({ status: 409, reason: 'changed' });
    await change(gast, `${booking['@id']}/cancellation`, {});
    await t.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id));
    expect((await post(admin, url, {})).json()).toMatchObject({ type: '/problems/event-not-bookable' });
  });

  test('is the office’s alone', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    await change(await t.as('gast'), `${booking['@id']}/cancellation`, {});
    for (const persona of ['gast', 'guide', 'partner'] as const) {
      const answer = await post(await t.as(persona), `${booking['@id']}/restoration`, {
        expectedTotal: PRICE,
      });
      expect(answer.statusCode).toBe(403);
    }
    expect((await post(t.anonymous, `${booking['@id']}/restoration`, {})).statusCode).toBe(401);
  });
});

test('answers to the names that clients were promised, as a replacement does', async () => {
  const { first, other } = await twoDates();
  const gast = await t.as('gast');
  const booking = await bookForTwo(gast, first.iri);
  const [nina] = booking.bookingPersons;
  const person = aPerson({ email: 'lea@firn.example', firstName: 'Lea' });
  expect((await change(gast, `${nina?.['@id']}/replace`, { person })).statusCode).toBe(200);
  const moved = await change(gast, `${booking['@id']}/rebook`, { event: other.iri });
  expect([moved.statusCode, moved.json().event['@id']]).toEqual([200, other.iri]);
});
