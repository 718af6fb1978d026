import { randomUUID } from 'node:crypto';
import { BOOKING_PROBLEMS, type BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingFor, bookFrom, mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aBookingRequest, aPerson, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { events } from '../events/events.table.ts';
import { advanceEvents } from '../events/index.ts';
import { offers } from '../offers/offers.table.ts';
import { settings } from '../settings/settings.table.ts';
import { takenSeats } from './seats.read-model.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({}, { limits: 'built-in' });
  await t.db.update(settings).set({ bookingsPerNetworkPerHour: 3 });
});
afterAll(() => t.close());

const post = async (url: string, payload: object, persona: Persona | null, version?: number) => {
  const inject = persona ? await t.as(persona) : t.anonymous;
  const headers = {
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
    ...(version && { 'if-match': `"${version}"` }),
  };
  return inject({ method: 'POST', url, payload: JSON.stringify(payload), headers });
};

const ask = (event: string, persona: Persona | null = 'gast', changes = {}) =>
  post('/api/bookings', aBookingRequest(event, changes), persona);

const answer = ({ '@id': url, version }: BookingResponse, to: string, persona: Persona = 'admin') =>
  post(`${url}/transition`, { to, reason: 'Wir haben keinen Guide.' }, persona, version);

const anEventOnRequest = (changes = {}, guides: readonly string[] = []) =>
  insertBookableEvent(t.db, { onRequest: true, ...changes }, guides);

describe('an event on request', () => {
  test('takes a request, which keeps its seat and tells its guest that nothing binds', async () => {
    const { id, iri } = await anEventOnRequest();
    const asked = await ask(iri);
    expect(asked.statusCode).toBe(201);
    const booking: BookingResponse = asked.json();
    expect(booking.state).toBe('requested');
    expect((await takenSeats(t.db, [id])).get(id)).toBe(1);
    const [mail, ...others] = await mailsAbout(t.db, booking['@id']);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'booking_received', recipient: 'nina@firn.example' });
    expect(mail?.text).toContain('Noch ist nichts gebucht');
    expect(mail?.text).not.toContain('Zahlbar bis');
  });

  test('is asked for without an account by the link of the mail', async () => {
    const { iri } = await anEventOnRequest();
    const booking: BookingResponse = (await ask(iri, null)).json();
    const [mail] = await mailsAbout(t.db, booking['@id']);
    expect(mail?.text).toContain(`?token=${booking.accessToken}`);
    const read = await t.anonymous(`${booking['@id']}?token=${booking.accessToken}`);
    expect(read.json()).toMatchObject({ state: 'requested' });
    expect((await t.anonymous(booking['@id'])).statusCode).toBe(404);
  });

  test('inherits from its offer, unless it says otherwise', async () => {
    const inherits = await insertBookableEvent(t.db);
    await t.db.update(offers).set({ onRequest: true }).where(eq(offers.id, inherits.offerId));
    expect((await t.anonymous(inherits.iri)).json()).toMatchObject({ onRequest: true });
    expect((await ask(inherits.iri)).json()).toMatchObject({ state: 'requested' });
    await t.db.update(events).set({ onRequest: false }).where(eq(events.id, inherits.id));
    expect((await t.anonymous(inherits.iri)).json()).toMatchObject({ onRequest: false });
    const bookAgain = { bookAgain: true };
    expect((await ask(inherits.iri, 'gast', bookAgain)).json()).toMatchObject({ state: 'confirmed' });
  });

  test('is booked at once by the office for its guest', async () => {
    const { iri } = await anEventOnRequest();
    expect((await ask(iri, 'admin', { office: {} })).json()).toMatchObject({ state: 'confirmed' });
  });

  test('has no waiting list', async () => {
    const { iri } = await anEventOnRequest({ maximumParticipants: 1, minimumParticipants: 1 });
    await ask(iri);
    expect((await t.anonymous(iri)).json()).toMatchObject({ availability: 'full' });
    const full = await ask(iri, 'guide');
    expect(full.json()).toMatchObject({ type: BOOKING_PROBLEMS.eventFull, waitlistPossible: false });
    const waiting = await post('/api/waitlist_entries', aBookingRequest(iri), 'guide');
    expect(waiting.json()).toMatchObject({ type: BOOKING_PROBLEMS.eventFull, waitlistPossible: false });
  });

  test('refuses more requests of a guest without an account than are usual, and says when', async () => {
    const network = '198.51.100.77';
    const states: number[] = [];
    for (const name of ['ada', 'bea', 'cleo', 'dora']) {
      const { iri } = await anEventOnRequest();
      const sent = await bookFrom(t.anonymous, network, aBookingFor(iri, `${name}@firn.example`));
      states.push(sent.statusCode);
      if (sent.statusCode === 429) expect(Number(sent.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(states).toEqual([201, 201, 201, 429]);
  });

  test('does not come about by requests alone', async () => {
    const { id, iri } = await anEventOnRequest({ autoConfirm: true, minimumParticipants: 1 }, [
      t.users.guide.id,
    ]);
    const booking: BookingResponse = (await ask(iri)).json();
    const advance = () => advanceEvents({ db: t.db, clock: () => NOW, origin: 'https://firn.example' });
    const state = async () => (await t.db.select().from(events).where(eq(events.id, id)))[0]?.state;
    await advance();
    expect(await state()).toBe('open');
    await answer(booking, 'confirmed');
    await advance();
    expect(await state()).toBe('confirmed');
  });
});

describe('the answer of the office', () => {
  test('confirms: from then on the booking binds and is due', async () => {
    const { iri } = await anEventOnRequest();
    const booking: BookingResponse = (await ask(iri)).json();
    const confirmed = await answer(booking, 'confirmed');
    expect(confirmed.json()).toMatchObject({ state: 'confirmed', dueDate: '2026-02-21' });
    const mails = await mailsAbout(t.db, booking['@id']);
    expect(mails.map(({ template }) => template)).toEqual(['booking_received', 'booking_confirmed']);
  });

  test('declines with its reason, and the seat is free', async () => {
    const { id, iri } = await anEventOnRequest();
    const booking: BookingResponse = (await ask(iri)).json();
    expect((await answer(booking, 'rejected')).json()).toMatchObject({ state: 'rejected' });
    expect((await takenSeats(t.db, [id])).get(id)).toBe(0);
    const mail = (await mailsAbout(t.db, booking['@id'])).at(-1);
    expect(mail?.template).toBe('booking_rejected');
    expect(mail?.text).toContain('Wir haben keinen Guide.');
  });

  test.each([
    ['confirmed', 'bestätigt'],
    ['rejected', 'abgelehnt'],
  ])('given twice is 409 and says who has %s it', async (first, word) => {
    const { iri } = await anEventOnRequest();
    const booking: BookingResponse = (await ask(iri)).json();
    await answer(booking, first, 'super');
    for (const second of ['confirmed', 'rejected']) {
      const late = await answer(booking, second);
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({
        type: BOOKING_PROBLEMS.requestAnswered,
        answer: first,
        answeredBy: expect.any(String),
      });
      expect(late.json()['hydra:description']).toContain(word);
    }
    expect(await mailsAbout(t.db, booking['@id'])).toHaveLength(2);
  });
});

describe('a booking that binds', () => {
  const more = { person: aPerson({ firstName: 'Urs', email: 'urs@firn.example' }) };

  test('takes no further seats of an event on request, but by the office', async () => {
    const { iri } = await anEventOnRequest();
    const booking: BookingResponse = (await ask(iri)).json();
    const add = (persona: Persona) => post(`${booking['@id']}/persons?dryRun=1`, more, persona);
    expect((await add('gast')).statusCode).toBe(200);
    await answer(booking, 'confirmed');
    const refused = await add('gast');
    expect(refused.json()).toMatchObject({ type: '/problems/change-over', reason: 'on_request' });
    expect((await add('admin')).statusCode).toBe(200);
  });

  test('does not move to a date on request, but by the office', async () => {
    const { iri, offerId } = await insertBookableEvent(t.db);
    const { start, end, registrationDeadline, ...other } = {
      ...(await t.db.select().from(events).where(eq(events.offerId, offerId)))[0],
    };
    const { code } = other;
    if (!start || !end || !registrationDeadline || !code) throw new Error('no event');
    const [target] = await t.db
      .insert(events)
      .values({
        code: `${code}9`,
        offerId,
        start,
        end,
        registrationDeadline,
        state: 'open',
        published: true,
        onRequest: true,
      })
      .returning({ id: events.id });
    const booking: BookingResponse = (await ask(iri)).json();
    const move = (persona: Persona) =>
      post(`${booking['@id']}/rebooking?dryRun=1`, { event: `/api/events/${target?.id}` }, persona);
    expect((await move('gast')).json()).toMatchObject({ reason: 'on_request' });
    expect((await move('admin')).statusCode).toBe(200);
  });
});
