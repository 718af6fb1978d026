import { randomUUID } from 'node:crypto';
import type { SeatOptionMade } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingFor, insertEventToCome, mailsAbout } from '../../../test/anonymous-bookings.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { joined, takenOf } from '../../../test/waitlist.ts';
import { events } from '../events/events.table.ts';
import { seatOptions } from '../seat-options/seat-options.table.ts';
import { textMessages } from '../text-messages/text-messages.table.ts';
import { offerSeats } from '../waitlist/index.ts';
import { dueOptions, expireOptions, forgetOptions } from './index.ts';

/** That of the database too: the view that counts seats goes by its clock. */
const NOW = new Date();
const HOUR_MS = 3_600_000;
const UNTIL = new Date(NOW.getTime() + 24 * HOUR_MS);

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example', SMS_PROVIDER: 'file' });
  t.setNow(NOW);
});
afterAll(() => t.close());
/** The job looks at all of them. */
beforeEach(async () => {
  await t.db.delete(seatOptions);
});

const post = async (url: string, payload: object, persona: Persona | null = 'admin', key = randomUUID()) => {
  const inject = persona ? await t.as(persona) : t.anonymous;
  return inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key } });
};

const aCall = (event: string, changes: object = {}) => ({
  event,
  seats: 2,
  firstName: 'Nina',
  lastName: 'Käser',
  phone: '079 123 45 67',
  email: 'Nina@firn.example',
  until: UNTIL.toISOString(),
  ...changes,
});

async function held(changes: object = {}, maximumParticipants = 4) {
  const event = await insertEventToCome(t.db, NOW, { minimumParticipants: 1, maximumParticipants });
  const answer = await post('/api/seat_options', aCall(event.iri, changes));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const option: SeatOptionMade = answer.json();
  return { event, option, token: option.link.split('/').at(-1) ?? '' };
}

const expireAt = (at: Date) =>
  expireOptions({
    db: t.db,
    clock: () => at,
    origin: 'https://firn.example',
    sendsTexts: true,
    seatsFreed: offerSeats,
  });
const afterwards = new Date(UNTIL.getTime() + 1000);

const read = async (option: SeatOptionMade) => (await (await t.as('admin'))(option['@id'])).json();
const templates = async (option: SeatOptionMade) =>
  (await mailsAbout(t.db, option['@id'])).map(({ template, recipient }) => [template, recipient]);
const textsOf = (eventId: string) =>
  t.db.select().from(textMessages).where(eq(textMessages.eventId, eventId));

const book = (event: string, persons: number, changes: object, persona: Persona | null = null) =>
  post(
    '/api/bookings',
    { ...aBookingFor(event, `${randomUUID()}@firn.example`, persons), ...changes },
    persona,
  );

describe('seats that the office holds on the phone', () => {
  test('count as taken until their moment, and the guest gets the link by mail', async () => {
    const { event, option } = await held();
    expect(option).toMatchObject({
      number: expect.stringMatching(/^O-\d{4}-\d{5}$/),
      state: 'open',
      seats: 2,
      phone: '+41791234567',
      email: 'nina@firn.example',
      sentBy: 'mail',
      booking: null,
      link: expect.stringMatching(/^https:\/\/firn\.example\/profil\/option\/\S{20,}$/),
    });
    expect(await takenOf(t.db, event.id)).toBe(2);
    expect((await t.anonymous(event.iri)).json()).toMatchObject({ freePlaces: 2 });
    const [mail] = await mailsAbout(t.db, option['@id']);
    expect(mail).toMatchObject({ template: 'seat_option', recipient: 'nina@firn.example' });
    expect(mail?.text).toContain(option.link);
    expect(mail?.text).toContain('2 Plätze sind bis');
    expect((await book(event.iri, 3, {})).json()).toMatchObject({
      type: '/problems/event-full',
      freePlaces: 2,
    });
  });

  test.each([
    ['079 123 45 67', 'sms', 1],
    ['081 252 00 00', null, 0],
  ])('without an e-mail address, by %s, it goes by %s', async (phone, sentBy, sent) => {
    const { event, option } = await held({ phone, email: null });
    expect(option).toMatchObject({ sentBy, email: null });
    const texts = await textsOf(event.id);
    expect(texts).toHaveLength(sent);
    for (const { text } of texts) expect(text).toContain(option.link);
    expect(await templates(option)).toEqual([]);
  });

  test('are held once for a key, and not beyond the seats', async () => {
    const event = await insertEventToCome(t.db, NOW, { minimumParticipants: 1, maximumParticipants: 3 });
    const key = randomUUID();
    const [first, second] = [
      await post('/api/seat_options', aCall(event.iri), 'admin', key),
      await post('/api/seat_options', aCall(event.iri), 'admin', key),
    ];
    expect(second.json()).toEqual(first.json());
    expect(await takenOf(t.db, event.id)).toBe(2);
    const third = await post('/api/seat_options', aCall(event.iri));
    expect(third.json()).toMatchObject({ type: '/problems/event-full', freePlaces: 1 });
  });

  test('two calls at once do not hold one seat twice', async () => {
    const event = await insertEventToCome(t.db, NOW, { minimumParticipants: 1, maximumParticipants: 3 });
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/seat_options', aCall(event.iri))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await takenOf(t.db, event.id)).toBe(2);
  });

  test.each([
    ['until', { until: new Date(NOW.getTime() - 1000).toISOString() }],
    ['until', { until: new Date(NOW.getTime() + 30 * 24 * HOUR_MS).toISOString() }],
    ['phone', { phone: '12' }],
    ['seats', { seats: 9 }],
  ])('are refused with a wrong %s', async (propertyPath, changes) => {
    const event = await insertEventToCome(t.db, NOW);
    const refused = await post('/api/seat_options', aCall(event.iri, changes));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toContainEqual(expect.objectContaining({ propertyPath }));
  });
});

describe('the link', () => {
  test('shows its event with the seats that it books, also when nobody else gets one', async () => {
    const { event, token } = await held({}, 2);
    expect((await t.anonymous(event.iri)).json()).toMatchObject({ availability: 'waitlist', freePlaces: 0 });
    expect((await t.anonymous(`/api/seat_option_links/${token}`)).json()).toMatchObject({
      state: 'open',
      seats: 2,
      firstName: 'Nina',
      event: { '@id': event.iri, availability: 'few', freePlaces: 2 },
    });
    expect((await t.anonymous('/api/seat_option_links/geraten')).statusCode).toBe(404);
  });

  test('books the held seats once; nobody is left with seats twice', async () => {
    const { event, option, token } = await held({}, 2);
    const booked = await book(event.iri, 2, { seatOption: token });
    expect(booked.json()).toMatchObject({ state: 'confirmed', personCount: 2 });
    expect(await takenOf(t.db, event.id)).toBe(2);
    expect(await read(option)).toMatchObject({ state: 'booked', booking: booked.json()['@id'] });
    expect((await book(event.iri, 2, { seatOption: token })).json()).toMatchObject({
      type: '/problems/seat-option-over',
      state: 'booked',
    });
    expect(await expireAt(afterwards)).toBe(0);
    expect(await templates(option)).toEqual([['seat_option', 'nina@firn.example']]);
  });

  test('that books nothing, because the form is refused, keeps its seats', async () => {
    const { event, option, token } = await held({}, 2);
    const refused = await book(event.iri, 2, { seatOption: token, expectedTotal: 1 });
    expect(refused.json().type).toBe('/problems/price-changed');
    expect(await read(option)).toMatchObject({ state: 'open', booking: null });
    expect(await takenOf(t.db, event.id)).toBe(2);
  });

  test('of another event, or over, books nothing', async () => {
    const other = await held();
    const { event, token } = await held();
    expect((await book(event.iri, 1, { seatOption: other.token })).statusCode).toBe(404);
    t.setNow(afterwards);
    const late = await book(event.iri, 1, { seatOption: token });
    expect((await t.anonymous(`/api/seat_option_links/${token}`)).json().state).toBe('expired');
    t.setNow(NOW);
    expect(late.json()).toMatchObject({ type: '/problems/seat-option-over', state: 'expired' });
  });

  test('takes the seats although somebody waits for one', async () => {
    const { event, token } = await held({}, 2);
    await joined(t.anonymous, event.iri, 'wartet');
    expect((await book(event.iri, 2, { seatOption: token })).statusCode).toBe(201);
  });

  test('is the office’s, too: it completes the booking', async () => {
    const { event, option } = await held({}, 2);
    const office = { seatOption: option['@id'], notify: false };
    expect((await book(event.iri, 2, { office }, 'gast')).statusCode).toBe(403);
    const booked = await book(event.iri, 2, { office }, 'admin');
    expect(booked.statusCode).toBe(201);
    expect(await read(option)).toMatchObject({ state: 'booked', booking: booked.json()['@id'] });
  });
});

describe('the end of an option', () => {
  test('comes once, whoever looks; guest and office are told, and the seats go to who waits', async () => {
    const { event, option } = await held({}, 2);
    const entry = await joined(t.anonymous, event.iri, 'wartet', 2);
    expect(await expireAt(NOW)).toBe(0);
    const ended = await Promise.all([expireAt(afterwards), expireAt(afterwards)]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await read(option)).toMatchObject({ state: 'expired' });
    expect(await templates(option)).toEqual([
      ['seat_option', 'nina@firn.example'],
      ['seat_option_over', 'nina@firn.example'],
      ['seat_option_office', expect.stringContaining('@')],
    ]);
    expect((await (await t.as('admin'))(entry['@id'])).json().state).toBe('offered');
  });

  test('may be the office’s wish; twice it is refused', async () => {
    const { event, option } = await held({ email: null });
    const released = await post(`${option['@id']}/release`, {});
    expect(released.json()).toMatchObject({ state: 'released' });
    expect(await takenOf(t.db, event.id)).toBe(0);
    expect(await textsOf(event.id)).toHaveLength(2);
    expect((await post(`${option['@id']}/release`, {})).json()).toMatchObject({
      type: '/problems/seat-option-over',
      state: 'released',
    });
  });

  test('follows the end of its event', async () => {
    const { event, option } = await held();
    await t.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, event.id));
    expect(await expireAt(NOW)).toBe(1);
    expect(await read(option)).toMatchObject({ state: 'released' });
    expect((await templates(option)).map(([template]) => template)).toEqual([
      'seat_option',
      'seat_option_over',
    ]);
  });

  test('is forgotten 90 days later', async () => {
    const { option } = await held();
    await post(`${option['@id']}/release`, {});
    const days = (count: number) => new Date(NOW.getTime() + count * 24 * HOUR_MS);
    const isThere = async () => (await t.db.select().from(seatOptions)).some(({ id }) => id === option.id);
    expect([await dueOptions(t.db, days(89)), await dueOptions(t.db, days(91))]).toEqual([0, 1]);
    await forgetOptions(t.db, days(89));
    expect(await isThere()).toBe(true);
    await forgetOptions(t.db, days(91));
    expect(await isThere()).toBe(false);
  });
});

test('the office alone reads, holds and releases', async () => {
  const { event, option } = await held();
  const list = `/api/seat_options?event=${event.iri}&state[]=open`;
  expect((await (await t.as('admin'))(list)).json()['hydra:member']).toHaveLength(1);
  for (const persona of ['gast', 'guide'] as const) {
    const inject = await t.as(persona);
    expect((await inject(list)).statusCode).toBe(403);
    expect((await inject(option['@id'])).statusCode).toBe(403);
    expect((await post('/api/seat_options', aCall(event.iri), persona)).statusCode).toBe(403);
    expect((await post(`${option['@id']}/release`, {}, persona)).statusCode).toBe(403);
  }
  expect((await t.anonymous(list)).statusCode).toBe(401);
});
