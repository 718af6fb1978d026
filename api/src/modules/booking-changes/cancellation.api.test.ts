import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, change, post, preview, statesOf } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { pay } from '../../../test/payments.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { takenSeats } from '../bookings/index.ts';
import { events } from '../events/events.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const seatsOf = async (eventId: string) => (await takenSeats(t.db, [eventId])).get(eventId);

/** 21 days after «now»: the second tier, 50 %. */
const HALF = PRICE / 2;

describe('the whole booking', () => {
  test('is cancelled by its guest without an account, at the fee that the preview told', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookForTwo(t.anonymous, event.iri);
    const url = `${booking['@id']}/cancellation?token=${booking.accessToken}`;
    const told = await preview(t.anonymous, url, {});
    expect(told).toMatchObject({
      '@type': 'BookingChangePreview',
      fee: 2 * HALF,
      totalBefore: 2 * PRICE,
      total: 2 * HALF,
      difference: -2 * HALF,
      refund: 0,
      persons: 0,
      freePlaces: null,
      until: '2026-03-07T07:00:00.000Z',
      overridable: [],
    });
    expect(
      told.lines.map(({ kind, change: number, person, total }) => [kind, number, person, total]),
    ).toEqual([
      ['credit', 1, 0, -39_500],
      ['credit', 1, 0, -8_500],
      ['credit', 1, 1, -39_500],
      ['credit', 1, 1, -8_500],
      ['fee', 1, 0, HALF],
      ['fee', 1, 1, HALF],
    ]);
    expect(await seatsOf(event.id)).toBe(2);

    const answer = await post(t.anonymous, url, { expectedTotal: told.total });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      '@context': '/api/contexts/Booking',
      state: 'cancelled',
      paymentStatus: 'open',
      total: 2 * HALF,
      changesUntil: null,
      cancellableUntil: null,
    });
    expect(statesOf(answer.json())).toEqual(['Nina active', 'Urs active']);
    expect(answer.json().lines.slice(4)).toEqual(told.lines);
    expect(await seatsOf(event.id)).toBe(0);
  });

  test('tells of fee and calendar in a mail, with a higher number than the file before', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    await pay(t.db, booking.id, PRICE);
    const told = await preview(gast, `${booking['@id']}/cancellation`, {});
    expect(told.refund).toBe(HALF);
    await change(gast, `${booking['@id']}/cancellation`, {});
    const mails = (await mailsAbout(t.db, booking['@id'])).toSorted((a, b) =>
      b.template.localeCompare(a.template),
    );
    expect(mails.map(({ template }) => template)).toEqual(['booking_confirmed', 'booking_cancelled']);
    const [confirmed, cancelled] = mails;
    expect(cancelled).toMatchObject({ recipient: 'nina@firn.example', invitation: { method: 'CANCEL' } });
    expect(cancelled?.text).toContain('Deine Buchung «Skitour Piz Buin» ist annulliert.');
    expect(cancelled?.text).toContain('Annullationskosten: CHF 240.–');
    expect(cancelled?.text).toContain('Du hast CHF 480.– bezahlt und bekommst CHF 240.– zurück.');
    expect(cancelled?.text).toContain(`/profil/buchung/${booking.id}`);
    const number = (content = '') => Number(/SEQUENCE:(\d+)/.exec(content)?.[1]);
    expect(number(cancelled?.invitation?.content)).toBeGreaterThan(number(confirmed?.invitation?.content));
    expect(cancelled?.invitation?.content).toContain(`UID:booking-${booking.id}@firn`);
  });

  test('is explained by audit and history, with the admin who acts as the guest', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    const admin = await t.as('admin');
    const url = `${booking['@id']}/cancellation?_switch_user=gast@firn.example`;
    const refused = await post(admin, url, { expectedTotal: HALF, reason: 'Am Telefon' });
    expect(refused.statusCode).toBe(403);
    expect((await post(admin, url, { expectedTotal: HALF })).statusCode).toBe(200);
    const who = { actorId: t.users.gast.id, impersonatorId: t.users.admin.id };
    const [entry] = await t.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, booking.id), eq(auditEntries.action, 'booking.cancel')));
    expect(entry).toMatchObject({
      ...who,
      label: booking.bookingNumber,
      diff: { total: { from: PRICE, to: HALF }, persons: { from: 1, to: 0 }, fee: { from: null, to: HALF } },
    });
    const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, booking.id));
    expect(steps.map(({ from, to }) => `${from} ${to}`)).toContain('confirmed cancelled');
  });

  test('costs nothing before it is confirmed, and nobody is told of a hold that ends', async () => {
    const event = await insertBookableEvent(t.db);
    for (const state of ['held', 'requested', 'waitlisted', 'offered', 'pending_payment'] as const) {
      const booking = await bookAs(t.anonymous, event.iri);
      await t.db.update(bookings).set({ state }).where(eq(bookings.id, booking.id));
      const url = `${booking['@id']}/cancellation?token=${booking.accessToken}`;
      const answer = await change(t.anonymous, url, {});
      expect([state, answer.json().state, answer.json().total]).toEqual([state, 'cancelled', 0]);
      const mails = (await mailsAbout(t.db, booking['@id'])).map(({ template }) => template);
      expect([state, mails.includes('booking_cancelled')]).toEqual([state, state !== 'held']);
      if (state === 'held') expect(mails).toEqual([]);
    }
  });

  test('of somebody else is not there; with a wrong token neither', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    for (const dryRun of ['', '&dryRun=1'])
      for (const persona of ['guide', 'guideBasic', 'partner'] as const) {
        const url = `${booking['@id']}/cancellation?token=wrong${dryRun}`;
        expect((await post(await t.as(persona), url, { expectedTotal: 0 })).statusCode).toBe(404);
        expect((await post(t.anonymous, url, { expectedTotal: 0 })).statusCode).toBe(404);
      }
  });

  test('needs the total that was told, and refuses another', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    const url = `${booking['@id']}/cancellation`;
    const silent = await post(await t.as('gast'), url, {});
    expect(silent.statusCode).toBe(422);
    expect(silent.json().violations).toMatchObject([{ propertyPath: 'expectedTotal' }]);
    const other = await post(await t.as('gast'), url, { expectedTotal: HALF - 5 });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({
      type: '/problems/price-changed',
      total: HALF,
      preview: { fee: HALF },
    });
  });
});

describe('one person', () => {
  test('leaves, and the last one ends the booking', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, event.iri);
    const [nina, urs] = booking.bookingPersons.map((person) => person['@id']);
    const url = `${booking['@id']}/cancellation`;
    const one = await change(gast, url, { bookingPerson: urs });
    expect(one.json()).toMatchObject({ state: 'confirmed', total: PRICE + HALF, personCount: 1 });
    expect(statesOf(one.json())).toEqual(['Nina active', 'Urs cancelled']);
    expect(await seatsOf(event.id)).toBe(1);
    const again = await post(gast, url, { bookingPerson: urs, expectedTotal: 0 });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ type: '/problems/change-over', reason: 'person_ended' });
    const last = await change(gast, url, { bookingPerson: nina });
    expect(last.json()).toMatchObject({ state: 'cancelled', total: 2 * HALF });
    expect(await seatsOf(event.id)).toBe(0);
    const mails = await mailsAbout(t.db, booking['@id']);
    const changed = mails.find(({ template }) => template === 'booking_changed');
    expect(changed?.text).toContain('Die Teilnahme von Urs Käser ist annulliert.');
    expect(changed?.text).toContain('Personen: Nina Käser\n');
    expect(changed?.invitation?.method).toBe('PUBLISH');
    expect(changed?.invitation?.content.replaceAll(/\r\n /g, '')).toContain('Annullation bis ');
  });

  test('of another booking is refused by name', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const mine = await bookForTwo(gast, event.iri);
    const other = await bookAs(t.anonymous, event.iri);
    const bookingPerson = other.bookingPersons[0]?.['@id'];
    const answer = await post(gast, `${mine['@id']}/cancellation?dryRun=1`, { bookingPerson });
    expect(answer.json().violations).toMatchObject([{ propertyPath: 'bookingPerson' }]);
  });
});

describe('when it is too late', () => {
  test('a guest is refused from the start on, the office goes over it with a reason', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    const url = `${booking['@id']}/cancellation`;
    const start = new Date(NOW.getTime() - 60_000);
    await t.db.update(events).set({ start, registrationDeadline: start }).where(eq(events.id, event.id));
    for (const query of ['', '?dryRun=1']) {
      const refused = await post(await t.as('gast'), `${url}${query}`, { expectedTotal: PRICE });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        type: '/problems/change-over',
        reason: 'started',
        until: start.toISOString(),
      });
    }
    const admin = await t.as('admin');
    expect((await preview(admin, url, {})).overridable).toMatchObject([{ propertyPath: 'start' }]);
    const needed = await post(admin, url, { expectedTotal: PRICE });
    expect(needed.statusCode).toBe(422);
    expect(needed.json()).toMatchObject({
      type: '/problems/override-needed',
      overridable: [{ propertyPath: 'start' }],
    });
    const silent = await post(admin, url, { expectedTotal: PRICE, override: true, reason: ' ' });
    expect(silent.json().violations).toMatchObject([{ propertyPath: 'reason' }]);
    const done = await post(admin, url, { expectedTotal: PRICE, override: true, reason: 'Nicht erschienen' });
    expect(done.json()).toMatchObject({ state: 'cancelled', total: PRICE });
    const [entry] = await t.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, booking.id), eq(auditEntries.action, 'booking.cancel')));
    expect(entry?.diff).toMatchObject({
      override: { from: null, to: ['start'] },
      reason: { from: null, to: 'Nicht erschienen' },
    });
  });

  test('a booking of an event that was called off has ended', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, booking.id));
    const answer = await post(await t.as('gast'), `${booking['@id']}/cancellation`, { expectedTotal: HALF });
    expect(answer.json()).toMatchObject({ status: 409, type: '/problems/change-over', reason: 'ended' });
  });
});

test('the mail of the second cancellation names both fees, which its total contains', async () => {
  const event = await insertBookableEvent(t.db);
  const gast = await t.as('gast');
  const booking = await bookForTwo(gast, event.iri);
  const url = `${booking['@id']}/cancellation`;
  await change(gast, url, { bookingPerson: booking.bookingPersons[1]?.['@id'] });
  const ended = await change(gast, url, {});
  expect(ended.json()).toMatchObject({ total: PRICE, vatTotals: [] });
  expect(ended.json().lines.at(-1)).toMatchObject({ kind: 'fee', vatCategory: '', vat: 0 });
  const mails = await mailsAbout(t.db, booking['@id']);
  const { text } = mails.find(({ template }) => template === 'booking_cancelled') ?? {};
  expect(text).toContain('Annullationskosten: CHF 480.–');
  expect(text).toContain('Total: CHF 480.–\n');
});

describe('the office', () => {
  test('sets another fee with a reason, and writes to nobody if it says so', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookForTwo(t.anonymous, event.iri);
    const url = `${booking['@id']}/cancellation`;
    const admin = await t.as('admin');
    expect((await preview(admin, url, { fee: 0 })).total).toBe(0);
    expect((await post(admin, url, { fee: 0, expectedTotal: 0 })).json().violations).toMatchObject([
      { propertyPath: 'reason' },
    ]);
    for (const fee of [2 * PRICE + 5, 8_003]) {
      const refused = await post(admin, `${url}?dryRun=1`, { fee });
      expect(refused.json().violations).toMatchObject([{ propertyPath: 'fee' }]);
    }
    const words = { fee: 8_000, reason: 'Unfall', notify: false };
    expect((await change(admin, url, words)).json()).toMatchObject({ state: 'cancelled', total: 8_000 });
    const mails = await mailsAbout(t.db, booking['@id']);
    expect(mails.map(({ template }) => template)).toEqual(['booking_confirmed']);
    const [step] = await t.db
      .select()
      .from(stateChanges)
      .where(and(eq(stateChanges.entityId, booking.id), eq(stateChanges.to, 'cancelled')))
      .orderBy(asc(stateChanges.at));
    expect(step).toMatchObject({ reason: 'Unfall', actorId: t.users.admin.id });
  });

  test.each(['reason', 'override', 'notify', 'fee'] as const)('alone says %s', async (field) => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    const value = { reason: 'x', override: true, notify: false, fee: 0 }[field];
    const url = `${booking['@id']}/cancellation?dryRun=1`;
    for (const persona of ['gast', 'guide'] as const) {
      const refused = await post(await t.as(persona), url, { [field]: value });
      expect(refused.statusCode).toBe(403);
      expect(refused.json().violations).toMatchObject([{ propertyPath: field }]);
    }
  });
});
