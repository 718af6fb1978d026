import type {
  WebhookBody,
  WebhookDeliveryResponse,
  WebhookEndpointMade,
  WebhookEndpointResponse,
} from '@firn/shared-contracts/api';
import { WEBHOOK_TYPES, type WebhookType } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, change } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, TEST_SECRET, type TestApp } from '../../../test/build-test-app.ts';
import { callOff } from '../../../test/call-off.ts';
import type { Persona } from '../../../test/personas.ts';
import { type Receiver, startReceiver, verified } from '../../../test/webhook-receiver.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { recordStateChange } from '../audit/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { receiverCaller } from './call-receiver.ts';
import { forgetWebhooks } from './deliveries.repository.ts';
import { sendDueWebhooks } from './send-due-webhooks.ts';
import { renewSealedWebhooks, webhookSealOf } from './webhook-seal.ts';
import { webhookDeliveries, webhookEndpoints, webhookFullEvents } from './webhooks.table.ts';

const PATH = '/api/webhook_endpoints';
const ORIGIN = 'https://firn.example';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let now: Date;
let t: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  t = await buildTestApp({ FIRN_WEBHOOK_LOOPBACK: '1' });
  receiver = await startReceiver();
});
afterAll(async () => {
  await t.close();
  await receiver.close();
});
beforeEach(async () => {
  setNow(NOW);
  receiver.forget();
  await t.db.delete(webhookEndpoints);
  await t.db.delete(webhookFullEvents);
  await t.db.delete(outboxMails);
});

function setNow(at: Date): void {
  now = at;
  t.setNow(at);
}
const later = (ms: number) => setNow(new Date(now.getTime() + ms));
const send = async (persona: Persona, url: string, payload: object = {}) =>
  (await t.as(persona))({ method: 'POST', url, payload });
async function make(...events: WebhookType[]): Promise<WebhookEndpointMade> {
  const answer = await send('admin', PATH, {
    url: receiver.url,
    events: events.length > 0 ? events : WEBHOOK_TYPES,
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
const list = async (): Promise<WebhookEndpointResponse[]> =>
  (await (await t.as('admin'))(PATH)).json()['hydra:member'];
const deliveries = async ({ id }: { readonly id: string }, query = ''): Promise<WebhookDeliveryResponse[]> =>
  (await (await t.as('admin'))(`${PATH}/${id}/deliveries${query}`)).json()['hydra:member'];
const told = async (): Promise<string[]> =>
  (await t.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.position)).map(
    ({ type, objectCode, objectState }) => `${type} ${objectCode} ${objectState}`,
  );
const run = () =>
  sendDueWebhooks({
    db: t.db,
    clock: () => now,
    seal: webhookSealOf([TEST_SECRET]),
    call: receiverCaller({ allowsLoopback: true }),
    origin: ORIGIN,
  });
const bodies = ({ secret }: WebhookEndpointMade): WebhookBody[] =>
  receiver.calls.map((call) => verified(secret, call));

const booked = async (event: string) => bookAs(await t.as('gast'), event);

describe('an endpoint', () => {
  test('tells its secret once, and keeps it sealed', async () => {
    const { secret, ...made } = await make('booking.made');
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(made).toMatchObject({ url: receiver.url, events: ['booking.made'], switchedOffAt: null });
    const audited = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, made.id));
    expect(audited).toMatchObject([{ action: 'webhook_endpoint.create' }]);
    const [stored] = await t.db.select().from(webhookEndpoints);
    const everywhere = JSON.stringify([audited, stored, await list()]);
    expect(everywhere).not.toContain(secret.slice(6));
    expect(JSON.stringify(audited)).not.toContain('of-the-partner');
    expect(webhookSealOf([TEST_SECRET]).open(stored?.sealedSecret ?? '')).toBe(secret);
  });

  test('is sealed again by another secret', async () => {
    const { secret, id } = await make('booking.made');
    const both = ['another-secret-of-32-characters-or-more', TEST_SECRET] as const;
    await renewSealedWebhooks(t.db, webhookSealOf(both));
    const [stored] = await t.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    expect(webhookSealOf([both[0]]).open(stored?.sealedSecret ?? '')).toBe(secret);
  });

  test.each([
    ['no event', { url: 'https://partner.example/hook', events: [] }, 'events'],
    ['an event there is none of', { url: 'https://partner.example/hook', events: ['alles'] }, 'events[0]'],
    ['no address', { url: 'partner', events: ['event.full'] }, 'url'],
    ['a name and a password', { url: 'https://a:b@partner.example', events: ['event.full'] }, 'url'],
    ['a fragment', { url: 'https://partner.example/#x', events: ['event.full'] }, 'url'],
    ["an address of the company's network", { url: 'https://10.0.0.7/hook', events: ['event.full'] }, 'url'],
    ['an address that hides one', { url: 'https://0xa9.254.43518/', events: ['event.full'] }, 'url'],
    ['one of IPv4 within IPv6', { url: 'https://[::ffff:10.0.0.7]/', events: ['event.full'] }, 'url'],
  ])('is refused with %s', async (_what, body, propertyPath) => {
    const answer = await send('admin', PATH, body);
    expect([answer.statusCode, answer.json().violations]).toMatchObject([422, [{ propertyPath }]]);
  });

  test('there are twenty at most', async () => {
    for (let index = 0; index < 20; index += 1) await make('event.full');
    const answer = await send('admin', PATH, { url: receiver.url, events: ['event.full'] });
    expect([answer.statusCode, answer.json().type]).toEqual([409, '/problems/too-many-endpoints']);
  });

  test.each(['gast', 'guide', 'partner'] as const)('is not for %s', async (persona) => {
    const { id } = await make('event.full');
    const as = await t.as(persona);
    const nowhere = `${PATH}/${id}/deliveries/00000000-0000-4000-8000-000000000000/retry`;
    const answers = await Promise.all([
      as(PATH),
      as(`${PATH}/${id}/deliveries`),
      send(persona, PATH, { url: receiver.url, events: ['event.full'] }),
      send(persona, `${PATH}/${id}/activation`),
      send(persona, nowhere),
      as({ method: 'DELETE', url: `${PATH}/${id}` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403));
    expect((await t.anonymous(PATH)).statusCode).toBe(401);
    expect((await send('admin', nowhere)).statusCode).toBe(404);
  });

  test('is not made in the name of somebody else, and goes with its deliveries', async () => {
    const body = { url: receiver.url, events: ['booking.made'] };
    const acting = await send('super', `${PATH}?_switch_user=admin@firn.example`, body);
    expect([acting.statusCode, acting.json().type]).toEqual([403, '/problems/impersonating']);
    const { id } = await make('booking.made');
    await booked((await insertBookableEvent(t.db)).iri);
    const remove = async () =>
      (await (await t.as('admin'))({ method: 'DELETE', url: `${PATH}/${id}` })).statusCode;
    expect([await remove(), await remove()]).toEqual([204, 404]);
    expect(await told()).toEqual([]);
  });
});

describe('what is told', () => {
  const codeOf = async (iri: string) => (await t.anonymous(iri)).json().code as string;

  test('a booking that is made, changed and cancelled, in this order and once each', async () => {
    const endpoint = await make('booking.made', 'booking.changed', 'booking.cancelled');
    const gast = await t.as('gast');
    const { iri } = await insertBookableEvent(t.db);
    const booking = await bookForTwo(gast, iri);
    const [, urs] = booking.bookingPersons;
    await change(gast, `${booking['@id']}/cancellation`, { bookingPerson: urs?.['@id'] });
    await change(gast, `${booking['@id']}/cancellation`, {});
    const { bookingNumber } = booking;
    expect(await told()).toEqual([
      `booking.made ${bookingNumber} confirmed`,
      `booking.changed ${bookingNumber} confirmed`,
      `booking.cancelled ${bookingNumber} cancelled`,
    ]);
    await run();
    expect(bodies(endpoint).map(({ type }) => type)).toEqual([
      'booking.made',
      'booking.changed',
      'booking.cancelled',
    ]);
    expect(bodies(endpoint)[0]).toEqual({
      type: 'booking.made',
      timestamp: NOW.toISOString(),
      data: { '@id': booking['@id'], id: booking.id, code: bookingNumber, state: 'confirmed', event: iri },
    });
    const words = receiver.calls.map(({ text }) => text).join();
    for (const personal of ['Nina', 'Käser', 'nina@', '079', 'Nüsse']) expect(words).not.toContain(personal);
  });

  test('a date that is edited, full, free again and cancelled', async () => {
    await make('event.changed', 'event.cancelled', 'event.full', 'event.free');
    const admin = await t.as('admin');
    const { iri } = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 2 });
    const code = await codeOf(iri);
    const first = await booked(iri);
    const gast = await t.as('gast');
    await booked(iri);
    await change(gast, `${first['@id']}/cancellation`, {});
    const patched = async (maximumParticipants: number) =>
      admin({
        method: 'PATCH',
        url: iri,
        payload: { maximumParticipants },
        headers: {
          'content-type': 'application/merge-patch+json',
          'if-match': String((await admin(iri)).headers.etag),
        },
      });
    expect((await patched(1)).statusCode).toBe(200);
    expect((await patched(3)).statusCode).toBe(200);
    await callOff(t, iri);
    expect(await told()).toEqual([
      `event.full ${code} open`,
      `event.free ${code} open`,
      `event.changed ${code} open`,
      `event.full ${code} open`,
      `event.changed ${code} open`,
      `event.free ${code} open`,
      `event.cancelled ${code} cancelled`,
    ]);
  });

  test('a booking that moves to another date frees its seat there', async () => {
    await make('event.full', 'event.free');
    const one = { minimumParticipants: 1, maximumParticipants: 1 };
    const from = await insertBookableEvent(t.db, one);
    const to = await insertBookableEvent(t.db, { ...one, offerId: from.offerId });
    const booking = await booked(from.iri);
    await change(await t.as('admin'), `${booking['@id']}/rebook`, { event: to.iri, reason: 'Schnee' });
    const [fromCode, toCode] = [await codeOf(from.iri), await codeOf(to.iri)];
    const [full, ...moved] = await told();
    expect(full).toBe(`event.full ${fromCode} open`);
    expect(moved.toSorted()).toEqual([`event.free ${fromCode} open`, `event.full ${toCode} open`]);
  });

  test('not a draft, not what was taken back, and nothing where nobody listens', async () => {
    await booked((await insertBookableEvent(t.db)).iri);
    expect(await told()).toEqual([]);
    await make('booking.made', 'event.changed');
    const draft = await insertBookableEvent(t.db, { state: 'draft', published: false });
    const admin = await t.as('admin');
    const headers = {
      'content-type': 'application/merge-patch+json',
      'if-match': String((await admin(draft.iri)).headers.etag),
    };
    const edited = await admin({
      method: 'PATCH',
      url: draft.iri,
      payload: { notes: 'Hütte fragen' },
      headers,
    });
    expect(edited.statusCode).toBe(200);
    const taken = t.db.transaction(async (tx) => {
      const [booking] = await tx.select({ id: bookings.id }).from(bookings);
      await recordStateChange(tx, {
        entity: 'booking',
        entityId: booking?.id ?? '',
        from: null,
        to: 'held',
        actor: null,
        at: now,
      });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await told()).toEqual([]);
  });

  test('dates that were full before anybody listened, when they are free again', async () => {
    const { iri } = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 1 });
    const booking = await booked(iri);
    await make('event.full', 'event.free');
    expect(await told()).toEqual([]);
    await change(await t.as('gast'), `${booking['@id']}/cancellation`, {});
    expect(await told()).toEqual([`event.free ${await codeOf(iri)} open`]);
  });
});

describe('a receiver', () => {
  test('that is down for an hour misses nothing, in order, and others do not wait for it', async () => {
    const endpoint = await make('booking.made', 'booking.cancelled');
    const gast = await t.as('gast');
    const { iri } = await insertBookableEvent(t.db);
    receiver.answerWith(null);
    const first = await bookAs(gast, iri);
    await run();
    const second = await bookAs(gast, iri);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await run();
      later(5 * MINUTE);
    }
    await change(gast, `${first['@id']}/cancellation`, {});
    await run();
    expect(receiver.calls).toEqual([]);
    receiver.answerWith({ status: 200, body: 'danke' });
    for (let minutes = 0; minutes < 180; minutes += 5) {
      await run();
      later(5 * MINUTE);
    }
    const heard = bodies(endpoint).map(({ type, data }) => `${type} ${data.code}`);
    expect(heard.toSorted()).toEqual(
      [
        `booking.cancelled ${first.bookingNumber}`,
        `booking.made ${first.bookingNumber}`,
        `booking.made ${second.bookingNumber}`,
      ].toSorted(),
    );
    const ofFirst = heard.filter((each) => each.endsWith(first.bookingNumber));
    expect(ofFirst).toEqual([
      `booking.made ${first.bookingNumber}`,
      `booking.cancelled ${first.bookingNumber}`,
    ]);
    expect((await list())[0]).toMatchObject({ failingSince: null, deliveries: { waiting: 0, delivered: 3 } });
    expect((await deliveries(endpoint))[0]).toMatchObject({
      state: 'delivered',
      answerStatus: 200,
      answerBody: 'danke',
    });
  });

  test('that refuses a thing gets it ten times in three days, with the same id and body', async () => {
    const endpoint = await make('booking.made');
    receiver.answerWith({ status: 500, body: `nein\u0000${'x'.repeat(5000)}` });
    await booked((await insertBookableEvent(t.db)).iri);
    for (let turn = 0; turn < 15; turn += 1) {
      await run();
      const [waits] = await deliveries(endpoint, '?state=waiting');
      later(waits?.nextAttemptAt ? Date.parse(waits.nextAttemptAt) - now.getTime() : 0);
    }
    expect(receiver.calls).toHaveLength(10);
    expect(now.getTime() - NOW.getTime()).toBeGreaterThan(2.9 * DAY);
    expect(now.getTime() - NOW.getTime()).toBeLessThan(3 * DAY);
    expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(1);
    expect(new Set(receiver.calls.map(({ text }) => text)).size).toBe(1);
    for (const call of receiver.calls) verified(endpoint.secret, call);
    const [given] = await deliveries(endpoint, '?state=given_up');
    expect(given).toMatchObject({ attempts: 10, failure: 'status', answerStatus: 500, nextAttemptAt: null });
    expect(given?.answerBody).toHaveLength(2000);
    expect(given?.answerBody).toMatch(/^neinx/);
  });

  test('gets nothing twice from two workers', async () => {
    await make('booking.made');
    const { iri } = await insertBookableEvent(t.db);
    for (let index = 0; index < 3; index += 1) await booked(iri);
    await Promise.all([run(), run(), run()]);
    expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(3);
    expect(receiver.calls).toHaveLength(3);
  });

  test('gets something again when the office says so, with the same id', async () => {
    const endpoint = await make('booking.made');
    await booked((await insertBookableEvent(t.db)).iri);
    await run();
    const [sent] = await deliveries(endpoint);
    const again = await send('admin', `${sent?.['@id']}/retry`);
    expect([again.statusCode, again.json()]).toMatchObject([200, { state: 'waiting', attempts: 0 }]);
    await run();
    expect(receiver.calls.map(({ id }) => id)).toEqual([sent?.id, sent?.id]);
  });

  test('that leads elsewhere is not followed', async () => {
    const other = await startReceiver();
    const endpoint = await make('booking.made');
    receiver.answerWith({ status: 307, location: other.url });
    await booked((await insertBookableEvent(t.db)).iri);
    await run();
    expect(other.calls).toEqual([]);
    expect(await deliveries(endpoint)).toMatchObject([
      { state: 'waiting', failure: 'redirect', answerStatus: 307 },
    ]);
    await other.close();
  });
});

describe('a week of failures', () => {
  const offMails = () => t.db.select().from(outboxMails).where(eq(outboxMails.template, 'webhook_off'));

  test('switches an endpoint off with one mail, and the office switches it on again', async () => {
    const endpoint = await make('booking.made');
    const { iri } = await insertBookableEvent(t.db);
    receiver.answerWith({ status: 503 });
    for (let day = 0; day < 9; day += 1) {
      if (day < 8) await booked(iri);
      for (let quarter = 0; quarter < 4; quarter += 1) {
        await run();
        later(5_000);
        await run();
        later(DAY / 4 - 5_000);
      }
    }
    const [off] = await list();
    expect(off?.switchedOffAt).toBe(new Date(NOW.getTime() + 7 * DAY).toISOString());
    expect(off?.deliveries).toMatchObject({ waiting: 0, delivered: 0 });
    const [mail, ...more] = await offMails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('127.0.0.1');
    expect(mail?.text).not.toContain('of-the-partner');
    receiver.forget();
    await booked(iri);
    await run();
    expect(receiver.calls).toEqual([]);

    const [given] = await deliveries(endpoint);
    const refused = await send('admin', `${given?.['@id']}/retry`);
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/endpoint-off']);
    const on = await send('admin', `${PATH}/${endpoint.id}/activation`);
    expect(on.json()).toMatchObject({ switchedOffAt: null, failingSince: null });
    expect((await send('admin', `${given?.['@id']}/retry`)).statusCode).toBe(200);
    await run();
    expect(receiver.calls).toHaveLength(1);
  });

  test('is over with anything that gets through, and one failure after quiet weeks is none', async () => {
    await make('booking.made');
    const { iri } = await insertBookableEvent(t.db);
    receiver.answerWith({ status: 503 });
    await booked(iri);
    await run();
    later(10_000);
    receiver.answerWith({ status: 204 });
    await run();
    expect((await list())[0]?.failingSince).toBeNull();
    receiver.answerWith({ status: 503 });
    await t.db.update(webhookEndpoints).set({ failingSince: new Date(now.getTime() - 20 * DAY) });
    await booked(iri);
    await run();
    expect((await list())[0]?.switchedOffAt).toBeNull();
    expect(await offMails()).toEqual([]);
  });
});

test('deliveries go after 30 days, but for those that wait', async () => {
  await make('booking.made');
  const { iri } = await insertBookableEvent(t.db);
  await booked(iri);
  await run();
  receiver.answerWith(null);
  await booked(iri);
  await run();
  await forgetWebhooks(t.db, new Date(NOW.getTime() + 30 * DAY));
  expect(await told()).toHaveLength(2);
  await forgetWebhooks(t.db, new Date(NOW.getTime() + 30 * DAY + 1));
  const left = await t.db.select().from(webhookDeliveries);
  expect(left).toMatchObject([{ state: 'waiting' }]);
});
