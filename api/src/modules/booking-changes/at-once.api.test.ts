import { agreedTo, type BookingChangePreview, type BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import {
  type Booked,
  bookAs,
  bookForTwo,
  change,
  post,
  preview,
  statesOf,
} from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { type Booked as Follows, takenSeats } from '../bookings/index.ts';
import { events, priceComponents } from '../events/events.table.ts';
import { type ChangeDeps, changeBooking } from './change-booking.ts';
import { planCancellation } from './plan-cancellation.ts';
import { planRebooking } from './plan-rebooking.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const seatsOf = async (eventId: string) => (await takenSeats(t.db, [eventId])).get(eventId);
const read = async (booking: Booked) => (await (await t.as('gast'))(booking['@id'])).json<BookingResponse>();
const outcomesOf = (answers: readonly LightMyRequestResponse[]) =>
  answers.map((answer) => (answer.statusCode === 200 ? 'done' : String(answer.json().type))).sort();

describe('a double click, or two tabs', () => {
  test('cancels once', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const url = `${booking['@id']}/cancellation`;
    const { total } = await preview(gast, url, {});
    const answers = await Promise.all([1, 2, 3].map(() => post(gast, url, { expectedTotal: total })));
    expect(outcomesOf(answers)).toEqual(['/problems/change-over', '/problems/change-over', 'done']);
    expect((await read(booking)).total).toBe(total);
    const mails = await mailsAbout(t.db, booking['@id']);
    expect(mails.filter(({ template }) => template === 'booking_cancelled')).toHaveLength(1);
  });

  test('cancels a person once, and never the last one by mistake', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, event.iri);
    const url = `${booking['@id']}/cancellation`;
    const [nina, urs] = booking.bookingPersons.map((person) => person['@id']);
    const { total } = await preview(gast, url, { bookingPerson: nina });
    const answers = await Promise.all(
      [nina, urs, nina].map((bookingPerson) => post(gast, url, { bookingPerson, expectedTotal: total })),
    );
    expect(outcomesOf(answers).filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await read(booking)).toMatchObject({ state: 'confirmed', personCount: 1, total });
  });

  test('replaces a person once', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const url = `${booking.bookingPersons[0]?.['@id']}/replacement`;
    const body = {
      person: aPerson({ firstName: 'Petra', email: 'petra@firn.example' }),
      expectedTotal: PRICE,
    };
    const answers = await Promise.all([1, 2, 3].map(() => post(gast, url, body)));
    expect(outcomesOf(answers)).toEqual(['/problems/change-over', '/problems/change-over', 'done']);
    expect(statesOf(await read(booking))).toEqual(['Nina replaced', 'Petra active']);
  });

  test('adds a person once', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const body = { person: aPerson({ email: 'petra@firn.example' }), expectedTotal: 2 * PRICE };
    const answers = await Promise.all([1, 2, 3].map(() => post(gast, `${booking['@id']}/persons`, body)));
    expect(outcomesOf(answers)).toEqual(['/problems/validation', '/problems/validation', 'done']);
    expect(await read(booking)).toMatchObject({ personCount: 2, total: 2 * PRICE });
  });

  test('moves a booking once, and two tabs to one of two dates', async () => {
    const [first, second, third] = await threeDates(12);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, first.iri);
    const url = `${booking['@id']}/rebooking`;
    const answers = await Promise.all(
      [second, third, second].map(({ iri }) => post(gast, url, { event: iri, expectedTotal: PRICE })),
    );
    expect(outcomesOf(answers).filter((outcome) => outcome === 'done').length).toBeGreaterThan(0);
    expect(outcomesOf(answers)).not.toContain('/problems/500');
    const seats = await Promise.all([first, second, third].map(({ id }) => seatsOf(id)));
    expect(seats.reduce<number>((sum, taken) => sum + (taken ?? 0), 0)).toBe(1);
    expect((await read(booking)).total).toBe(PRICE);
  });

  test('restores once', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    await change(gast, `${booking['@id']}/cancellation`, {});
    const admin = await t.as('admin');
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(admin, `${booking['@id']}/restoration`, { expectedTotal: PRICE })),
    );
    expect(outcomesOf(answers)).toEqual(['/problems/change-over', '/problems/change-over', 'done']);
    expect((await read(booking)).total).toBe(PRICE);
  });
});

async function threeDates(seats: number) {
  const first = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: seats });
  const another = () =>
    insertBookableEvent(t.db, { offerId: first.offerId, minimumParticipants: 1, maximumParticipants: seats });
  return [first, await another(), await another()] as const;
}

test('by the token of a booking, no more than ten changes a day', async () => {
  const [first, second] = await threeDates(12);
  const booking = await bookAs(t.anonymous, first.iri);
  const url = `${booking['@id']}/rebooking`;
  const byToken = `${url}?token=${booking.accessToken}`;
  const move = (send: typeof t.anonymous, address: string, times: number) =>
    post(send, address, { event: times % 2 ? first.iri : second.iri, expectedTotal: PRICE });
  for (let times = 0; times < 10; times += 1)
    expect((await move(t.anonymous, byToken, times)).statusCode).toBe(200);
  const refused = await move(t.anonymous, byToken, 10);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
  const ending = `${booking['@id']}/cancellation?token=${booking.accessToken}`;
  expect((await preview(t.anonymous, ending, {})).total).toBe(PRICE / 2);
  expect((await move(await t.as('admin'), url, 10)).statusCode).toBe(200);
  t.setNow(new Date(NOW.getTime() + 86_400_000));
  expect((await move(t.anonymous, byToken, 11)).statusCode).toBe(200);
  t.setNow(NOW);
  const late = await move(t.anonymous, byToken, 12);
  expect(late.statusCode).toBe(429);
  expect((await change(t.anonymous, ending, {})).statusCode).toBe(200);
});

describe('many at once', () => {
  test('never take more seats than there are: added, rebooked, restored, booked', async () => {
    const [event, other] = await threeDates(4);
    const gast = await t.as('gast');
    const admin = await t.as('admin');
    const staying = [await bookAs(gast, event.iri), await bookAs(gast, event.iri)];
    const leaving = [await bookForTwo(gast, other.iri), await bookAs(gast, other.iri)];
    const back = await bookForTwo(gast, event.iri);
    await change(gast, `${back['@id']}/cancellation`, {});
    const joining = { person: aPerson({ email: 'petra@firn.example' }), expectedTotal: 2 * PRICE };
    await Promise.all([
      ...staying.map((booking) => post(gast, `${booking['@id']}/persons`, joining)),
      ...leaving.map((booking) =>
        post(gast, `${booking['@id']}/rebooking`, { event: event.iri, expectedTotal: booking.total }),
      ),
      post(admin, `${back['@id']}/restoration`, { expectedTotal: 2 * PRICE }),
    ]);
    expect(await seatsOf(event.id)).toBeLessThanOrEqual(4);
    expect(await seatsOf(event.id)).toBeGreaterThan(2);
  });

  test('bookings that change places with each other wait for no lock of the other', async () => {
    const [first, second] = await threeDates(3);
    const gast = await t.as('gast');
    const here = await bookAs(gast, first.iri);
    const there = await bookAs(gast, second.iri);
    const answers = await Promise.all([
      post(gast, `${here['@id']}/rebooking`, { event: second.iri, expectedTotal: PRICE }),
      post(gast, `${there['@id']}/rebooking`, { event: first.iri, expectedTotal: PRICE }),
    ]);
    expect(outcomesOf(answers)).toEqual(['done', 'done']);
    expect([await seatsOf(first.id), await seatsOf(second.id)]).toEqual([1, 1]);
  });
});

/** PGlite has one connection, so the race cannot happen there, with or without the lock. */
const onServer = process.env.TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [];
for (const { engine } of onServer) {
  test(`the lock of the event alone keeps additions within the seats on ${engine}`, async () => {
    const [event] = await threeDates(10);
    const gast = await t.as('gast');
    const made: Booked[] = [];
    for (let index = 0; index < 8; index += 1) made.push(await bookAs(gast, event.iri));
    const joining = { person: aPerson({ email: 'petra@firn.example' }), expectedTotal: 2 * PRICE };
    await setTriggers('disable');
    const answers = await Promise.all(
      made.map((booking) => post(gast, `${booking['@id']}/persons`, joining)),
    );
    await setTriggers('enable');
    expect(outcomesOf(answers).filter((outcome) => outcome === 'done')).toHaveLength(2);
    expect(await seatsOf(event.id)).toBe(10);
  });
}

async function setTriggers(to: 'enable' | 'disable'): Promise<void> {
  await t.db.execute(sql.raw(`alter table booking_persons ${to} trigger booking_persons_capacity`));
}

describe('between preview and confirmation', () => {
  test('a rebooking and a cancellation that cost the same do not meet', async () => {
    const [event, other] = await threeDates(4);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    // The whole price is the fee.
    const start = new Date(NOW.getTime() + 3 * 24 * 3_600_000);
    await t.db.update(events).set({ start, registrationDeadline: start }).where(eq(events.id, event.id));
    const changes = [
      { url: `${booking['@id']}/cancellation`, body: {} },
      { url: `${booking['@id']}/rebooking`, body: { event: other.iri } },
    ];
    const seen = await Promise.all(changes.map(({ url, body }) => preview(gast, url, body)));
    expect(seen.map(({ total }) => total)).toEqual([PRICE, PRICE]);
    const answers = await Promise.all(
      changes.map(({ url, body }, index) =>
        post(gast, url, { ...body, ...agreedTo(seen[index] as BookingChangePreview) }),
      ),
    );
    expect(outcomesOf(answers).filter((outcome) => outcome === 'done')).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json()).toMatchObject({ status: 409, type: '/problems/change-over' });
    expect((await read(booking)).total).toBe(PRICE);
  });

  test.each(['changed', 'event_changed'] as const)(
    'what is %s by then is looked at again',
    async (reason) => {
      const [event, other] = await threeDates(4);
      const gast = await t.as('gast');
      const booking = await bookForTwo(gast, event.iri);
      const url = `${booking['@id']}/rebooking`;
      const seen = agreedTo(await preview(gast, url, { event: other.iri }));
      expect(seen).toMatchObject({ expectedVersion: booking.version, expectedEventVersion: 1 });
      // A replacement costs nothing, and a new place neither.
      const person = aPerson({ email: 'petra@firn.example' });
      const [nina] = booking.bookingPersons;
      if (reason === 'changed') await change(gast, `${nina?.['@id']}/replacement`, { person });
      else await t.db.update(events).set({ place: 'Ardez', version: 2 }).where(eq(events.id, other.id));
      const answer = await post(gast, url, { event: other.iri, ...seen });
      expect(answer.json()).toMatchObject({ status: 409, type: '/problems/change-over', reason });
      expect((await change(gast, url, { event: other.iri })).statusCode).toBe(200);
    },
  );

  test('another price is told, with the preview as it is now', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const url = `${booking['@id']}/persons`;
    const body = { person: aPerson({ email: 'petra@firn.example' }) };
    const { total } = await preview(gast, url, body);
    await t.db
      .update(priceComponents)
      .set({ grossPrice: 20_000 })
      .where(eq(priceComponents.offerId, event.offerId));
    const answer = await post(gast, url, { ...body, expectedTotal: total });
    expect(answer.json()).toMatchObject({
      status: 409,
      type: '/problems/price-changed',
      total: PRICE + 40_000,
      preview: { '@type': 'BookingChangePreview', difference: 40_000 },
    });
    expect(await read(booking)).toMatchObject({ total: PRICE, personCount: 1, version: booking.version });
  });

  test('a dearer tier of the policy is told', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    const url = `${booking['@id']}/cancellation`;
    const { total } = await preview(gast, url, {});
    t.setNow(new Date('2026-02-16T08:00:00Z'));
    const answer = await post(gast, url, { expectedTotal: total });
    t.setNow(NOW);
    expect(answer.json()).toMatchObject({ type: '/problems/price-changed', preview: { fee: PRICE * 0.75 } });
    expect((await read(booking)).state).toBe('confirmed');
  });

  test('an event that is called off ends it', async () => {
    const [event, other] = await threeDates(4);
    const gast = await t.as('gast');
    const booking = await bookAs(gast, event.iri);
    await t.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, other.id));
    const moved = await post(gast, `${booking['@id']}/rebooking`, { event: other.iri, expectedTotal: PRICE });
    expect(moved.json()).toMatchObject({ type: '/problems/event-not-bookable', reason: 'cancelled' });
    const admin = await t.as('admin');
    const tag = (await admin(event.iri)).headers.etag ?? '';
    const { code } = (await admin(event.iri)).json();
    const off = await admin({
      method: 'POST',
      url: `${event.iri}/transition`,
      payload: { to: 'cancelled', reason: 'weather', confirmation: code },
      headers: { 'if-match': String(tag) },
    });
    expect(off.statusCode).toBe(200);
    const answer = await post(gast, `${booking['@id']}/cancellation`, { expectedTotal: PRICE / 2 });
    expect(answer.json()).toMatchObject({ type: '/problems/change-over', reason: 'ended' });
    expect(await read(booking)).toMatchObject({ state: 'annulled', total: PRICE });
  });
});

describe('what follows, in the same transaction', () => {
  const asked = (booking: Booked) => ({
    bookingId: booking.id,
    visitor: { permissions: { isAdmin: true } } as never,
    token: null,
    actor: null,
    origin: 'https://firn.example',
    words: { expectedTotal: booking.total / 2 },
    plan: (facts: Parameters<typeof planCancellation>[0]) => planCancellation(facts, {}),
  });
  const spied = () => ({ seatsFreed: jest.fn<Follows>(async () => undefined) });
  const deps = (follows: Partial<ChangeDeps>): ChangeDeps => ({ db: t.db, clock: () => NOW, ...follows });

  test('seats that come free are told of, and who leaves a queue to those behind', async () => {
    const event = await insertBookableEvent(t.db);
    for (const state of ['confirmed', 'held', 'waitlisted'] as const) {
      const booking = await bookAs(t.anonymous, event.iri);
      await t.db.update(bookings).set({ state }).where(eq(bookings.id, booking.id));
      const { seatsFreed } = spied();
      const words = { expectedTotal: state === 'confirmed' ? PRICE / 2 : 0 };
      await changeBooking(deps({ seatsFreed }), { ...asked(booking), words });
      const occasion = { at: NOW, origin: 'https://firn.example' };
      expect(seatsFreed.mock.calls.map(([, id, at]) => [id, at])).toEqual([[event.id, occasion]]);
    }
  });

  test('the office that overbooks does so for this change alone', async () => {
    const [event, full] = await threeDates(1);
    await bookAs(t.anonymous, full.iri);
    const booking = await bookAs(t.anonymous, event.iri);
    const settings: unknown[] = [];
    const seatsFreed: Follows = async (tx) => {
      const { rows } = await tx.execute(sql`select current_setting('firn.overbooking', true) as overbooking`);
      settings.push(rows[0]?.overbooking);
    };
    const words = { expectedTotal: PRICE, override: true, reason: 'Zusatzbett' };
    const moving = { ...asked(booking), words, targetId: full.id, plan: planRebooking };
    expect(await changeBooking(deps({ seatsFreed }), moving)).toMatchObject({ event: { id: full.id } });
    expect(settings).toEqual(['off']);
    expect(await seatsOf(full.id)).toBe(2);
  });

  test('whoever dies while it follows leaves nothing of the change', async () => {
    const event = await insertBookableEvent(t.db);
    const booking = await bookAs(await t.as('gast'), event.iri);
    const seatsFreed = async () => {
      throw new Error('killed');
    };
    await expect(changeBooking(deps({ seatsFreed }), asked(booking))).rejects.toThrow('killed');
    expect(await read(booking)).toMatchObject({ state: 'confirmed', total: PRICE, version: booking.version });
    expect(await mailsAbout(t.db, booking['@id'])).toHaveLength(1);
  });
});
