import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { aBookingFor, bookFrom, insertEventToCome, mailsAbout } from '../../../test/anonymous-bookings.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { bookingOrigins, bookings } from '../bookings/bookings.table.ts';
import { takenSeats } from '../bookings/seats.read-model.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { settings } from '../settings/settings.table.ts';

const NOW = new Date();
const LIST = '/api/suspicious_bookings';
const HOSTILE = '2001:db8:6:6::1';

let t: TestApp;
let events: { readonly id: string; readonly iri: string }[];
beforeAll(async () => {
  t = await buildTestApp({}, { limits: 'built-in' });
  await t.db.update(settings).set({ bookingsPerNetworkPerHour: 3 });
  events = [
    await insertEventToCome(t.db, NOW, { maximumParticipants: 100 }),
    await insertEventToCome(t.db, NOW, { maximumParticipants: 100 }),
  ];
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(bookingOrigins);
  await t.db.delete(outboxMails);
});

/** Books so often from an address, each time for two persons and somebody else. */
async function book(times: number, from: string) {
  const made: { id: string; '@id': string; state: string }[] = [];
  for (let index = 0; index < times; index += 1) {
    const iri = events[index % 2]?.iri ?? '';
    const email = `${randomUUID()}@firn.example`;
    made.push((await bookFrom(t.anonymous, from, aBookingFor(iri, email, 2))).json());
  }
  return made;
}

const read = async (url: string) => (await (await t.as('admin'))(url)).json();
const networks = async () => (await read(LIST))['hydra:member'];
const cancel = async (iri: string) => (await t.as('admin'))({ method: 'POST', url: `${iri}/cancellation` });
const seatsOfAll = async () => {
  const taken = await takenSeats(
    t.db,
    events.map(({ id }) => id),
  );
  return [...taken.values()].reduce((sum, seats) => sum + seats, 0);
};

describe('what the office sees', () => {
  test('a network with more than people book, with numbers and examples', async () => {
    const made = await book(5, HOSTILE);
    await book(3, '198.51.100.1');
    const [network, ...others] = await networks();
    expect(others).toEqual([]);
    expect(network).toEqual({
      '@id': expect.stringMatching(/^\/api\/suspicious_bookings\/[0-9a-f-]{36}$/),
      '@type': 'SuspiciousBookings',
      id: expect.any(String),
      network: '2001:db8:6:6::/64',
      bookings: 5,
      seats: 10,
      events: 2,
      ongoingBookings: 5,
      takenSeats: 10,
      firstAt: NOW.toISOString(),
      lastAt: NOW.toISOString(),
      examples: Array(3).fill({ name: 'Nina Käser', email: expect.stringContaining('@firn.example') }),
    });
    expect(await read(network['@id'])).toMatchObject({ network: '2001:db8:6:6::/64', bookings: 5 });
    const listed = await read(`/api/bookings?network=${network['@id']}`);
    const ids = listed['hydra:member'].map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  });

  test('any that was braked, and the most first', async () => {
    await book(3, '198.51.100.1');
    await t.db.update(settings).set({ bookingsPerNetworkPerHour: 0 });
    await book(1, '198.51.100.2');
    await t.db.update(settings).set({ bookingsPerNetworkPerHour: 3 });
    expect((await networks()).map((each: { network: string }) => each.network)).toEqual(['198.51.100.2']);
    await book(1, '198.51.100.1');
    const both = (await networks()).map((each: { network: string }) => each.network);
    expect(both).toEqual(['198.51.100.1', '198.51.100.2']);
  });

  test('for a day; what accounts book is never among them', async () => {
    const gast = await t.as('gast');
    for (let index = 0; index < 6; index += 1)
      await bookFrom(gast, HOSTILE, aBookingFor(events[0]?.iri ?? '', 'gast@firn.example'));
    expect(await networks()).toEqual([]);
    await book(4, HOSTILE);
    const [network] = await networks();
    expect(network).toMatchObject({ bookings: 4 });
    t.setNow(new Date(NOW.getTime() + 24 * 3_600_000));
    expect(await networks()).toEqual([]);
    expect((await cancel(network['@id'])).statusCode).toBe(404);
  });
});

describe('«Alle absagen und Plätze freigeben»', () => {
  test('cancels all that is ongoing, frees the seats, and writes to nobody', async () => {
    const own = (
      await bookFrom(await t.as('gast'), HOSTILE, aBookingFor(events[0]?.iri ?? '', 'gast@firn.example'))
    ).json();
    const friends = await book(2, '198.51.100.1');
    const before = await seatsOfAll();
    const made = await book(5, HOSTILE);
    expect(made.map(({ state }) => state)).toEqual([...Array(3).fill('confirmed'), 'held', 'held']);
    expect(await seatsOfAll()).toBe(before + 10);
    const [network] = await networks();

    const answer = await cancel(network['@id']);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ '@type': 'SuspiciousBookingsCancellation', bookings: 5, seats: 10 });
    expect(await seatsOfAll()).toBe(before);
    const ids = made.map(({ id }) => id);
    const rows = await t.db.select().from(bookings).where(inArray(bookings.id, ids));
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['cancelled']));
    expect(new Set(rows.map(({ total }) => total))).toEqual(new Set([0]));
    for (const iri of made.map((booking) => booking['@id'])) expect(await mailsAbout(t.db, iri)).toEqual([]);
    for (const booking of [own, ...friends]) {
      expect(await mailsAbout(t.db, booking['@id'])).toHaveLength(1);
      expect((await read(booking['@id'])).state).toBe('confirmed');
    }
    expect(await networks()).toMatchObject([{ bookings: 5, seats: 10, ongoingBookings: 0, takenSeats: 0 }]);
    expect((await cancel(network['@id'])).json()).toMatchObject({ bookings: 0, seats: 0 });
  });

  test('each booking knows who cancelled it and why', async () => {
    const [first] = await book(4, HOSTILE);
    const [network] = await networks();
    await cancel(network['@id']);
    const by = { actorId: t.users.admin.id };
    const steps = await t.db
      .select()
      .from(stateChanges)
      .where(eq(stateChanges.entityId, first?.id ?? ''));
    expect(steps.at(-1)).toMatchObject({ from: 'confirmed', to: 'cancelled', reason: 'suspicious', ...by });
    const entries = await t.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, first?.id ?? ''));
    expect(entries.find(({ actorId }) => actorId !== null)).toMatchObject({
      action: 'booking.transition',
      diff: { state: { from: 'confirmed', to: 'cancelled' }, reason: { from: null, to: 'suspicious' } },
      ...by,
    });
  });

  test('a mail that was sent stays in the log', async () => {
    const [first] = await book(4, HOSTILE);
    const iri = first?.['@id'] ?? '';
    await t.db.update(outboxMails).set({ sentAt: NOW }).where(eq(outboxMails.about, iri));
    await cancel((await networks())[0]['@id']);
    expect(await mailsAbout(t.db, iri)).toHaveLength(1);
  });
});

test.each([
  [null, 401],
  ['gast', 403],
  ['guide', 403],
  ['partner', 403],
] as const)('%s neither sees nor cancels them', async (persona, status) => {
  await book(4, HOSTILE);
  const iri = (await networks())[0]['@id'];
  const send = persona ? await t.as(persona) : t.anonymous;
  expect((await send(LIST)).statusCode).toBe(status);
  expect((await send(iri)).statusCode).toBe(status);
  expect((await send({ method: 'POST', url: `${iri}/cancellation` })).statusCode).toBe(status);
  expect((await send(`/api/bookings?network=${iri}`)).statusCode).toBe(status);
  expect((await networks())[0].ongoingBookings).toBe(4);
});
