import type { BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertEventToCome } from '../../../test/anonymous-bookings.ts';
import { aPerson } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { callOff } from '../../../test/call-off.ts';
import {
  accept,
  bookFor,
  decline,
  expireAll,
  type FullEvent,
  giveBack,
  insertFullEvent,
  join,
  joined,
  leave,
  linkIn,
  linkUrl,
  mailsTo,
  offerAll,
  stateOf,
  takenOf,
} from '../../../test/waitlist.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { settings } from '../settings/settings.table.ts';

/** Those of the database too: it counts seats by its own. */
const NOW = new Date();
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

let t: TestApp;
let event: FullEvent;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  event = await insertFullEvent(t.db, t.anonymous, NOW, 3);
});

const join1 = (name: string) => joined(t.anonymous, event.iri, name);
const giveBackSeats = async (count: number, at = NOW) => {
  for (const holder of event.holders.slice(0, count)) await giveBack(t.db, holder, at);
};
const statesOf = (...entries: readonly BookingResponse[]) =>
  Promise.all(entries.map((entry) => stateOf(t.db, entry)));

/** The first of the list, whom the seat that came free was offered to. */
async function offered(name = 'nina') {
  const entry = await join1(name);
  await giveBackSeats(1);
  return { entry, token: await linkIn(t.db, entry) };
}

describe('a seat that comes free', () => {
  test('is offered to the first, for a day, in the transaction that frees it', async () => {
    const [first, second] = [await join1('nina'), await join1('urs')];
    await giveBackSeats(1);
    expect(await statesOf(first, second)).toEqual(['offered', 'waitlisted']);
    expect(await takenOf(t.db, event.id)).toBe(3);
    const [mail] = await mailsTo(t.db, first, 'booking_offered');
    expect(mail?.text).toContain('ist ein Platz für dich frei');
    expect(mail?.text).toContain('Total: CHF 480.–');
    for (const line of [/^Ort: .+$/m, /^Beginn: \d\d:\d\d Uhr$/m, /^Treffpunkt: .+$/m, /^Ende: .+ Uhr$/m])
      expect(mail?.text).toMatch(line);
    expect((await t.anonymous(linkUrl(await linkIn(t.db, first)))).json()).toMatchObject({
      '@type': 'WaitlistLink',
      state: 'offered',
      bookingNumber: first.bookingNumber,
      title: 'Skitour Piz Buin',
      persons: 1,
      total: first.total,
      position: null,
      offeredUntil: later(24).toISOString(),
    });
    expect(await mailsTo(t.db, second, 'booking_offered')).toEqual([]);
  });

  test('goes to no group that it is too small for, nor to anybody behind it', async () => {
    const group = await joined(t.anonymous, event.iri, 'gruppe', 3);
    const single = await join1('urs');
    await giveBackSeats(2);
    expect(await statesOf(group, single)).toEqual(['waitlisted', 'waitlisted']);
    await giveBack(t.db, event.holders[2] as BookingResponse, NOW);
    expect(await statesOf(group, single)).toEqual(['offered', 'waitlisted']);
  });

  test('goes to a smaller group once it has been there for the hours of the setting', async () => {
    const group = await joined(t.anonymous, event.iri, 'gruppe', 3);
    const single = await join1('urs');
    await giveBackSeats(2);
    await offerAll(t.db, later(23.9));
    expect(await statesOf(group, single)).toEqual(['waitlisted', 'waitlisted']);
    await t.db.update(settings).set({ waitlistJumpHours: 0 });
    await offerAll(t.db, later(24));
    expect(await statesOf(group, single)).toEqual(['waitlisted', 'waitlisted']);
    await t.db.update(settings).set({ waitlistJumpHours: 24 });
    await offerAll(t.db, later(24));
    expect(await statesOf(group, single)).toEqual(['waitlisted', 'offered']);
  });

  test('is offered again by the job no more than once', async () => {
    const { entry } = await offered();
    expect(await offerAll(t.db, NOW)).toBe(0);
    expect(await mailsTo(t.db, entry, 'booking_offered')).toHaveLength(1);
  });

  test('of a raised maximum is offered at once', async () => {
    const entry = await join1('nina');
    const send = await t.as('admin');
    const { headers } = await send(event.iri);
    const answer = await send({
      method: 'PATCH',
      url: event.iri,
      payload: { maximumParticipants: 4 },
      headers: { 'if-match': String(headers.etag), 'content-type': 'application/merge-patch+json' },
    });
    expect([answer.statusCode, answer.json().availability]).toEqual([200, 'waitlist']);
    expect(await stateOf(t.db, entry)).toBe('offered');
  });

  test('is offered after the deadline too, but not once the event has begun', async () => {
    const [first, second] = [await join1('nina'), await join1('urs')];
    const [start] = [later(21 * 24)];
    await giveBackSeats(1, later(21 * 24 - 1));
    const link = await t.anonymous(linkUrl(await linkIn(t.db, first)));
    expect(link.json().offeredUntil).toBe(start.toISOString());
    await giveBack(t.db, event.holders[1] as BookingResponse, start);
    expect(await stateOf(t.db, second)).toBe('waitlisted');
  });

  test('waits for who is on the list, whoever comes, though the count alone would sell it', async () => {
    const group = await joined(t.anonymous, event.iri, 'gruppe', 3);
    await join1('urs');
    await giveBackSeats(1);
    expect(await takenOf(t.db, event.id)).toBe(2);
    const answer = await bookFor(t.anonymous, event.iri, 'spaet@firn.example');
    expect(answer.json()).toMatchObject({ type: '/problems/event-full', freePlaces: 0 });
    expect((await t.anonymous(event.iri)).json()).toMatchObject({ availability: 'waitlist', freePlaces: 0 });
    // Nobody is left whom it is enough for: it is for sale, and the group goes on waiting.
    await leave(t.anonymous, await linkIn(t.db, await entryOf('urs'), 'booking_waitlisted'));
    expect((await t.anonymous(event.iri)).json()).toMatchObject({ availability: 'few', freePlaces: 1 });
    expect((await bookFor(t.anonymous, event.iri, 'spaet@firn.example')).statusCode).toBe(201);
    expect(await stateOf(t.db, group)).toBe('waitlisted');
  });
});

/** The entry of an address in the event of this test. */
async function entryOf(name: string): Promise<BookingResponse> {
  const list = await (await t.as('admin'))(`/api/waitlist_entries?event=${event.iri}`);
  const members: BookingResponse[] = list.json()['hydra:member'];
  const found = members.find(({ booker }) => booker.email === `${name}@firn.example`);
  if (!found) throw new Error(`${name} does not wait`);
  return found;
}

describe('accepting', () => {
  test('books, with the usual mail and the term of payment of that day', async () => {
    const { entry, token } = await offered();
    t.setNow(later(20));
    const answer = await accept(t.anonymous, token);
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'confirmed']);
    const mails = await mailsTo(t.db, entry, 'booking_confirmed');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Sie ist bestätigt.');
    const booking = (await (await t.as('admin'))(entry['@id'])).json();
    expect(booking).toMatchObject({ state: 'confirmed', offeredUntil: null, waitlistPosition: null });
    expect(booking.dueDate >= String(entry.dueDate)).toBe(true);
    expect(await takenOf(t.db, event.id)).toBe(3);
  });

  test('twice, or in two tabs at once, books once', async () => {
    const { entry, token } = await offered();
    const answers = await Promise.all([accept(t.anonymous, token), accept(t.anonymous, token)]);
    answers.push(await accept(t.anonymous, await linkIn(t.db, entry, 'booking_waitlisted')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await mailsTo(t.db, entry, 'booking_confirmed')).toHaveLength(1);
    const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, entry.id));
    expect(steps.map(({ to }) => to).sort()).toEqual(['confirmed', 'offered', 'waitlisted']);
  });

  test('without an offer, or after its time, is 410', async () => {
    const waiting = await join1('urs');
    const early = await accept(t.anonymous, await linkIn(t.db, waiting, 'booking_waitlisted'));
    expect([early.statusCode, early.json().type]).toEqual([410, '/problems/offer-over']);
    await leave(t.anonymous, await linkIn(t.db, waiting, 'booking_waitlisted'));
    const { token } = await offered();
    t.setNow(later(24));
    expect((await accept(t.anonymous, token)).statusCode).toBe(410);
    expect((await t.anonymous(linkUrl(token))).json()).toMatchObject({
      state: 'waitlisted',
      offeredUntil: null,
    });
  });

  test('from the profile by the id of the own entry; nobody else’s', async () => {
    const entry: BookingResponse = (await join(await t.as('gast'), event.iri, 'gast@firn.example')).json();
    await giveBackSeats(1);
    for (const send of [t.anonymous, await t.as('guide'), await t.as('admin')])
      expect((await accept(send, entry.id)).statusCode).toBe(404);
    expect((await accept(await t.as('gast'), entry.id)).statusCode).toBe(200);
    expect((await accept(await t.as('gast'), event.holders[0]?.id ?? '')).statusCode).toBe(404);
  });
});

describe('declining', () => {
  test('puts to the end of the list and offers the seat to the next', async () => {
    const { entry, token } = await offered();
    const next = await join1('urs');
    t.setNow(later(1));
    expect((await decline(t.anonymous, token)).statusCode).toBe(204);
    expect(await statesOf(entry, next)).toEqual(['waitlisted', 'offered']);
    const [mail] = await mailsTo(t.db, entry, 'booking_offer_expired');
    expect(mail?.text).toContain('Du hast die freien Plätze abgelehnt');
    expect((await decline(t.anonymous, token)).statusCode).toBe(204);
    expect(await mailsTo(t.db, entry, 'booking_offer_expired')).toHaveLength(1);
  });

  test('lets the seat go to others for a day before it comes back', async () => {
    const { entry, token } = await offered();
    t.setNow(later(1));
    await decline(t.anonymous, token);
    await offerAll(t.db, later(24));
    expect(await stateOf(t.db, entry)).toBe('waitlisted');
    expect((await t.anonymous(event.iri)).json()).toMatchObject({ availability: 'few', freePlaces: 1 });
    await offerAll(t.db, later(25));
    expect(await stateOf(t.db, entry)).toBe('offered');
  });
});

test('an event that is called off tells nobody of seats that are kept', async () => {
  const { entry } = await offered();
  expect(await mailsTo(t.db, entry, 'booking_offered')).toHaveLength(1);
  await callOff(t, event.iri, { notify: true });
  expect(await stateOf(t.db, entry)).toBe('annulled');
  expect(await mailsTo(t.db, entry, 'booking_offered')).toEqual([]);
  expect(await mailsTo(t.db, entry, 'booking_annulled_weather')).toHaveLength(1);
});

describe('leaving', () => {
  test('ends the entry without a fee, and an offer goes on to the next', async () => {
    const { entry, token } = await offered();
    const next = await join1('urs');
    expect((await leave(t.anonymous, token)).statusCode).toBe(204);
    expect(await statesOf(entry, next)).toEqual(['cancelled', 'offered']);
    const [told] = await mailsTo(t.db, entry, 'booking_cancelled');
    expect(told?.text).toContain('Du stehst nicht mehr auf der Warteliste für «Skitour Piz Buin».');
    expect(told?.text).toContain('Du musst nichts bezahlen.');
    expect(told?.invitation).toBeNull();
    // Nobody is told of seats that are gone before the mail is.
    expect(await mailsTo(t.db, entry, 'booking_offered')).toEqual([]);
    const left = (await (await t.as('admin'))(entry['@id'])).json();
    expect(left).toMatchObject({ total: 0, paymentStatus: 'waived' });
    expect((await t.anonymous(linkUrl(token))).json()).toMatchObject({ state: 'over', position: null });
    expect((await leave(t.anonymous, token)).statusCode).toBe(204);
    expect(await mailsTo(t.db, entry, 'booking_cancelled')).toHaveLength(1);
    expect((await accept(t.anonymous, token)).statusCode).toBe(410);
    expect((await decline(t.anonymous, token)).statusCode).toBe(410);
  });

  test('is no way out of a booking that binds', async () => {
    const { entry, token } = await offered();
    await accept(t.anonymous, token);
    for (const answer of [await leave(t.anonymous, token), await decline(t.anonymous, token)])
      expect([answer.statusCode, answer.json().type]).toEqual([409, '/problems/invalid-transition']);
    expect(await stateOf(t.db, entry)).toBe('confirmed');
  });
});

describe('an offer nobody answers', () => {
  test('goes to the next, and its entry to the end, with a mail', async () => {
    const { entry, token } = await offered();
    const next = await join1('urs');
    await expireAll(t.db, later(23));
    expect(await statesOf(entry, next)).toEqual(['offered', 'waitlisted']);
    await expireAll(t.db, later(24));
    expect(await statesOf(entry, next)).toEqual(['waitlisted', 'offered']);
    const [mail] = await mailsTo(t.db, entry, 'booking_offer_expired');
    expect(mail?.text).toContain('Die Zeit für die freien Plätze ist um');
    expect((await accept(t.anonymous, token)).statusCode).toBe(410);
  });

  test('is over with the event: told once, and expired', async () => {
    const entry = await join1('nina');
    const waiting = await join1('urs');
    await giveBackSeats(1, later(21 * 24 - 1));
    const start = later(21 * 24);
    await expireAll(t.db, start);
    await offerAll(t.db, start);
    expect(await statesOf(entry, waiting)).toEqual(['expired', 'expired']);
    for (const each of [entry, waiting])
      expect(await mailsTo(t.db, each, 'booking_waitlist_over')).toHaveLength(1);
    expect(await mailsTo(t.db, entry, 'booking_offer_expired')).toEqual([]);
    expect(await offerAll(t.db, start)).toBe(0);
  });

  test('accepted and expired at once, it is one of both', async () => {
    const { entry, token } = await offered();
    const [answer] = await Promise.all([accept(t.anonymous, token), expireAll(t.db, later(24))]);
    const outcome = [answer.statusCode, await stateOf(t.db, entry)];
    expect([
      [200, 'confirmed'],
      [410, 'waitlisted'],
    ]).toContainEqual(outcome);
  });
});

describe('holds that run out', () => {
  test('come to who waits, by the job that expires them', async () => {
    const [holder] = event.holders;
    const hold = { state: 'held' as const, expiresAt: later(0.5) };
    await t.db
      .update(bookings)
      .set(hold)
      .where(eq(bookings.id, holder?.id ?? ''));
    const entry = await join1('nina');
    await t.db
      .update(bookings)
      .set({ expiresAt: later(-1) })
      .where(eq(bookings.id, holder?.id ?? ''));
    // The seat is free by now, and not yet offered: nobody else gets it.
    expect(await takenOf(t.db, event.id)).toBe(2);
    expect((await bookFor(t.anonymous, event.iri, 'spaet@firn.example')).statusCode).toBe(409);
    const other = event.holders[1];
    const oneMore = await t.anonymous({
      method: 'POST',
      url: `${other?.['@id']}/persons?dryRun=1&token=${other?.accessToken}`,
      payload: { person: aPerson({ email: 'mehr@firn.example' }) },
    });
    expect([oneMore.statusCode, oneMore.json().type]).toEqual([409, '/problems/event-full']);
    await expireAll(t.db, NOW);
    expect(await stateOf(t.db, entry)).toBe('offered');
  });
});

test('a link that is none is 404, also the token of the booking itself', async () => {
  const { entry } = await offered();
  for (const token of ['geraten', entry.accessToken ?? '', entry.id, 'x'.repeat(43), 'x'.repeat(300)]) {
    const answers = [await t.anonymous(linkUrl(token)), await accept(t.anonymous, token)];
    answers.push(await decline(t.anonymous, token), await leave(t.anonymous, token));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(answers[0]?.headers['content-type']).toContain('application/problem+json');
  }
});

test('an event that waits for nobody is left alone', async () => {
  const roomy = await insertEventToCome(t.db, NOW);
  expect(await offerAll(t.db, NOW)).toBe(0);
  expect(await takenOf(t.db, roomy.id)).toBe(0);
});
