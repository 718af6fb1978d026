import { randomUUID } from 'node:crypto';
import type { PinboardPostResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { forgetPosts } from './index.ts';
import { pinboardPosts } from './pinboard.table.ts';

let t: TestApp;
let event: { readonly id: string; readonly iri: string };
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(pinboardPosts);
  event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
});

/** A booking of the persona's account with one more person. @returns its id. */
async function book(persona: Persona, email = 'zweite@firn.example'): Promise<string> {
  const payload = aBookingRequest(event.iri, {
    bookingPersons: [aPerson({ booker: true }), aPerson({ firstName: 'Urs', email })],
    expectedTotal: 2 * PRICE,
  });
  const send = await t.as(persona);
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await send({ method: 'POST', url: '/api/bookings', payload, headers });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  await t.db.update(bookings).set({ state: 'confirmed', expiresAt: null }).where(eq(bookings.id, id));
  return id;
}

const write = async (persona: Persona, text: string, more: object = {}) =>
  (await t.as(persona))({
    method: 'POST',
    url: '/api/pinboard_posts',
    payload: { event: event.iri, text, ...more },
  });

const board = async (persona: Persona) => (await t.as(persona))(`/api/pinboard_posts?event=${event.iri}`);

const postsFor = async (persona: Persona): Promise<PinboardPostResponse[]> =>
  (await board(persona)).json()['hydra:member'];

const remove = async (persona: Persona, address: string) =>
  (await (await t.as(persona))({ method: 'DELETE', url: address })).statusCode;

describe('who takes part, guides and works in the office', () => {
  test('write and read, each by the name that the reader may know', async () => {
    await book('gast');
    await book('partner');
    const offer = await write('gast', ' Ich habe zwei Plätze ab Zürich. ', { carSharing: 'offer' });
    expect(offer.statusCode).toBe(201);
    expect(offer.json()).toMatchObject({
      event: event.iri,
      text: 'Ich habe zwei Plätze ab Zürich.',
      carSharing: 'offer',
      author: 'Vera G.',
      authorRole: 'guest',
      own: true,
    });
    t.setNow(new Date('2026-02-14T09:00:00Z'));
    await write('guide', 'Felle nicht vergessen!');
    t.setNow(new Date('2026-02-14T10:00:00Z'));
    await write('admin', 'Der Treffpunkt ist am Bahnhof.');
    expect(await postsFor('partner')).toMatchObject([
      { author: 'Vera Admin', authorRole: 'office', carSharing: null, own: false },
      { author: 'Vera Guide', authorRole: 'guide', own: false },
      { author: 'Vera G.', authorRole: 'guest', own: false },
    ]);
    for (const persona of ['guide', 'admin', 'super'] as const) {
      expect((await postsFor(persona))[2]).toMatchObject({ author: 'Vera Gast', own: true });
    }
  });

  test('also by an address among the persons of somebody else’s booking', async () => {
    await book('partner', 'Gast@firn.example');
    expect((await write('gast', 'Hallo')).statusCode).toBe(201);
  });
});

describe('for others there is no pinboard', () => {
  test.each(['gast', 'guideBasic', 'partner'] as const)('%s', async (persona) => {
    expect((await board(persona)).statusCode).toBe(404);
    expect((await write(persona, 'Hallo')).statusCode).toBe(404);
    const post = (await write('guide', 'Hallo')).json()['@id'];
    expect(await remove(persona, post)).toBe(404);
    expect(await postsFor('guide')).toHaveLength(1);
  });

  test.each(['held', 'requested', 'waitlisted', 'cancelled', 'annulled'] as const)(
    'whose booking is %s',
    async (state) => {
      const id = await book('gast');
      await t.db.update(bookings).set({ state }).where(eq(bookings.id, id));
      expect((await board('gast')).statusCode).toBe(404);
    },
  );

  test('the address names one event', async () => {
    const admin = await t.as('admin');
    expect((await admin('/api/pinboard_posts')).statusCode).toBe(400);
    expect((await admin('/api/pinboard_posts?event=Tour')).statusCode).toBe(400);
  });
});

describe('deleting', () => {
  test('guests delete their own posts, guides and office any', async () => {
    await book('gast');
    await book('partner');
    const address = async () => (await write('gast', 'Hallo')).json()['@id'] as string;
    const first = await address();
    expect(await remove('partner', first)).toBe(403);
    for (const persona of ['gast', 'guide', 'admin'] as const) {
      expect(await remove(persona, await address())).toBe(204);
    }
    expect((await postsFor('gast')).map((post) => post['@id'])).toEqual([first]);
  });
});

test.each([
  ['', 'text'],
  ['  ', 'text'],
  ['x'.repeat(2001), 'text'],
])('a text of the wrong length is refused: %#', async (text, propertyPath) => {
  const answer = await write('guide', text);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().violations).toMatchObject([{ propertyPath }]);
});

test('ten posts an hour, the eleventh is told when to come back', async () => {
  for (let index = 0; index < 10; index += 1) expect((await write('guide', 'Hallo')).statusCode).toBe(201);
  t.setNow(new Date(NOW.getTime() + 59 * 60_000));
  const refused = await write('guide', 'Hallo');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await write('admin', 'Hallo')).statusCode).toBe(201);
  t.setNow(new Date(NOW.getTime() + 60 * 60_000));
  expect((await write('guide', 'Hallo')).statusCode).toBe(201);
});

describe('the end', () => {
  test('nobody writes from the fifteenth day after the event, and all still read', async () => {
    await book('gast');
    const start = new Date('2026-01-20T07:00:00Z');
    const endsOn = (end: string) =>
      t.db
        .update(events)
        .set({ registrationDeadline: start, start, end: new Date(end) })
        .where(eq(events.id, event.id));
    await endsOn('2026-01-30T23:00:00Z');
    expect((await write('gast', 'Danke!')).statusCode).toBe(201);
    await endsOn('2026-01-30T22:59:00Z');
    for (const persona of ['gast', 'guide', 'admin'] as const) {
      const answer = await write(persona, 'Zu spät');
      expect(answer.statusCode).toBe(409);
      expect(answer.json().type).toBe('/problems/pinboard-closed');
    }
    expect(await postsFor('gast')).toHaveLength(1);
  });

  test('posts go 90 days after the event, those of others stay', async () => {
    await write('guide', 'Hallo');
    const later = await insertBookableEvent(t.db, { end: new Date('2026-03-09T16:00:00Z') });
    await t.db.insert(pinboardPosts).values({ eventId: later.id, userId: t.users.guide.id, text: 'Später' });
    const run = (now: string) => forgetPosts({ db: t.db, clock: () => new Date(now) });
    expect(await run('2026-06-06T21:59:00Z')).toBe(0);
    expect(await run('2026-06-06T22:00:00Z')).toBe(1);
    expect(await t.db.select().from(pinboardPosts)).toMatchObject([{ text: 'Später' }]);
  });
});
