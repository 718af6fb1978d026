import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, change, post, preview } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { callOff, restoreEvent } from '../../../test/call-off.ts';
import { pay } from '../../../test/payments.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { takenSeats } from '../bookings/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const DAY_MS = 24 * 3_600_000;
const seatsOf = async (eventId: string) => (await takenSeats(t.db, [eventId])).get(eventId);

/** Two dates of one offer, the second in May. */
async function twoDates() {
  const first = await insertBookableEvent(t.db);
  const other = await insertBookableEvent(t.db, {
    offerId: first.offerId,
    start: new Date('2026-05-16T07:00:00Z'),
    end: new Date('2026-05-17T16:00:00Z'),
    registrationDeadline: new Date('2026-05-02T21:59:00Z'),
  });
  return { first, other };
}

describe('after the office has called an event off', () => {
  test('its guest sees why, and takes another date with what is paid, without a fee', async () => {
    const { first, other } = await twoDates();
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, first.iri);
    await pay(t.db, booking.id, PRICE);
    await callOff(t, first.iri, { reason: 'weather', notify: true });
    expect((await gast(booking['@id'])).json()).toMatchObject({
      state: 'annulled',
      event: { cancellationReason: 'weather' },
      changesUntil: null,
      rebookableUntil: '2026-02-28T22:59:00.000Z',
    });
    const url = `${booking['@id']}/rebooking`;
    expect(await preview(gast, url, { event: other.iri })).toMatchObject({
      fee: 0,
      total: 2 * PRICE,
      refund: 0,
      persons: 2,
      until: '2026-02-28T22:59:00.000Z',
      overridable: [],
    });
    const answer = await change(gast, url, { event: other.iri });
    expect(answer.json()).toMatchObject({
      state: 'confirmed',
      event: { '@id': other.iri, cancellationReason: null },
      total: 2 * PRICE,
      paid: PRICE,
      paymentStatus: 'partial',
      rebookableUntil: '2026-05-02T21:59:00.000Z',
    });
    expect([await seatsOf(first.id), await seatsOf(other.id)]).toEqual([0, 2]);
    const [, step] = await t.db
      .select()
      .from(stateChanges)
      .where(and(eq(stateChanges.entityId, booking.id), eq(stateChanges.to, 'confirmed')))
      .orderBy(asc(stateChanges.at));
    expect(step).toMatchObject({ from: 'annulled', actorId: t.users.gast.id });
    await restoreEvent(t, first.iri);
    expect((await gast(booking['@id'])).json()).toMatchObject({
      state: 'confirmed',
      event: { id: other.id },
    });
  });

  test('a guest without an account comes there by the link of the mail', async () => {
    const { first, other } = await twoDates();
    const booking = await bookAs(t.anonymous, first.iri);
    await callOff(t, first.iri, { reason: 'no_guide', notify: true });
    const mails = await mailsAbout(t.db, booking['@id']);
    const { text = '' } = mails.find(({ template }) => template === 'booking_annulled_no_guide') ?? {};
    const [, token = ''] = /\/profil\/buchung\/[\w-]+\?token=(\S+)/.exec(text) ?? [];
    const by = `?token=${token}`;
    expect((await t.anonymous(`${booking['@id']}${by}`)).json()).toMatchObject({ state: 'annulled' });
    const moved = await change(t.anonymous, `${booking['@id']}/rebooking${by}`, { event: other.iri });
    expect(moved.json()).toMatchObject({ state: 'confirmed', event: { id: other.id } });
    // The link of the booking works as before.
    const kept = await t.anonymous(`${booking['@id']}?token=${booking.accessToken}`);
    expect(kept.json()).toMatchObject({ state: 'confirmed' });
  });

  test('what is due is due as if it were booked today', async () => {
    const { first, other } = await twoDates();
    const gast = await t.as('gast');
    const booking = await bookAs(gast, first.iri);
    expect(booking.dueDate).toBe('2026-02-21');
    await callOff(t, first.iri);
    t.setNow(new Date(NOW.getTime() + 10 * DAY_MS));
    const answer = await change(gast, `${booking['@id']}/rebooking`, { event: other.iri });
    t.setNow(NOW);
    expect(answer.json().dueDate).toBe('2026-03-26');
  });

  test('guests have 14 days; after that the office does it', async () => {
    const { first, other } = await twoDates();
    const booking = await bookAs(t.anonymous, first.iri);
    await callOff(t, first.iri);
    t.setNow(new Date(NOW.getTime() + 15 * DAY_MS));
    const url = `${booking['@id']}/rebooking`;
    const byLink = `${url}?token=${booking.accessToken}&dryRun=1`;
    const late = await post(t.anonymous, byLink, { event: other.iri });
    expect(late.json()).toMatchObject({
      type: '/problems/change-over',
      reason: 'deadline_passed',
      until: '2026-02-28T22:59:00.000Z',
    });
    const office = await t.as('admin');
    const told = await preview(office, url, { event: other.iri });
    expect(told.overridable).toMatchObject([{ propertyPath: 'rebookableUntil' }]);
    const moved = await change(office, url, { event: other.iri, override: true, reason: 'Ferien' });
    t.setNow(NOW);
    expect(moved.json()).toMatchObject({ state: 'confirmed', event: { id: other.id } });
  });

  test('a request is one again; who only waited carries nothing over', async () => {
    const { first, other } = await twoDates();
    const gast = await t.as('gast');
    const asked = await bookAs(gast, first.iri);
    const waiting = await bookAs(t.anonymous, first.iri);
    await t.db.update(bookings).set({ state: 'requested' }).where(eq(bookings.id, asked.id));
    const queue = { state: 'waitlisted', queuedAt: NOW } as const;
    await t.db.update(bookings).set(queue).where(eq(bookings.id, waiting.id));
    await callOff(t, first.iri, { notify: true });
    const moved = await change(gast, `${asked['@id']}/rebooking`, { event: other.iri });
    expect(moved.json()).toMatchObject({ state: 'requested', event: { id: other.id } });
    const url = `${waiting['@id']}/rebooking?token=${waiting.accessToken}&dryRun=1`;
    expect((await post(t.anonymous, url, { event: other.iri })).json()).toMatchObject({ reason: 'ended' });
    const read = await t.anonymous(`${waiting['@id']}?token=${waiting.accessToken}`);
    expect(read.json()).toMatchObject({ state: 'annulled', rebookableUntil: null });
  });

  test('is neither cancelled nor joined by somebody', async () => {
    const { first } = await twoDates();
    const gast = await t.as('gast');
    const booking = await bookAs(gast, first.iri);
    await callOff(t, first.iri);
    const cancelled = await post(gast, `${booking['@id']}/cancellation?dryRun=1`, {});
    const person = aPerson({ email: 'petra@firn.example' });
    const joined = await post(gast, `${booking['@id']}/persons?dryRun=1`, { person });
    for (const answer of [cancelled, joined])
      expect(answer.json()).toMatchObject({ type: '/problems/change-over', reason: 'ended' });
  });
});
