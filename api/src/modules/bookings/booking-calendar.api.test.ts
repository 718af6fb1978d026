import { randomUUID } from 'node:crypto';
import { sameTimeAfter } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { readCalendar } from '../../../test/read-calendar.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { events } from '../events/events.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { findUserRow } from '../people/index.ts';
import { settings } from '../settings/settings.table.ts';
import { users } from '../users/users.table.ts';
import { bookings } from './bookings.table.ts';

let t: TestApp;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
let booking: { readonly id: string; readonly accessToken: string };

beforeAll(async () => {
  t = await buildTestApp();
  const place = {
    title: 'Scuol',
    kind: 'meeting',
    latitude: 46.8,
    longitude: 10.29,
    elevation: null,
  } as const;
  const told = { meetingText: 'Bahnhof Scuol', pois: [place], equipmentText: '<p>Pickel</p>' };
  event = await insertBookableEvent(t.db, told, [t.users.guide.id]);
  await t.db.update(users).set({ phone: '+41790001122' }).where(eq(users.id, t.users.guide.id));
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
  const { description } = entries[0] as { description: string };
  expect(description).toContain('Ausrüstung: Pickel');
  expect(description).toMatch(/Annullation danach: 100 % des Preises$/);
  const methodOf = (file: string) => /^METHOD:.*$/m.exec(file)?.[0];
  expect([methodOf(response.body), methodOf(mailed)]).toEqual(['METHOD:PUBLISH', 'METHOD:PUBLISH']);
});

test('names who leads at once, and how to reach them only from the day that the company says', async () => {
  const [row] = await t.db.select().from(events).where(eq(events.id, event.id));
  const start = row?.start ?? new Date();
  const at = async (days: number, setting = 7) => {
    await t.db.update(settings).set({ guideContactDays: setting });
    t.setNow(sameTimeAfter(start, -days));
    const { body } = await t.anonymous(`${path()}?token=${booking.accessToken}`);
    const { description } = readCalendar(body)[0] as { description: string };
    return /Guide: (.*)/.exec(description)?.[1];
  };
  const name = fullNameOf((await findUserRow(t.db, t.users.guide.id)) ?? { firstName: '', lastName: '' });
  expect([await at(8), await at(7), await at(3, 2), await at(2, 2), await at(0, 0)]).toEqual([
    name,
    `${name}, +41790001122`,
    name,
    `${name}, +41790001122`,
    name,
  ]);
});

test('the page of the booking says the same: gear, who leads, and when it is decided', async () => {
  const [row] = await t.db.select().from(events).where(eq(events.id, event.id));
  await t.db.update(settings).set({ guideContactDays: 7 });
  const read = async (days: number) => {
    t.setNow(sameTimeAfter(row?.start ?? new Date(), -days));
    return (await t.anonymous(`/api/bookings/${booking.id}?token=${booking.accessToken}`)).json();
  };
  const { briefing } = await read(7);
  expect(briefing).toEqual({
    equipmentText: '<p>Pickel</p>',
    guides: [{ fullName: expect.any(String), phone: '+41790001122' }],
    minimumParticipants: expect.any(Number),
    decidedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect((await read(8)).briefing.guides).toEqual([{ ...briefing.guides[0], phone: null }]);
});

test('nobody else gets it', async () => {
  expect((await t.anonymous(path())).statusCode).toBe(404);
  expect((await (await t.as('gast'))(path())).statusCode).toBe(404);
});

test('a booking that has ended has none', async () => {
  await t.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, booking.id));
  expect((await t.anonymous(`${path()}?token=${booking.accessToken}`)).statusCode).toBe(404);
  const read = await t.anonymous(`/api/bookings/${booking.id}?token=${booking.accessToken}`);
  expect(read.json()).not.toHaveProperty('briefing');
});
