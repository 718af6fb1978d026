import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, preview } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { bookings } from '../bookings/bookings.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const keyed = (send: Inject, url: string, payload: object, key: string) =>
  send({ method: 'POST', url, payload, headers: { 'idempotency-key': key } });

const templatesAbout = async (booking: string) =>
  (await mailsAbout(t.db, booking)).map(({ template }) => template).toSorted();

test('whoever lost the answer asks again with the key: the same answer, one change, one mail', async () => {
  const event = await insertBookableEvent(t.db);
  const gast = await t.as('gast');
  const booking = await bookForTwo(gast, event.iri);
  const url = `${booking['@id']}/cancellation`;
  const { total } = await preview(gast, url, {});
  const first = await keyed(gast, url, { expectedTotal: total }, 'storno-eins');
  expect(first.statusCode).toBe(200);
  const second = await keyed(gast, url, { expectedTotal: total }, 'storno-eins');
  expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  expect(await templatesAbout(booking['@id'])).toEqual(['booking_cancelled', 'booking_confirmed']);
  // By another key it is another request, which comes too late.
  expect((await keyed(gast, url, { expectedTotal: total }, 'storno-zwei')).statusCode).toBe(409);
});

test('a change that was refused leaves its key free', async () => {
  const event = await insertBookableEvent(t.db);
  const gast = await t.as('gast');
  const booking = await bookAs(gast, event.iri);
  const url = `${booking['@id']}/persons`;
  const person = aPerson({ firstName: 'Petra', email: 'petra@firn.example' });
  const wrong = await keyed(gast, url, { person, expectedTotal: 1 }, 'anmeldung-eins');
  expect(wrong.json().type).toBe(BOOKING_PROBLEMS.priceChanged);
  const agreed = { person, expectedTotal: 2 * PRICE };
  expect((await keyed(gast, url, agreed, 'anmeldung-eins')).json()).toMatchObject({ personCount: 2 });
  const other = await keyed(gast, url, { ...agreed, expectedTotal: PRICE }, 'anmeldung-eins');
  expect([other.statusCode, other.json().type]).toEqual([422, BOOKING_PROBLEMS.idempotencyKeyReused]);
  expect((await keyed(gast, url, agreed, 'kurz')).json().violations[0].propertyPath).toBe('Idempotency-Key');
});

test('an answer that is kept is for those who may still read the booking', async () => {
  const event = await insertBookableEvent(t.db);
  const gast = await t.as('gast');
  const booking = await bookAs(gast, event.iri);
  const url = `${booking['@id']}/cancellation`;
  const { total } = await preview(gast, url, {});
  expect((await keyed(gast, url, { expectedTotal: total }, 'storno-drei')).statusCode).toBe(200);
  await t.db.update(bookings).set({ userId: t.users.guide.id }).where(eq(bookings.id, booking.id));
  expect((await keyed(gast, url, { expectedTotal: total }, 'storno-drei')).statusCode).toBe(404);
});
