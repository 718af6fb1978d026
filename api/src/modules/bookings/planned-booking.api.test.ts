import { randomUUID } from 'node:crypto';
import type { PlannedMail } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aBookingFor, insertEventToCome, mailsAbout } from '../../../test/anonymous-bookings.ts';
import { liftBookingLimits } from '../../../test/booking-limits.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertFullEvent } from '../../../test/waitlist.ts';
import { withoutSecrets } from '../outbox/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { bookings, numberSequences } from './bookings.table.ts';

/** That of the database too: it counts seats by its own. */
const NOW = new Date();

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
  t.setNow(NOW);
});
afterAll(() => t.close());
beforeEach(() => liftBookingLimits(t.db));

const PLACES = ['/api/bookings', '/api/waitlist_entries'] as const;
type Place = (typeof PLACES)[number];

const eventFor = async (place: Place) =>
  place === '/api/bookings'
    ? (await insertEventToCome(t.db, NOW)).iri
    : (await insertFullEvent(t.db, t.anonymous, NOW, 1)).iri;

async function send(url: string, payload: object, persona: Persona = 'admin') {
  const headers = { 'idempotency-key': randomUUID() };
  return (await t.as(persona))({ method: 'POST', url, payload, headers });
}

async function stored() {
  const counted = await Promise.all([t.db.$count(bookings), t.db.$count(outboxMails)]);
  return [...counted, await t.db.select().from(numberSequences)];
}

describe.each(PLACES)('the office sees what %s writes to the guest', (place) => {
  test.each([
    ['with an account', () => ({ user: `/api/users/${t.users.gast.id}` })],
    ['without one, and no secret', () => ({})],
  ])('to a guest %s', async (_who, office) => {
    const payload = { ...aBookingFor(await eventFor(place), 'nina@firn.example'), office: office() };
    const before = await stored();
    const told = await send(`${place}?dryRun=1`, payload);
    expect(told.statusCode).toBe(200);
    expect(told.json()).toMatchObject({ '@id': place, '@type': 'PlannedMails' });
    expect(await stored()).toEqual(before);
    const mails: PlannedMail[] = told.json().mails;
    const made = (await send(place, payload)).json();
    const queued = await mailsAbout(t.db, made['@id']);
    expect(queued).toHaveLength(1);
    expect(mails).toEqual(
      queued.map(({ template, recipient, subject, text }) => ({
        template,
        to: recipient,
        subject,
        text: withoutSecrets(text).replaceAll(made.id, '…'),
      })),
    );
    expect(mails[0]?.text).toMatch(/\/profil\/(buchung|warteliste)\/…(\?token=…)?\n/);
  });

  test('nothing where the tick is taken away', async () => {
    const payload = { ...aBookingFor(await eventFor(place), 'nina@firn.example'), office: { notify: false } };
    expect((await send(`${place}?dryRun=1`, payload)).json().mails).toEqual([]);
  });

  test('and is refused what the write refuses; nobody else sees any', async () => {
    const payload = aBookingFor(await eventFor(place), 'nina@firn.example');
    const refused = await send(`${place}?dryRun=1`, { ...payload, expectedTotal: 1 });
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/price-changed']);
    const before = await stored();
    for (const persona of ['gast', 'guide'] as const)
      expect((await send(`${place}?dryRun=1`, payload, persona)).statusCode).toBe(403);
    expect((await t.anonymous({ method: 'POST', url: `${place}?dryRun=1`, payload })).statusCode).toBe(403);
    expect(await stored()).toEqual(before);
  });
});
