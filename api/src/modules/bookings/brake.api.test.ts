import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { aBookingFor, bookFrom, insertEventToCome, mailsAbout } from '../../../test/anonymous-bookings.ts';
import { liftBookingLimits } from '../../../test/booking-limits.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Tx } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { settings } from '../settings/settings.table.ts';
import { bookingOrigins, bookings } from './bookings.table.ts';
import { admissionOf } from './brake.domain.ts';
import { readTraffic } from './brake.repository.ts';
import { forgetBookingOrigins } from './index.ts';
import { takenSeats } from './seats.read-model.ts';

const NETWORK = '203.0.113.7';
/** As many as were booked empty in two seconds when this was tried. */
const EVENTS = 93;
/** Those of the database too: it counts seats by its own. */
const NOW = new Date();

let t: TestApp;
let builtIn: typeof settings.$inferSelect;
let roomy: { readonly id: string; readonly iri: string };
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' }, { limits: 'built-in' });
  t.setNow(NOW);
  const [row] = await t.db.select().from(settings);
  if (!row) throw new Error('The migration inserts the settings.');
  expect(row.bookingsPerNetworkPerHour).toBe(10);
  // Three are beyond as well as ten, with fewer bookings to make.
  builtIn = { ...row, bookingsPerNetworkPerHour: 3 };
  roomy = await insertEventToCome(t.db, NOW, { maximumParticipants: 500 });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.update(settings).set(builtIn);
  // As if all of it had been yesterday.
  const yesterday = new Date(NOW.getTime() - 25 * 3_600_000);
  await t.db.update(bookings).set({ createdAt: yesterday, expiresAt: null });
  await t.db.delete(bookingOrigins);
  await t.db.delete(outboxMails);
  t.setNow(NOW);
});

const anAddress = (index: number) => `opfer-${index}@firn.example`;
const bookRoomy = (email: string, from = NETWORK) =>
  bookFrom(t.anonymous, from, aBookingFor(roomy.iri, email));

async function insertOneSeatEvents() {
  const { offerId } = await insertEventToCome(t.db, NOW);
  const [event] = await t.db.select().from(events).where(eq(events.offerId, offerId));
  if (!event) throw new Error('no event');
  const { id: _id, code, ...like } = event;
  const seats = { minimumParticipants: 1, maximumParticipants: 1 };
  const rows = Array.from({ length: EVENTS }, (_, index) => ({ ...like, ...seats, code: `${code}${index}` }));
  return t.db.insert(events).values(rows).returning({ id: events.id });
}

/** Whoever empties the shop: one request per event at once, and again for those that waited too long for a lock. */
async function bookEmpty() {
  const ids = (await insertOneSeatEvents()).map(({ id }) => id);
  const bookOne = (id: string, index: number) =>
    bookFrom(t.anonymous, NETWORK, aBookingFor(`/api/events/${id}`, anAddress(index)));
  const answers = await Promise.all(ids.map(bookOne));
  for (const [index, { statusCode }] of answers.entries())
    if (statusCode === 409) answers[index] = await bookOne(ids[index] ?? '', index);
  const taken = await takenSeats(t.db, ids);
  return { answers, sold: [...taken.values()].filter((seats) => seats > 0).length };
}

test('without the brake one network books every event empty', async () => {
  await liftBookingLimits(t.db);
  expect((await bookEmpty()).sold).toBe(EVENTS);
  expect(await t.db.$count(outboxMails)).toBe(EVENTS);
});

test('with it three are booked, ten are held for half an hour, and the rest is refused', async () => {
  const { answers, sold } = await bookEmpty();
  const booked = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json());
  expect(booked.filter(({ state }) => state === 'confirmed')).toHaveLength(3);
  expect(booked.filter(({ state }) => state === 'held')).toHaveLength(10);
  expect(sold).toBe(13);
  expect(await t.db.$count(outboxMails)).toBe(13);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  for (const { statusCode } of refused) expect(statusCode).toBe(429);
});

test('looked at before they are counted, forty would all bind', async () => {
  const source = { network: NETWORK, email: anAddress(0) };
  const admissions = await Promise.all(
    Array.from({ length: 40 }, async () =>
      admissionOf(await t.db.transaction((tx: Tx) => readTraffic(tx, source, NOW)), builtIn, NOW),
    ),
  );
  expect(admissions.filter(({ kind }) => kind === 'binds')).toHaveLength(40);
});

test('a family of eight and two more bookings from home bind at once', async () => {
  const answers = [
    await bookFrom(t.anonymous, NETWORK, aBookingFor(roomy.iri, 'nina@firn.example', 8)),
    await bookRoomy('nina@firn.example'),
    await bookRoomy('grosi@firn.example'),
  ];
  const states = answers.map((answer) => answer.json()).map(({ state, confirmBy }) => [state, confirmBy]);
  expect(states).toEqual(Array(3).fill(['confirmed', null]));
});

test('beyond, the seats are held and one mail asks, with no word of the visitor’s', async () => {
  for (const index of [1, 2, 3]) await bookRoomy(anAddress(index));
  const request = aBookingFor(roomy.iri, anAddress(4));
  const lure = {
    ...request,
    message: 'Gewinn abholen',
    booker: { ...request.booker, firstName: 'Gratulation' },
  };
  const answer = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: lure,
    remoteAddress: NETWORK,
    headers: { 'idempotency-key': 'the-fourth-booking', host: 'phishing.example' },
  });
  expect(answer.statusCode).toBe(201);
  const booking = answer.json();
  expect(booking).toMatchObject({
    state: 'held',
    confirmBy: new Date(NOW.getTime() + 30 * 60_000).toISOString(),
    accessToken: expect.any(String),
  });
  const mails = await mailsAbout(t.db, booking['@id']);
  expect(mails).toMatchObject([
    { template: 'booking_confirmation_requested', recipient: anAddress(4), sentAt: null },
  ]);
  const said = JSON.stringify(mails.map(({ subject, text, html }) => [subject, text, html]));
  for (const typed of ['Gratulation', 'Gewinn', 'Käser', 'Bergweg', 'phishing'])
    expect(said).not.toContain(typed);
  expect(said).toContain('Skitour Piz Buin');
  expect(said).toContain(`https://firn.example/profil/buchung/${booking.id}/bestaetigen?token=`);
  expect(said).not.toContain(booking.accessToken);
});

test('other networks and accounts book on, and what accounts book does not count', async () => {
  const gast = await t.as('gast');
  for (let index = 0; index < 6; index += 1) {
    const own = await bookFrom(gast, NETWORK, aBookingFor(roomy.iri, 'gast@firn.example'));
    expect(own.json()).toMatchObject({ state: 'confirmed' });
  }
  expect((await bookRoomy('gast@firn.example')).json().state).toBe('confirmed');
  for (const index of [1, 2, 3]) await bookRoomy(anAddress(index));
  expect((await bookRoomy(anAddress(4))).json().state).toBe('held');
  expect((await bookRoomy(anAddress(5), '198.51.100.1')).json().state).toBe('confirmed');
});

test('one address is asked from the third booking on, whatever the network and the case', async () => {
  const states = [];
  for (const [index, email] of ['nina@firn.example', 'Nina@firn.example', 'NINA@firn.example'].entries())
    states.push((await bookRoomy(email, `198.51.100.${index}`)).json().state);
  expect(states).toEqual(['confirmed', 'confirmed', 'held']);
});

test('addresses of one IPv6 network count together, and the whole address is not stored', async () => {
  const states = [];
  for (const index of [1, 2, 3, 4])
    states.push((await bookRoomy(anAddress(index), `2001:db8:1:2::${index}`)).json().state);
  expect(states).toEqual(['confirmed', 'confirmed', 'confirmed', 'held']);
  const origins = await t.db.select().from(bookingOrigins);
  expect(new Set(origins.map(({ network }) => network))).toEqual(new Set(['2001:db8:1:2::/64']));
});

test('an hour later as many bind again', async () => {
  for (const index of [1, 2, 3, 4]) await bookRoomy(anAddress(index));
  t.setNow(new Date(NOW.getTime() + 3_600_001));
  expect((await bookRoomy(anAddress(5))).json().state).toBe('confirmed');
});

test('a refusal names every remedy and when to try again, and its key is free', async () => {
  await t.db.update(settings).set({ bookingsPerNetworkPerHour: 0, heldBookingsPerNetwork: 1 });
  const first = await bookRoomy(anAddress(1));
  t.setNow(new Date(NOW.getTime() + 10 * 60_000));
  const again = () =>
    bookFrom(t.anonymous, NETWORK, aBookingFor(roomy.iri, anAddress(2)), 'the-key-of-a-refusal');
  const refused = await again();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1200']);
  expect(refused.json()).toMatchObject({
    type: '/problems/too-many-bookings',
    detail:
      'Von deinem Internetanschluss wartet schon 1 Buchung auf die Bestätigung. Benütze die Links in unseren E-Mails, melde dich an, ruf uns an (033 854 12 80) oder versuche es in 20 Minuten wieder.',
  });
  await t.db.update(bookings).set({ state: 'expired' }).where(eq(bookings.id, first.json().id));
  expect((await again()).json()).toMatchObject({ state: 'held' });
});

test('an address has its own number of bookings that wait', async () => {
  for (const from of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'])
    expect((await bookRoomy('nina@firn.example', from)).statusCode).toBe(201);
  const refused = await bookRoomy('nina@firn.example', '198.51.100.5');
  expect(refused.json().detail).toMatch(/^Für diese E-Mail-Adresse warten schon 2 Buchungen/);
});

test('a full event is said to be full, also to whom the brake would refuse', async () => {
  await t.db.update(settings).set({ bookingsPerNetworkPerHour: 0, heldBookingsPerNetwork: 1 });
  const small = await insertEventToCome(t.db, NOW, { minimumParticipants: 1, maximumParticipants: 1 });
  await bookFrom(t.anonymous, NETWORK, aBookingFor(small.iri, anAddress(1)));
  const answer = await bookFrom(t.anonymous, NETWORK, aBookingFor(small.iri, anAddress(2)));
  expect(answer.json().type).toBe('/problems/event-full');
});

test('origins are forgotten after 30 days, bookings are not', async () => {
  const { id } = (await bookRoomy(anAddress(1))).json();
  const kept = (days: number) =>
    forgetBookingOrigins({ db: t.db, clock: () => new Date(NOW.getTime() + days * 24 * 3_600_000) });
  expect(await kept(29.9)).toBe(0);
  expect(await kept(30.1)).toBe(1);
  expect(await t.db.$count(bookings, inArray(bookings.id, [id]))).toBe(1);
});
