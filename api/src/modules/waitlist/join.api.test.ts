import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingFor, bookFrom, insertEventToCome } from '../../../test/anonymous-bookings.ts';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import {
  bookFor,
  type FullEvent,
  insertFullEvent,
  join,
  joined,
  mailsTo,
  takenOf,
} from '../../../test/waitlist.ts';
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
  event = await insertFullEvent(t.db, t.anonymous, NOW, 2);
});

const LIST = '/api/waitlist_entries';
const setEvent = (changes: Partial<typeof events.$inferInsert>) =>
  t.db.update(events).set(changes).where(eq(events.id, event.id));

describe('joining', () => {
  test('a full event says that one may wait', async () => {
    expect((await t.anonymous(event.iri)).json()).toMatchObject({ availability: 'waitlist', freePlaces: 0 });
    expect((await bookFor(t.anonymous, event.iri, 'spaet@firn.example')).json()).toMatchObject({
      type: '/problems/event-full',
      freePlaces: 0,
      waitlistPossible: true,
    });
  });

  test('makes a booking that waits, takes no seat and costs nothing yet', async () => {
    const entry = await joined(t.anonymous, event.iri, 'nina', 2);
    expect(entry).toMatchObject({
      state: 'waitlisted',
      bookingNumber: expect.stringMatching(/^B-\d{4}-\d{5}$/),
      waitlistPosition: 1,
      offeredUntil: null,
      personCount: 2,
      total: 2 * PRICE,
      paymentStatus: 'waived',
      cancellationPolicy: { preset: 'day_tour' },
      confirmBy: null,
    });
    expect(entry.lines).toHaveLength(4);
    expect(entry.accessToken).toEqual(expect.any(String));
    expect((await joined(t.anonymous, event.iri, 'urs')).waitlistPosition).toBe(2);
    expect(await takenOf(t.db, event.id)).toBe(2);
  });

  test('a mail tells the position and how to leave', async () => {
    await joined(t.anonymous, event.iri, 'erste');
    const entry = await joined(t.anonymous, event.iri, 'nina', 2);
    const [mail, ...more] = await mailsTo(t.db, entry, 'booking_waitlisted');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'nina@firn.example' });
    expect(mail?.text).toContain('auf Platz 2');
    expect(mail?.text).toContain('alle 2 Personen');
    expect(mail?.text).toMatch(/https:\/\/firn\.example\/profil\/warteliste\/\S{20,}/);
  });

  test('the same key enters once, and answers the same again', async () => {
    const send = () =>
      t.anonymous({
        method: 'POST',
        url: LIST,
        payload: aBookingFor(event.iri, 'nina@firn.example'),
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await t.db.$count(bookings, eq(bookings.eventId, event.id))).toBe(3);
  });

  test('also where the office has overbooked', async () => {
    await setEvent({ maximumParticipants: 1 });
    expect((await joined(t.anonymous, event.iri, 'nina')).waitlistPosition).toBe(1);
  });
});

describe('is refused', () => {
  const refusalOf = async (email = 'nina@firn.example', changes = {}) => {
    const answer = await join(t.anonymous, event.iri, email, changes);
    return [answer.statusCode, answer.json().type];
  };
  const pair = () => {
    const { bookingPersons } = aBookingFor(event.iri, 'nina@firn.example', 2);
    return { bookingPersons, expectedTotal: 2 * PRICE };
  };

  test('while the event has the seats', async () => {
    await setEvent({ maximumParticipants: 3 });
    expect(await refusalOf()).toEqual([409, '/problems/seats-free']);
    // Two do not fit into one seat, and once somebody waits whom it is enough for, it is nobody else's.
    expect((await join(t.anonymous, event.iri, 'paar@firn.example', pair())).statusCode).toBe(201);
    expect(await refusalOf()).toEqual([409, '/problems/seats-free']);
  });

  test('for an address that waits already, whoever asks', async () => {
    await joined(t.anonymous, event.iri, 'nina');
    const again = await join(await t.as('gast'), event.iri, 'Nina@firn.example');
    expect([again.statusCode, again.json().type]).toEqual([409, '/problems/already-waiting']);
    await joined(t.anonymous, (await insertFullEvent(t.db, t.anonymous, NOW, 1)).iri, 'nina');
  });

  test.each([
    ['after the deadline', { registrationDeadline: new Date(NOW.getTime() - 1000) }, 'deadline_passed'],
    ['once it is called off', { state: 'cancelled' as const }, 'cancelled'],
    ['before it opens', { state: 'prepared' as const }, 'not_open'],
  ])('%s', async (_title, changes, reason) => {
    await setEvent(changes);
    const answer = await join(t.anonymous, event.iri, 'nina@firn.example');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ type: '/problems/event-not-bookable', reason });
  });

  test('for more persons than the event ever takes', async () => {
    await setEvent({ maximumParticipants: 1 });
    const answer = await join(t.anonymous, event.iri, 'nina@firn.example', pair());
    expect(answer.json()).toMatchObject({ type: '/problems/event-full', waitlistPossible: false });
  });

  test('with another price than the one in force, by the rules of every booking', async () => {
    expect(await refusalOf('nina@firn.example', { expectedTotal: 1 })).toEqual([
      409,
      '/problems/price-changed',
    ]);
    const wrong = { acceptTerms: false, bookingPersons: [aPerson({ phone: '1' })] };
    const answer = await join(t.anonymous, event.iri, 'nina@firn.example', wrong);
    expect(answer.statusCode).toBe(422);
    const paths = answer.json().violations.map((each: { propertyPath: string }) => each.propertyPath);
    expect(paths).toEqual(expect.arrayContaining(['acceptTerms', 'bookingPersons[0].phone']));
  });

  test('with an override of the office: it books beyond the seats', async () => {
    const office = { override: true, reason: 'am Telefon' };
    const answer = await join(await t.as('admin'), event.iri, 'nina@firn.example', { office });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toMatchObject([{ propertyPath: 'office.override' }]);
    const refused = await join(await t.as('gast'), event.iri, 'nina@firn.example', { office: {} });
    expect(refused.statusCode).toBe(403);
    // Somebody of the office whose session is over: the form keeps what was typed and offers to sign in.
    const over = await join(t.anonymous, event.iri, 'nina@firn.example', { office: {} });
    expect(over.statusCode).toBe(401);
  });

  test('for an event that is not public', async () => {
    await setEvent({ published: false });
    expect((await join(t.anonymous, event.iri, 'nina@firn.example')).statusCode).toBe(404);
  });

  test('beyond the usual number without an account; an account waits as often as it likes', async () => {
    const [lifted] = await t.db.select().from(settings);
    await t.db.update(settings).set({ bookingsPerEmailPerHour: 1 });
    const other = await insertFullEvent(t.db, await t.as('admin'), NOW, 1);
    await joined(t.anonymous, event.iri, 'oft');
    t.setNow(new Date(NOW.getTime() + 10 * 60_000));
    const braked = await join(t.anonymous, other.iri, 'oft@firn.example');
    t.setNow(NOW);
    expect([braked.statusCode, braked.headers['retry-after']]).toEqual([429, '3000']);
    expect(braked.json()).toMatchObject({
      type: '/problems/too-many-bookings',
      detail: expect.stringContaining(lifted?.phone ?? ''),
    });
    expect((await join(await t.as('gast'), other.iri, 'oft@firn.example')).statusCode).toBe(201);
    await t.db.update(settings).set({ bookingsPerEmailPerHour: lifted?.bookingsPerEmailPerHour ?? 1000 });
  });

  test('bookings of the network do not stand in the way, entries do, and a quote says so beforehand', async () => {
    const [lifted] = await t.db.select().from(settings);
    await t.db.update(settings).set({ bookingsPerNetworkPerHour: 2 });
    const from = '203.0.113.44';
    const roomy = await insertEventToCome(t.db, NOW);
    const full = [
      await insertFullEvent(t.db, await t.as('admin'), NOW, 1),
      await insertFullEvent(t.db, await t.as('admin'), NOW, 1),
      await insertFullEvent(t.db, await t.as('admin'), NOW, 1),
    ];
    const joinFrom = (index: number) =>
      t.anonymous({
        method: 'POST',
        url: '/api/waitlist_entries',
        payload: aBookingFor(full[index]?.iri ?? '', `wartet-${index}@firn.example`),
        remoteAddress: from,
        headers: { 'idempotency-key': randomUUID() },
      });
    const refusedUntil = async () => {
      const payload = { event: full[0]?.iri, bookingPersons: [{ sac: false }] };
      const quote = { method: 'POST', url: '/api/price-quotes', payload, remoteAddress: from } as const;
      return (await t.anonymous(quote)).json().refusedUntil;
    };
    for (const name of ['a', 'b'])
      await bookFrom(t.anonymous, from, aBookingFor(roomy.iri, `bucht-${name}@firn.example`));
    expect(await refusedUntil()).toBeNull();
    expect([(await joinFrom(0)).statusCode, (await joinFrom(1)).statusCode]).toEqual([201, 201]);
    expect(await refusedUntil()).toBe(new Date(NOW.getTime() + 3_600_000).toISOString());
    expect((await joinFrom(2)).statusCode).toBe(429);
    const usual = lifted?.bookingsPerNetworkPerHour ?? 1000;
    await t.db.update(settings).set({ bookingsPerNetworkPerHour: usual });
  });
});

describe('the list', () => {
  const namesOf = async (send: typeof t.anonymous) => {
    const answer = await send(`${LIST}?event=${event.iri}`);
    expect(answer.statusCode).toBe(200);
    return answer.json()['hydra:member'].map((entry: { booker: { email: string } }) => entry.booker.email);
  };

  test('has everybody in order for the office, the own ones for others', async () => {
    await joined(t.anonymous, event.iri, 'zoe');
    await join(await t.as('gast'), event.iri, 'gast@firn.example');
    await joined(t.anonymous, event.iri, 'anna');
    const inOrder = ['zoe@firn.example', 'gast@firn.example', 'anna@firn.example'];
    expect(await namesOf(await t.as('admin'))).toEqual(inOrder);
    expect(await namesOf(await t.as('gast'))).toEqual(['gast@firn.example']);
    expect(await namesOf(await t.as('guide'))).toEqual([]);
    expect((await t.anonymous(LIST)).statusCode).toBe(401);
  });
});

describe('the office enters a guest on the phone', () => {
  test('with or without an account, and writes to them unless it says no', async () => {
    const admin = await t.as('admin');
    const user = `/api/users/${t.users.gast.id}`;
    const own = await join(admin, event.iri, 'gast@firn.example', { office: { user } });
    expect(own.json()).toMatchObject({ state: 'waitlisted', user, waitlistPosition: 1 });
    expect(await mailsTo(t.db, own.json(), 'booking_waitlisted')).toHaveLength(1);
    const silent = await join(admin, event.iri, 'nina@firn.example', { office: { notify: false } });
    expect(silent.json()).toMatchObject({ state: 'waitlisted', user: null, waitlistPosition: 2 });
    expect(await mailsTo(t.db, silent.json(), 'booking_waitlisted')).toEqual([]);
  });
});

test('who leads an event reads how many wait for it, and no guest does', async () => {
  const start = new Date(NOW.getTime() + 30 * 24 * 3_600_000);
  const dates = { start, end: start, registrationDeadline: start };
  const seats = { minimumParticipants: 1, maximumParticipants: 2 };
  const led = await insertBookableEvent(t.db, { ...dates, ...seats }, [t.users.guide.id]);
  await bookFor(t.anonymous, led.iri, 'platz@firn.example', 2);
  await joined(t.anonymous, led.iri, 'gruppe', 2);
  for (const persona of ['guide', 'admin'] as const)
    expect((await (await t.as(persona))(led.iri)).json()).toMatchObject({ waitingPersons: 2 });
  for (const persona of ['gast', 'partner'] as const)
    expect((await (await t.as(persona))(led.iri)).json()).toMatchObject({ waitingPersons: null });
});

test('an event of which seats are left has no waiting list', async () => {
  const roomy = await insertEventToCome(t.db, NOW, { maximumParticipants: 2, minimumParticipants: 1 });
  expect((await t.anonymous(roomy.iri)).json()).toMatchObject({ availability: 'few', freePlaces: 2 });
});
