import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { bookings } from './bookings.table.ts';

let t: TestApp;
let gast: Inject;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
beforeAll(async () => {
  t = await buildTestApp();
  gast = await t.as('gast');
});
afterAll(() => t.close());
beforeEach(async () => {
  event = await insertBookableEvent(t.db);
});

type Changes = Parameters<typeof aBookingRequest>[1];

const send = (as: Inject, changes: Changes = {}, url = '/api/bookings') =>
  as({
    method: 'POST',
    url,
    payload: aBookingRequest(event.iri, changes),
    headers: { 'idempotency-key': randomUUID() },
  });
const booked = () => t.db.$count(bookings, eq(bookings.eventId, event.id));
const withUrs = (): Changes => ({
  bookingPersons: [
    aPerson({ booker: true, email: 'andere@firn.example' }),
    aPerson({ firstName: 'Urs', email: 'NINA@firn.example' }),
  ],
  expectedTotal: 2 * PRICE,
});

describe('a person whom the account has booked for the event before', () => {
  test('is asked about, by number, and booked again only for who says so', async () => {
    const first = (await send(gast)).json();
    const asked = await send(gast, withUrs());
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      type: '/problems/already-booked',
      detail: expect.stringContaining(`Urs Käser ist schon angemeldet (${first.bookingNumber}).`),
      persons: [
        {
          propertyPath: 'bookingPersons[1]',
          fullName: 'Urs Käser',
          isWaiting: false,
          booking: first['@id'],
          bookingNumber: first.bookingNumber,
        },
      ],
    });
    expect(await booked()).toBe(1);
    expect((await send(gast, { ...withUrs(), bookAgain: true })).statusCode).toBe(201);
  });

  test('waits: that is told, and asked about by the waiting list, too', async () => {
    await t.db
      .update(bookings)
      .set({ state: 'waitlisted' })
      .where(eq(bookings.id, (await send(gast)).json().id));
    expect((await send(gast, withUrs())).json()).toMatchObject({
      detail: expect.stringContaining('Urs Käser steht schon auf der Warteliste'),
      persons: [{ isWaiting: true }],
    });
    const full = await insertBookableEvent(t.db, { maximumParticipants: 2, minimumParticipants: 1 });
    event = full;
    expect((await send(gast, withUrs())).statusCode).toBe(201);
    const again = { booker: { ...aBookingRequest('').booker, email: 'neu@firn.example' } };
    const list = '/api/waitlist_entries';
    expect((await send(gast, again, list)).json().type).toBe('/problems/already-booked');
    expect((await send(gast, { ...again, bookAgain: true }, list)).statusCode).toBe(201);
  });

  test.each(['cancelled', 'expired', 'annulled'] as const)(
    'no longer takes part once it is %s',
    async (state) => {
      await t.db
        .update(bookings)
        .set({ state })
        .where(eq(bookings.id, (await send(gast)).json().id));
      expect((await send(gast)).statusCode).toBe(201);
    },
  );

  test('is another event’s matter', async () => {
    await send(gast);
    event = await insertBookableEvent(t.db);
    expect((await send(gast)).statusCode).toBe(201);
  });
});

describe('who takes part is nobody else’s to learn', () => {
  test('neither a guest’s nor another account’s', async () => {
    await send(gast);
    for (const other of [t.anonymous, await t.as('guide'), await t.as('admin')])
      expect((await send(other)).statusCode).toBe(201);
  });

  test('and a guest is not told of a guest', async () => {
    await send(t.anonymous);
    expect((await send(t.anonymous)).statusCode).toBe(201);
    expect((await send(gast)).statusCode).toBe(201);
  });

  test('the office books without a question', async () => {
    const office = { user: `/api/users/${t.users.admin.id}` };
    const admin = await t.as('admin');
    expect((await send(admin, { office })).statusCode).toBe(201);
    expect((await send(admin, { office })).statusCode).toBe(201);
    expect((await send(admin)).json().type).toBe('/problems/already-booked');
  });
});
