import { randomUUID } from 'node:crypto';
import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, aPerson, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject, Persona } from '../../../test/personas.ts';
import { events } from '../events/events.table.ts';
import { bookings } from './bookings.table.ts';

/** Stands beside name, booking and mark of such a person. */
const NAMES_ALONE = {
  age: 0,
  phone: null,
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  sac: false,
  vegetarian: false,
  allergies: false,
  allergiesText: null,
  hardestTour: null,
  namesOnly: true,
};

interface Booked {
  readonly id: string;
  readonly bookingNumber: string;
  readonly accessToken: string;
}

let t: TestApp;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
let ofGast: Booked;
let ofNobody: Booked;

async function book(send: Inject, changes: Parameters<typeof aBookingRequest>[1] = {}): Promise<Booked> {
  const response = await send({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event.iri, changes),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(response.statusCode).toBe(201);
  return response.json();
}

async function endOn(day: string): Promise<void> {
  const start = new Date(`${day}T09:00:00Z`);
  const dates = { start, end: start, registrationDeadline: start };
  await t.db.update(events).set(dates).where(eq(events.id, event.id));
}

beforeAll(async () => {
  t = await buildTestApp();
  event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
  ofGast = await book(await t.as('gast'));
  ofNobody = await book(t.anonymous, {
    bookingPersons: [aPerson({ firstName: 'Bärbel', email: 'baerbel@firn.example' })],
  });
});
afterAll(() => t.close());

describe('GET /api/bookings/{id}', () => {
  test.each([
    ['super', 200],
    ['admin', 200],
    ['gast', 200],
    ['guide', 404],
    ['guideBasic', 404],
    ['partner', 404],
  ] as const)('of gast for %s: %i', async (persona: Persona, status) => {
    const send = await t.as(persona);
    const response = await send(`/api/bookings/${ofGast.id}`);
    expect(response.statusCode).toBe(status);
    if (status === 200) expect(response.json()).toMatchObject({ id: ofGast.id, accessToken: null });
  });

  test('a guest reads their own booking with its token, and no other', async () => {
    const { accessToken } = ofNobody;
    expect((await t.anonymous(`/api/bookings/${ofNobody.id}`)).statusCode).toBe(404);
    expect((await t.anonymous(`/api/bookings/${ofNobody.id}?token=wrong`)).statusCode).toBe(404);
    expect((await t.anonymous(`/api/bookings/${ofGast.id}?token=${accessToken}`)).statusCode).toBe(404);
    const response = await t.anonymous(`/api/bookings/${ofNobody.id}?token=${accessToken}`);
    expect(response.statusCode).toBe(200);
    expect(response.json().bookingNumber).toBe(ofNobody.bookingNumber);
  });

  test.each(['nonsense', randomUUID()])('404 for %s', async (id) => {
    expect((await (await t.as('admin'))(`/api/bookings/${id}`)).statusCode).toBe(404);
  });

  test('guides lose access 30 days after the end, or once the report is in', async () => {
    const guide = await t.as('guide');
    await endOn('2026-01-15');
    expect((await guide(`/api/booking_persons?event=${event.iri}`)).statusCode).toBe(200);
    await endOn('2026-01-14');
    expect((await guide(`/api/booking_persons?event=${event.iri}`)).statusCode).toBe(200);
    for (const over of [{ guideFinished: true }, { concluded: true }, { state: 'cancelled' }] as const) {
      await t.db.update(events).set(over).where(eq(events.id, event.id));
      expect((await guide(`/api/booking_persons?event=${event.iri}`)).statusCode).toBe(404);
      const back = { guideFinished: false, concluded: false, state: 'open' } as const;
      await t.db.update(events).set(back).where(eq(events.id, event.id));
    }
    await endOn('2026-03-07');
  });

  test('for a report that is missing longer than 30 days guides read names and marks, the office everything', async () => {
    const read = async (persona: Persona) => {
      const response = await (await t.as(persona))(`/api/booking_persons?event=${event.iri}`);
      return [response.statusCode, response.json()['hydra:member']] as const;
    };
    const [, before] = await read('guide');
    await endOn('2026-01-14');
    const [status, persons] = await read('guide');
    expect([status, persons]).toEqual([
      200,
      before.map((person: ParticipantResponse) => ({ ...person, ...NAMES_ALONE })),
    ]);
    const [first] = persons as readonly ParticipantResponse[];
    const alone = await (await t.as('guide'))(`/api/booking_persons/${first?.id}`);
    expect(alone.json()).toMatchObject(NAMES_ALONE);
    expect((await read('guideBasic'))[0]).toBe(404);
    expect((await read('partner'))[0]).toBe(404);
    const [, office] = await read('admin');
    expect(office[0]).toMatchObject({ contactPhone: before[0].contactPhone, age: expect.any(Number) });
    expect(office[0]).not.toHaveProperty('namesOnly');
    await endOn('2026-03-07');
  });
});

describe('GET /api/bookings', () => {
  const numbers = async (send: Inject, query = '') => {
    const response = await send(`/api/bookings${query}`);
    expect(response.statusCode).toBe(200);
    const members = response.json()['hydra:member'] as Booked[];
    return members.map(({ bookingNumber }) => bookingNumber);
  };

  test('is closed to anonymous visitors', async () => {
    expect((await t.anonymous('/api/bookings')).statusCode).toBe(401);
  });

  test('users and guides see their own, admins all', async () => {
    expect(await numbers(await t.as('gast'))).toEqual([ofGast.bookingNumber]);
    expect(await numbers(await t.as('guide'))).toEqual([]);
    const all = await numbers(await t.as('admin'));
    expect(all).toEqual([ofNobody.bookingNumber, ofGast.bookingNumber]);
    expect(await numbers(await t.as('admin'), '?order[createdAt]=asc')).toEqual(all.toReversed());
  });

  test.each([
    ['by number', () => `?freequery=${ofGast.bookingNumber}`, () => [ofGast.bookingNumber]],
    ['by a name without its umlaut', () => '?freequery=barbel', () => [ofNobody.bookingNumber]],
    ['by e-mail', () => '?freequery=baerbel@firn', () => [ofNobody.bookingNumber]],
    ['by what nobody is called', () => '?freequery=100%25', () => []],
    ['by another state', () => '?state[]=cancelled', () => []],
    ['by event', () => `?event=${event.iri}&itemsPerPage=1`, () => [ofNobody.bookingNumber]],
    ['by another event', () => `?event=${randomUUID()}`, () => []],
  ])('finds %s', async (_title, query, expected) => {
    expect(await numbers(await t.as('admin'), query())).toEqual(expected());
  });

  test.each(['?state=open', '?event=piz-buin', '?page=0'])('400 for %s', async (query) => {
    expect((await (await t.as('admin'))(`/api/bookings${query}`)).statusCode).toBe(400);
  });
});

test('the events of a guest are those with a valid booking', async () => {
  const gast = await t.as('gast');
  const eventsOfGast = async (query = '') => {
    const response = await gast(`/api/users/${t.users.gast.id}/events${query}`);
    return response.json()['hydra:member'].map((member: { '@id': string }) => member['@id']);
  };
  const setState = (state: 'cancelled' | 'confirmed') =>
    t.db.update(bookings).set({ state }).where(eq(bookings.id, ofGast.id));
  expect(await eventsOfGast()).toEqual([event.iri]);
  expect(await eventsOfGast('?past=1')).toEqual([]);
  await setState('cancelled');
  expect(await eventsOfGast()).toEqual([]);
  await setState('confirmed');
});

describe('GET /api/booking_persons', () => {
  test.each([
    ['admin', 200],
    ['guide', 200],
    ['guideBasic', 404],
    ['gast', 403],
  ] as const)('for %s: %i', async (persona: Persona, status) => {
    const send = await t.as(persona);
    expect((await send(`/api/booking_persons?event=${event.iri}`)).statusCode).toBe(status);
  });

  test('gives a guide what a tour needs, but neither address nor birthday', async () => {
    const response = await (await t.as('guide'))(`/api/booking_persons?event=${event.iri}`);
    const members = response.json()['hydra:member'];
    expect(members).toHaveLength(2);
    expect(members[1]).toMatchObject({
      fullName: 'Bärbel Käser',
      age: 35,
      phone: '+41791234567',
      contactPhone: '+41797654321',
      allergiesText: 'Nüsse',
      bookingNumber: ofNobody.bookingNumber,
    });
    expect(Object.keys(members[1])).not.toEqual(expect.arrayContaining(['birthday']));
    expect(Object.keys(members[1])).not.toEqual(expect.arrayContaining(['address']));
  });

  test('needs an event', async () => {
    const guide = await t.as('guide');
    expect((await guide('/api/booking_persons')).statusCode).toBe(400);
    expect((await guide(`/api/booking_persons?event=/api/events/${randomUUID()}`)).statusCode).toBe(404);
  });
});
