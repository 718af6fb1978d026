import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aBookingRequest, insertBookableEvent } from './bookable-event.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let t: TestApp;
let booking: { readonly id: string; readonly bookingPersons: readonly { readonly '@id': string }[] };
beforeAll(async () => {
  t = await buildTestApp();
  const event = await insertBookableEvent(t.db, {}, [t.users.guideBasic.id]);
  const booked = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event.iri),
    headers: { 'idempotency-key': 'of-somebody-else' },
  });
  booking = booked.json();
});
afterAll(() => t.close());

describe('what is somebody else’s is not there', () => {
  test.each([
    ['gast', 403],
    ['guide', 404],
    ['partner', 404],
  ] as const)('for %s', async (persona, personStatus) => {
    const send = await t.as(persona);
    const status = async (url: string) => (await send(url)).statusCode;
    const stranger = t.users.super.id;
    expect(await status(`/api/bookings/${booking.id}`)).toBe(404);
    expect(await status(`/api/users/${stranger}`)).toBe(404);
    expect(await status(`/api/users/${stranger}/events`)).toBe(404);
    expect(await status(booking.bookingPersons[0]?.['@id'] ?? '')).toBe(personStatus);
  });

  test('for anonymous visitors', async () => {
    expect((await t.anonymous(`/api/users/${t.users.super.id}`)).statusCode).toBe(404);
    expect((await t.anonymous(`/api/bookings/${booking.id}`)).statusCode).toBe(404);
  });
});

test('the guide of the event and the office reach a participant by the address that the list gives', async () => {
  for (const persona of ['guideBasic', 'admin'] as const) {
    const send = await t.as(persona);
    const address = booking.bookingPersons[0]?.['@id'] ?? '';
    expect((await send(address)).json()).toMatchObject({
      '@id': address,
      '@context': '/api/contexts/BookingPerson',
      fullName: 'Nina Käser',
      booking: `/api/bookings/${booking.id}`,
    });
  }
});

test('all bookings come by pages; those of one account may come at once', async () => {
  const admin = await t.as('admin');
  const refused = await admin('/api/bookings?pagination=false');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().detail).toContain('«pagination=false»');
  const ofOne = await admin(`/api/bookings?pagination=false&user=/api/users/${t.users.gast.id}`);
  expect(ofOne.json().totalItems).toBe(0);
  expect((await (await t.as('gast'))('/api/bookings?pagination=false')).statusCode).toBe(200);
});
