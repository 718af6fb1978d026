import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { readCalendar } from '../../../test/read-calendar.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { bookings } from './bookings.table.ts';

let t: TestApp;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
let booking: { readonly id: string; readonly accessToken: string };

beforeAll(async () => {
  t = await buildTestApp();
  event = await insertBookableEvent(t.db, {
    meetingText: 'Bahnhof Scuol',
    pois: [{ title: 'Scuol', kind: 'meeting', latitude: 46.8, longitude: 10.29, elevation: null }],
  });
  const response = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event.iri),
    headers: { 'idempotency-key': randomUUID() },
  });
  booking = response.json();
});
afterAll(() => t.close());

const path = () => `/api/bookings/${booking.id}/calendar.ics`;

test('whoever holds the token gets the event as the mail carries it', async () => {
  const response = await t.anonymous(`${path()}?token=${booking.accessToken}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers['content-disposition']).toBe('attachment; filename="termin.ics"');
  const [mail] = await t.db.select().from(outboxMails).where(eq(outboxMails.template, 'booking_confirmed'));
  const mailed = mail?.invitation?.content ?? '';
  const entries = readCalendar(response.body);
  expect(entries).toMatchObject([{ uid: `booking-${booking.id}@firn` }]);
  expect(entries).toEqual(readCalendar(mailed));
  expect(response.body).toContain('LOCATION:Bahnhof Scuol');
  expect(response.body).toContain('GEO:46.8;10.29');
  const methodOf = (file: string) => /^METHOD:.*$/m.exec(file)?.[0];
  expect([methodOf(response.body), methodOf(mailed)]).toEqual(['METHOD:PUBLISH', 'METHOD:PUBLISH']);
});

test('nobody else gets it', async () => {
  expect((await t.anonymous(path())).statusCode).toBe(404);
  expect((await (await t.as('gast'))(path())).statusCode).toBe(404);
});

test('a booking that has ended has none', async () => {
  await t.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, booking.id));
  expect((await t.anonymous(`${path()}?token=${booking.accessToken}`)).statusCode).toBe(404);
});
