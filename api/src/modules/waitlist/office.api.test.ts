import type { BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingFor, bookFrom, insertEventToCome } from '../../../test/anonymous-bookings.ts';
import { liftBookingLimits } from '../../../test/booking-limits.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import {
  accept,
  type FullEvent,
  giveBack,
  insertFullEvent,
  join,
  joined,
  linkIn,
  mailsTo,
  offerAll,
  stateOf,
  takenOf,
} from '../../../test/waitlist.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { settings } from '../settings/settings.table.ts';

/** Those of the database too: it counts seats by its own. */
const NOW = new Date();

let t: TestApp;
let event: FullEvent;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
  t.setNow(NOW);
});
afterAll(() => t.close());
beforeEach(async () => {
  await liftBookingLimits(t.db);
  event = await insertFullEvent(t.db, t.anonymous, NOW, 2);
});

const pick = async (entry: BookingResponse, payload: object, persona: 'admin' | 'guide' | 'gast' = 'admin') =>
  (await t.as(persona))({ method: 'POST', url: `/api/waitlist_entries/${entry.id}/offer`, payload });

describe('the office offers seats by hand', () => {
  test('to anybody on the list, whatever the order', async () => {
    const group = await joined(t.anonymous, event.iri, 'gruppe', 2);
    const picked = await joined(t.anonymous, event.iri, 'urs');
    await giveBack(t.db, event.holders[0] as BookingResponse, NOW);
    const answer = await pick(picked, { reason: 'kennt den Gipfel' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ state: 'offered', offeredUntil: expect.any(String) });
    expect(await stateOf(t.db, group)).toBe('waitlisted');
    expect(await mailsTo(t.db, picked, 'booking_offered')).toHaveLength(1);
    const again = await pick(picked, {});
    expect([again.statusCode, again.json().type]).toEqual([409, '/problems/invalid-transition']);
  });

  test('beyond the seats only with override and a reason, which the audit keeps', async () => {
    const entry = await joined(t.anonymous, event.iri, 'nina', 2);
    const refused = await pick(entry, {});
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      type: '/problems/override-needed',
      overridable: [{ propertyPath: 'persons', message: expect.stringContaining('Es ist kein Platz frei.') }],
    });
    expect((await pick(entry, { override: true })).json().violations).toMatchObject([
      { propertyPath: 'reason' },
    ]);
    expect(await stateOf(t.db, entry)).toBe('waitlisted');
    expect((await pick(entry, { override: true, reason: 'Zusatzbett' })).statusCode).toBe(200);
    expect(await takenOf(t.db, event.id)).toBe(4);
    const audited = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, entry.id));
    expect(audited).toContainEqual(
      expect.objectContaining({
        action: 'booking.override',
        actorId: t.users.admin.id,
        diff: { freePlaces: { from: null, to: 0 }, reason: { from: null, to: 'Zusatzbett' } },
      }),
    );
    // Overbooked as it is, the guest takes the seats, and others may join.
    expect((await accept(t.anonymous, await linkIn(t.db, entry))).statusCode).toBe(200);
    expect((await joined(t.anonymous, event.iri, 'urs')).waitlistPosition).toBe(1);
  });

  test('shows the mail first, without a link that opens anything', async () => {
    const entry = await joined(t.anonymous, event.iri, 'nina');
    const url = `/api/waitlist_entries/${entry.id}/offer?dryRun=1`;
    const told = await (await t.as('admin'))({ method: 'POST', url, payload: {} });
    const [mail] = told.json().mails;
    expect(mail).toMatchObject({ template: 'booking_offered', to: entry.booker.email });
    expect(mail.text).toContain('https://firn.example/profil/warteliste/…\n');
    expect(await stateOf(t.db, entry)).toBe('waitlisted');
    expect(await mailsTo(t.db, entry, 'booking_offered')).toEqual([]);
    expect((await (await t.as('guide'))({ method: 'POST', url, payload: {} })).statusCode).toBe(403);
  });

  test('to nobody once the event has begun or was called off', async () => {
    const entry = await joined(t.anonymous, event.iri, 'nina');
    const start = new Date(NOW.getTime() - 1000);
    await t.db.update(events).set({ start, registrationDeadline: start }).where(eq(events.id, event.id));
    const answer = await pick(entry, { override: true, reason: 'egal' });
    expect(answer.json()).toMatchObject({ type: '/problems/event-not-bookable', reason: 'past' });
  });

  test.each(['guide', 'gast'] as const)('not for %s', async (persona) => {
    const entry = await joined(t.anonymous, event.iri, 'nina');
    expect((await pick(entry, {}, persona)).statusCode).toBe(403);
    expect(await stateOf(t.db, entry)).toBe('waitlisted');
  });

  test('an entry there is none of is 404', async () => {
    const nowhere = { id: t.users.gast.id } as BookingResponse;
    expect((await pick(nowhere, {})).statusCode).toBe(404);
  });
});

/** Calls the event off, or restores it, as the office does. */
async function stepTo(to: string, words: object) {
  const send = await t.as('super');
  const { headers } = await send(event.iri);
  const [row] = await t.db.select({ code: events.code }).from(events).where(eq(events.id, event.id));
  const answer = await send({
    method: 'POST',
    url: `${event.iri}/transition`,
    payload: { to, notify: true, confirmation: row?.code, ...words },
    headers: { 'if-match': String(headers.etag) },
  });
  expect([answer.statusCode, answer.json().detail]).toEqual([200, undefined]);
}

test('an event that is called off takes its offers along; restored, each waits in its old place', async () => {
  const entry = await joined(t.anonymous, event.iri, 'nina');
  const waiting = await joined(t.anonymous, event.iri, 'urs');
  await giveBack(t.db, event.holders[0] as BookingResponse, NOW);
  const token = await linkIn(t.db, entry);
  await stepTo('cancelled', { reason: 'weather' });
  expect([await stateOf(t.db, entry), await stateOf(t.db, waiting)]).toEqual(['annulled', 'annulled']);
  for (const each of [entry, waiting])
    expect(await mailsTo(t.db, each, 'booking_annulled_weather')).toHaveLength(1);
  expect((await accept(t.anonymous, token)).statusCode).toBe(410);
  await stepTo('open', { reason: 'doch' });
  expect([await stateOf(t.db, entry), await stateOf(t.db, waiting)]).toEqual(['waitlisted', 'waitlisted']);
  expect((await accept(t.anonymous, token)).statusCode).toBe(410);
  expect(await mailsTo(t.db, entry, 'booking_offer_expired')).toEqual([]);
  const [again] = await mailsTo(t.db, entry, 'booking_changed');
  expect(again?.text).toContain('Du stehst wieder auf der Warteliste');
  await offerAll(t.db, NOW);
  expect([await stateOf(t.db, entry), await stateOf(t.db, waiting)]).toEqual(['offered', 'waitlisted']);
});

test('seats of suspicious bookings that the office cancels come to the list', async () => {
  const seats = { minimumParticipants: 1, maximumParticipants: 2 };
  const { iri } = await insertEventToCome(t.db, NOW, seats);
  for (const name of ['eins', 'zwei'])
    await bookFrom(t.anonymous, '203.0.113.9', aBookingFor(iri, `${name}@firn.example`));
  const entry = (await join(await t.as('gast'), iri, 'gast@firn.example')).json();
  await t.db.update(settings).set({ bookingsPerNetworkPerHour: 1 });
  const admin = await t.as('admin');
  const found: { '@id': string }[] = (await admin('/api/suspicious_bookings')).json()['hydra:member'];
  const network = found.find((each) => JSON.stringify(each).includes('203.0.113.9'));
  const answer = await admin({ method: 'POST', url: `${network?.['@id']}/cancellation` });
  expect(answer.json()).toMatchObject({ bookings: 2, seats: 2 });
  expect(await stateOf(t.db, entry)).toBe('offered');
});

test('the seat of a request that the office turns down comes to the list', async () => {
  const [holder] = event.holders;
  await t.db
    .update(bookings)
    .set({ state: 'requested' })
    .where(eq(bookings.id, holder?.id ?? ''));
  const entry = await joined(t.anonymous, event.iri, 'nina');
  const admin = await t.as('admin');
  const { version } = (await admin(holder?.['@id'] ?? '')).json();
  const answer = await admin({
    method: 'POST',
    url: `${holder?.['@id']}/transition`,
    payload: { to: 'rejected', reason: 'zu wenig Erfahrung' },
    headers: { 'if-match': `"${version}"` },
  });
  expect([answer.statusCode, await stateOf(t.db, entry)]).toEqual([200, 'offered']);
});
