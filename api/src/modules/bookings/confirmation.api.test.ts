import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  aBookingFor,
  bookFrom,
  insertEventToCome,
  mailedToken,
  mailsAbout,
} from '../../../test/anonymous-bookings.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { expireAll } from '../../../test/waitlist.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { settings } from '../settings/settings.table.ts';
import { bookings } from './bookings.table.ts';

const NOW = new Date();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let t: TestApp;
let event: string;
beforeAll(async () => {
  t = await buildTestApp();
  t.setNow(NOW);
  await t.db.update(settings).set({ bookingsPerNetworkPerHour: 0 });
  event = (await insertEventToCome(t.db, NOW, { maximumParticipants: 50 })).iri;
});
afterAll(() => t.close());

async function held(persons = 1) {
  t.setNow(NOW);
  const booking = (
    await bookFrom(t.anonymous, '203.0.113.7', aBookingFor(event, 'nina@firn.example', persons))
  ).json();
  return { booking, token: await mailedToken(t.db, booking['@id']) };
}

const confirm = (id: string, token: string | null, send: Inject = t.anonymous) =>
  send({
    method: 'POST',
    url: `/api/bookings/${id}/confirmation${token === null ? '' : `?token=${token}`}`,
  });

test('the link’s button confirms, and the usual mail goes out', async () => {
  const { booking, token } = await held(2);
  const read = await t.anonymous(`/api/bookings/${booking.id}?token=${token}`);
  expect(read.json()).toMatchObject({ state: 'held', confirmBy: later(30).toISOString() });
  t.setNow(later(29));
  const answer = await confirm(booking.id, token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.json()).toMatchObject({
    id: booking.id,
    state: 'confirmed',
    confirmBy: null,
    accessToken: null,
  });
  const [asked, told] = await mailsAbout(t.db, booking['@id']);
  expect([asked?.template, told?.template]).toEqual(['booking_confirmation_requested', 'booking_confirmed']);
  expect(told).toMatchObject({
    recipient: 'nina@firn.example',
    subject: expect.stringContaining('Piz Buin'),
  });
  expect(told?.text).toContain('Personen: Nina Käser, Nina Käser');
  expect(told?.text).toContain('CHF 960.– inkl. MWST');
  const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, booking.id));
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [null, 'held'],
    ['held', 'confirmed'],
  ]);
});

test('pressing twice, or at once, confirms once', async () => {
  const { booking, token } = await held();
  const answers = await Promise.all([confirm(booking.id, token), confirm(booking.id, token)]);
  answers.push(await confirm(booking.id, token));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await mailsAbout(t.db, booking['@id'])).toHaveLength(2);
});

test.each([
  ['by the clock', async () => {}],
  ['by the job', () => expireAll(t.db, later(31))],
])('a link that is too late says so, expired %s', async (_title, expire) => {
  const { booking, token } = await held();
  await expire();
  t.setNow(later(30));
  const answer = await confirm(booking.id, token);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    type: '/problems/confirmation-over',
    detail:
      'Die Zeit zum Bestätigen ist vorbei, die Plätze sind wieder frei. Du kannst den Termin nochmals buchen.',
  });
});

test('a booking that was cancelled meanwhile stays cancelled', async () => {
  const { booking, token } = await held();
  await t.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, booking.id));
  const answer = await confirm(booking.id, token);
  expect([answer.statusCode, answer.json().type]).toEqual([409, '/problems/confirmation-over']);
});

test('what the answer to the booking says does not confirm it, nor does a right', async () => {
  const { booking, token } = await held();
  const other = await held();
  for (const wrong of [null, '', 'geraten', booking.accessToken, other.token])
    expect((await confirm(booking.id, wrong)).statusCode).toBe(404);
  expect((await confirm(other.booking.id, token)).statusCode).toBe(404);
  expect((await confirm(booking.id, null, await t.as('admin'))).statusCode).toBe(404);
  const still = await t.anonymous(`/api/bookings/${booking.id}?token=${booking.accessToken}`);
  expect(still.json().state).toBe('held');
});

test('opening the link changes nothing: a GET is not the button', async () => {
  const { booking, token } = await held();
  const answer = await t.anonymous(`/api/bookings/${booking.id}/confirmation?token=${token}`);
  expect([404, 405]).toContain(answer.statusCode);
  expect((await t.anonymous(`/api/bookings/${booking.id}?token=${token}`)).json().state).toBe('held');
});
