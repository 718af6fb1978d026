import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { bookings } from './bookings.table.ts';

let t: TestApp;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const bookOnce = async (send: Inject, bookedBy: string | null) => {
  event = await insertBookableEvent(t.db);
  return send({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event.iri, { bookedBy }),
    headers: { 'idempotency-key': randomUUID() },
  });
};
const booked = () => t.db.$count(bookings, eq(bookings.eventId, event.id));
const iriOf = (who: 'gast' | 'guide') => `/api/users/${t.users[who].id}`;

describe('a booking that says whose it is', () => {
  test('is that of who is logged in, or of a guest', async () => {
    const own = await bookOnce(await t.as('gast'), iriOf('gast'));
    expect([own.statusCode, own.json().user]).toEqual([201, iriOf('gast')]);
    const ofGuest = await bookOnce(t.anonymous, null);
    expect([ofGuest.statusCode, ofGuest.json().user]).toEqual([201, null]);
  });

  test.each([
    ['whose session has ended', () => t.anonymous, () => iriOf('gast'), /nicht mehr angemeldet/],
    ['beside the session of somebody else', () => t.as('guide'), () => iriOf('gast'), /jetzt als Vera Guide/],
    ['of a guest who is logged in by now', () => t.as('gast'), () => null, /jetzt als Vera Gast/],
  ])('%s is 409, and nothing is booked', async (_who, sender, bookedBy, detail) => {
    const answer = await bookOnce(await sender(), bookedBy());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      type: '/problems/session-changed',
      detail: expect.stringMatching(detail),
    });
    expect(await booked()).toBe(0);
  });

  test('of whom an admin acts as is theirs, and the admin’s own is not', async () => {
    const admin = await t.as('admin');
    event = await insertBookableEvent(t.db);
    const actAs = (bookedBy: string) =>
      admin({
        method: 'POST',
        url: '/api/bookings?_switch_user=gast@firn.example',
        payload: aBookingRequest(event.iri, { bookedBy }),
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await actAs(`/api/users/${t.users.admin.id}`)).statusCode).toBe(409);
    expect((await actAs(iriOf('gast'))).statusCode).toBe(201);
  });

  test('that names nobody who could be is refused at the field', async () => {
    const answer = await bookOnce(t.anonymous, '/api/users/1');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toMatchObject([{ propertyPath: 'bookedBy' }]);
  });
});
