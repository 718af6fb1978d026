import { DUNNING_PROBLEMS } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { insertIssued } from '../../../test/issued-invoice.ts';
import type { Persona } from '../../../test/personas.ts';
import { remindPayers } from './remind-payers.ts';

const REASON = 'Zahlt in Raten, am Telefon vereinbart.';

const DUE = '2026-03-01';

let t: TestApp;
let booking: Booked;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  booking = await bookAs(t.anonymous, (await insertBookableEvent(t.db)).iri);
  await insertIssued(t.db, booking.id, { dueDate: DUE });
});

const stopPath = () => `${booking['@id']}/dunning_stop`;
const stop = async (persona: Persona = 'admin', reason = REASON) =>
  (await t.as(persona))({ method: 'POST', url: stopPath(), payload: { reason } });
const resume = async (persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'DELETE', url: stopPath() });
const read = async () => (await (await t.as('admin'))(`${booking['@id']}/dunning`)).json();
const remind = (day: string) =>
  remindPayers({ db: t.db, clock: () => new Date(`${day}T08:00:00Z`), origin: 'https://firn.example' });

test.each(['gast', 'guide', 'partner'] as const)('%s neither reads nor stops it', async (persona) => {
  expect((await (await t.as(persona))(`${booking['@id']}/dunning`)).statusCode).toBe(403);
  expect((await stop(persona)).statusCode).toBe(403);
  expect((await resume(persona)).statusCode).toBe(403);
});

test('strangers do not read it, and a booking that is not there has none', async () => {
  expect((await t.anonymous(`${booking['@id']}/dunning`)).statusCode).toBe(401);
  const unknown = '/api/bookings/00000000-0000-4000-8000-00000000abcd';
  const send = await t.as('admin');
  expect((await send(`${unknown}/dunning`)).statusCode).toBe(404);
  const payload = { reason: REASON };
  expect((await send({ method: 'POST', url: `${unknown}/dunning_stop`, payload })).statusCode).toBe(404);
});

test('the office reads each step with what was open, the newest first', async () => {
  expect(await read()).toMatchObject({ booking: booking['@id'], steps: [], stop: null });
  await remind('2026-03-08');
  await remind('2026-03-18');
  const { steps } = await read();
  expect(steps).toMatchObject([
    { level: 2, open: PRICE, at: '2026-03-18T08:00:00.000Z' },
    { level: 1, open: PRICE, at: '2026-03-08T08:00:00.000Z' },
  ]);
  expect(steps[0].invoice).toMatch(/^R-2026-\d{5}$/);
});

test('stopped with a reason, nobody is reminded until it goes on', async () => {
  const stopped = await stop();
  expect(stopped.statusCode).toBe(201);
  expect(stopped.json().stop).toEqual({ reason: REASON, by: 'Vera Admin', at: NOW.toISOString() });
  await remind('2026-03-08');
  expect((await read()).steps).toEqual([]);
  expect((await resume()).statusCode).toBe(204);
  await remind('2026-03-08');
  expect((await read()).steps).toMatchObject([{ level: 1 }]);
  const history = (await (await t.as('admin'))(`${booking['@id']}/history`)).json()['hydra:member'];
  expect(history.slice(0, 3)).toMatchObject([
    { action: 'booking.reminder', actor: null },
    { action: 'booking.dunning_resume', actor: 'Vera Admin' },
    { action: 'booking.dunning_stop', changes: { reason: { from: null, to: REASON } } },
  ]);
});

test('two who stop it at once: the second is told, and its reason changes nothing', async () => {
  await stop();
  const second = await stop('super', 'Doch nicht.');
  expect([second.statusCode, second.json().type]).toEqual([409, DUNNING_PROBLEMS.stopped]);
  expect((await read()).stop.reason).toBe(REASON);
  await resume();
  expect((await resume()).statusCode).toBe(404);
});

test('a stop without a reason is refused by name', async () => {
  const refused = await stop('admin', ' ');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().violations).toEqual([
    { propertyPath: 'reason', message: 'Bitte fülle dieses Feld aus.' },
  ]);
});
