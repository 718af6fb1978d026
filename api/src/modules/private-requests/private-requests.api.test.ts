import { randomUUID } from 'node:crypto';
import { BOOKING_PROBLEMS, type PrivateRequestCreate } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aBookingRequest, aPerson, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { privateRequests } from '../private-offers/private-requests.table.ts';
import { settings } from '../settings/settings.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import { expirePrivateOffers, forgetRequests } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({}, { limits: 'built-in' });
  await t.db.update(settings).set({ bookingsPerNetworkPerHour: 3 });
});
afterAll(() => t.close());

/** Per person, Rappen. */
const OWN_PRICE = 62_000;

const post = async (url: string, payload: object, persona: Persona | null = null, remoteAddress?: string) => {
  const inject = persona ? await t.as(persona) : t.anonymous;
  return inject({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': randomUUID() },
    ...(remoteAddress && { remoteAddress }),
  });
};

async function anOffer(privateTours = true) {
  const { offerId, iri } = await insertBookableEvent(t.db);
  await t.db.update(offers).set({ privateTours }).where(eq(offers.id, offerId));
  return { offer: `/api/offers/${offerId}`, offerId, publicEvent: iri };
}

const aWish = (offer: string, changes: Partial<PrivateRequestCreate> = {}): PrivateRequestCreate => ({
  offer,
  from: '2026-04-10',
  to: '2026-04-13',
  alternatives: 'oder eine Woche später',
  persons: 2,
  experience: 'Zwei Skihochtouren',
  firstName: 'Nina',
  lastName: 'Käser',
  email: `${randomUUID()}@firn.example`,
  phone: '079 123 45 67',
  ...changes,
});

const ask = (wish: PrivateRequestCreate, persona: Persona | null = 'gast') =>
  post('/api/private_requests', wish, persona);

async function tokenOf(request: string, template: string) {
  const mails = await mailsAbout(t.db, request);
  const mail = mails.find((each) => each.template === template);
  return /\/profil\/privat\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function offerBody(changes: object = {}) {
  const [rate] = await t.db.select().from(vatRates).where(eq(vatRates.category, 'Sal2.1, 8.1%'));
  return {
    start: '2026-04-11T06:00:00.000Z',
    end: '2026-04-12T15:00:00.000Z',
    guide: `/api/users/${t.users.guide.id}`,
    minimumParticipants: 2,
    maximumParticipants: 2,
    priceComponents: [
      {
        title: 'Private Führung',
        grossPrice: OWN_PRICE,
        vatRate: `/api/vat_rates/${rate?.id}`,
        eligibleForSacDiscount: false,
        accommodationCost: false,
      },
    ],
    validUntil: '2026-03-01',
    message: 'Am Samstag sind die Hütten leerer.',
    ...changes,
  };
}

/** Days later than those of every other, so that no guide leads two tours at once. */
let week = 0;
function nextDays() {
  week += 1;
  const day = (hours: number) => new Date(Date.UTC(2026, 3, 11 + 7 * week, hours)).toISOString();
  return { start: day(6), end: day(30) };
}

async function anOffered(changes: object = {}) {
  const { offer, offerId, publicEvent } = await anOffer();
  const asked = (await ask(aWish(offer))).json();
  const url: string = asked['@id'];
  const answer = await post(`${url}/offer`, await offerBody({ ...nextDays(), ...changes }), 'admin');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const token = await tokenOf(url, 'private_offer');
  const readToken = await tokenOf(url, 'private_request_received');
  const { event } = answer.json();
  return {
    url,
    token,
    readToken,
    event: event['@id'] as string,
    eventId: event.id as string,
    offerId,
    publicEvent,
  };
}

const aBooking = (event: string, privateOffer?: string, persons = 2) =>
  aBookingRequest(event, {
    bookingPersons: Array.from({ length: persons }, (_none, index) =>
      aPerson({ booker: index === 0, email: index === 0 ? 'nina@firn.example' : `p${index}@firn.example` }),
    ),
    expectedTotal: OWN_PRICE * persons,
    ...(privateOffer && { privateOffer }),
  });

const stateOf = async (id: string) => (await t.db.select().from(events).where(eq(events.id, id)))[0];

describe('a private tour', () => {
  test('is asked for, offered with its own price, and booked by the ordinary form', async () => {
    const { url, token, event, eventId } = await anOffered();
    expect((await stateOf(eventId))?.state).toBe('open');
    const [, mail] = await mailsAbout(t.db, url);
    expect(mail?.text).toContain('Preis pro Person: CHF 620.–');
    expect(mail?.text).toContain('Am Samstag sind die Hütten leerer.');
    const offered = (await t.anonymous(`/api/private_offers/${token}`)).json();
    expect(offered).toMatchObject({ state: 'offered', books: true, event: { priceFrom: OWN_PRICE } });
    const quote = await post('/api/price-quotes', {
      event,
      bookingPersons: [{ sac: false }, { sac: false }],
      privateOffer: token,
    });
    expect(quote.json()).toMatchObject({ total: 2 * OWN_PRICE });
    const booked = await post('/api/bookings', aBooking(event, token));
    expect(booked.statusCode).toBe(201);
    expect(booked.json()).toMatchObject({ state: 'confirmed', total: 2 * OWN_PRICE });
    const office = (await (await t.as('admin'))(url)).json();
    expect(office).toMatchObject({ state: 'booked', booking: booked.json()['@id'] });
  });

  test('is not asked for where the offer is not for that, or hidden', async () => {
    const { offer, offerId } = await anOffer(false);
    expect((await ask(aWish(offer))).statusCode).toBe(404);
    await t.db.update(offers).set({ privateTours: true, state: 'hidden' }).where(eq(offers.id, offerId));
    expect((await ask(aWish(offer))).statusCode).toBe(404);
  });

  test.each([
    ['from', { from: '2026-02-14', to: '2026-02-15' }],
    ['to', { from: '2026-04-10', to: '2026-04-09' }],
    ['to', { to: '2028-03-01' }],
    ['phone', { phone: '12' }],
    ['persons', { persons: 9 }],
  ])('is refused with a wrong %s', async (propertyPath, changes) => {
    const { offer } = await anOffer();
    const refused = await ask(aWish(offer, changes));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toContainEqual(expect.objectContaining({ propertyPath }));
  });

  test('is asked for without an account as often as is usual, then 429; an account is not counted', async () => {
    const { offer } = await anOffer();
    const network = '198.51.100.99';
    const states: number[] = [];
    for (let sent = 0; sent < 4; sent += 1)
      states.push((await post('/api/private_requests', aWish(offer), null, network)).statusCode);
    expect(states).toEqual([201, 201, 201, 429]);
    expect((await post('/api/private_requests', aWish(offer), 'gast', network)).statusCode).toBe(201);
  });

  test('sent twice with one key is one request', async () => {
    const { offer, offerId } = await anOffer();
    const headers = { 'idempotency-key': randomUUID() };
    const payload = aWish(offer);
    const inject = await t.as('gast');
    const send = () => inject({ method: 'POST', url: '/api/private_requests', payload, headers });
    const [first, second] = [await send(), await send()];
    expect(second.json()['@id']).toBe(first.json()['@id']);
    const stored = await t.db.select().from(privateRequests).where(eq(privateRequests.offerId, offerId));
    expect(stored).toHaveLength(1);
  });

  test('is booked for no smaller group than the price was made for', async () => {
    const { token, event } = await anOffered();
    const alone = await post('/api/bookings', aBooking(event, token, 1));
    expect(alone.statusCode).toBe(422);
    expect(alone.json().violations).toMatchObject([{ propertyPath: 'bookingPersons' }]);
  });

  test('binds at once, whatever else its network has booked and whether its offer is on request', async () => {
    const { token, event, offerId } = await anOffered();
    await t.db.update(offers).set({ onRequest: true }).where(eq(offers.id, offerId));
    const booked = await post('/api/bookings', aBooking(event, token), null, '198.51.100.99');
    expect(booked.json()).toMatchObject({ state: 'confirmed', confirmBy: null });
  });
});

describe('the event of a private tour', () => {
  test.each<Persona | null>([null, 'gast', 'guideBasic', 'partner'])(
    'does not exist for %s',
    async (persona) => {
      const { event, eventId, offerId, publicEvent } = await anOffered();
      const read = persona ? await t.as(persona) : t.anonymous;
      expect((await read(event)).statusCode).toBe(404);
      const code = (await stateOf(eventId))?.code;
      const lists = [
        `/api/events?offer=/api/offers/${offerId}&start[after]=2026-01-01&itemsPerPage=100`,
        `/api/events?code=${code}`,
        `/api/events?codequery=${code}`,
      ];
      for (const url of lists) {
        const found = (await read(url)).json()['hydra:member'].map((each: { '@id': string }) => each['@id']);
        expect(found).not.toContain(event);
      }
      const quote = { event, bookingPersons: [{ sac: false }] };
      expect((await post('/api/price-quotes', quote, persona)).statusCode).toBe(404);
      for (const url of ['/api/bookings', '/api/waitlist_entries'])
        for (const token of [undefined, randomUUID()])
          expect((await post(url, aBooking(event, token), persona)).statusCode).toBe(404);
      expect((await post('/api/remembered_events', { event }, persona)).statusCode).toBeGreaterThanOrEqual(
        400,
      );
      const booked = (await post('/api/bookings', aBookingRequest(publicEvent), 'gast')).json();
      const move = await post(`${booked['@id']}/rebooking?dryRun=1`, { event }, 'gast');
      expect(move.statusCode).toBe(422);
    },
  );

  test('is there for its guide and the office', async () => {
    const { event } = await anOffered();
    expect((await (await t.as('guide'))(event)).json()).toMatchObject({ isPrivate: true, published: false });
    expect((await (await t.as('admin'))(event)).statusCode).toBe(200);
  });

  test('stays private when the office takes it back and opens it again', async () => {
    const { event, eventId } = await anOffered();
    for (const to of ['prepared', 'open']) {
      const version = (await stateOf(eventId))?.version;
      const inject = await t.as('admin');
      const headers = { 'if-match': `"${version}"` };
      await inject({ method: 'POST', url: `${event}/transition`, payload: { to }, headers });
    }
    expect(await stateOf(eventId)).toMatchObject({ state: 'open', published: false });
    await expect(
      t.db.update(events).set({ published: true }).where(eq(events.id, eventId)),
    ).rejects.toThrow();
    expect((await t.anonymous(event)).statusCode).toBe(404);
  });

  test('is not booked by the link that only reads', async () => {
    const { readToken, event } = await anOffered();
    expect((await t.anonymous(`/api/private_offers/${readToken}`)).json()).toMatchObject({ books: false });
    expect((await post('/api/bookings', aBooking(event, readToken))).statusCode).toBe(404);
  });
});

describe('the answers', () => {
  test('a guide who leads something else at that time is not offered, and nothing is left of it', async () => {
    const { eventId } = await anOffered();
    const taken = await stateOf(eventId);
    const { offer, offerId } = await anOffer();
    const { '@id': url } = (await ask(aWish(offer))).json();
    const body = await offerBody({ start: taken?.start.toISOString(), end: taken?.end.toISOString() });
    expect((await post(`${url}/offer`, body, 'admin')).statusCode).toBe(409);
    const made = and(eq(events.offerId, offerId), eq(events.isPrivate, true));
    expect(await t.db.select().from(events).where(made)).toEqual([]);
    expect((await (await t.as('admin'))(url)).json()).toMatchObject({ state: 'new', event: null });
  });

  test('of the office given twice is 409 and says who was first', async () => {
    const { url } = await anOffered();
    const again = await post(`${url}/offer`, await offerBody(nextDays()), 'super');
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ type: BOOKING_PROBLEMS.requestAnswered, answeredBy: 'Vera Admin' });
  });

  test('no, with the reason', async () => {
    const { offer } = await anOffer();
    const { '@id': url } = (await ask(aWish(offer))).json();
    const refused = await post(`${url}/refusal`, { reason: 'Kein Guide ist frei.' }, 'admin');
    expect(refused.json()).toMatchObject({ state: 'declined' });
    expect((await mailsAbout(t.db, url)).at(-1)).toMatchObject({ template: 'private_refused' });
    expect((await mailsAbout(t.db, url)).at(-1)?.text).toContain('Kein Guide ist frei.');
  });

  test.each<Persona>(['gast', 'guide', 'partner'])('are not for %s to give', async (persona) => {
    const { offer } = await anOffer();
    const { '@id': url } = (await ask(aWish(offer))).json();
    expect((await post(`${url}/offer`, await offerBody(nextDays()), persona)).statusCode).toBe(403);
    expect((await post(`${url}/refusal`, { reason: 'Nein' }, persona)).statusCode).toBe(403);
    expect((await (await t.as(persona))(url)).statusCode).toBe(403);
  });

  test('declining frees the guide, and nobody books any more', async () => {
    const { token, event, eventId } = await anOffered();
    const { start, end } = (await stateOf(eventId)) ?? {};
    expect((await post(`/api/private_offers/${token}/decline`, {})).statusCode).toBe(204);
    expect((await post(`/api/private_offers/${token}/decline`, {})).statusCode).toBe(204);
    expect((await stateOf(eventId))?.state).toBe('cancelled');
    expect((await post('/api/bookings', aBooking(event, token))).statusCode).toBe(409);
    await anOffered({ start: start?.toISOString(), end: end?.toISOString() });
  });

  test('a request is withdrawn by its link', async () => {
    const { offer } = await anOffer();
    const { '@id': url } = (await ask(aWish(offer))).json();
    const token = await tokenOf(url, 'private_request_received');
    await post(`/api/private_offers/${token}/decline`, {});
    expect((await t.anonymous(`/api/private_offers/${token}`)).json()).toMatchObject({ state: 'withdrawn' });
    expect((await post(`${url}/offer`, await offerBody(nextDays()), 'admin')).statusCode).toBe(409);
  });

  test('booking and declining at once: one wins, the other is told', async () => {
    const { token, event, eventId } = await anOffered();
    const [booked, declined] = await Promise.all([
      post('/api/bookings', aBooking(event, token)),
      post(`/api/private_offers/${token}/decline`, {}),
    ]);
    const isBooked = booked.statusCode === 201;
    expect([booked.statusCode, declined.statusCode]).toEqual(isBooked ? [201, 409] : [409, 204]);
    expect((await stateOf(eventId))?.state).toBe(isBooked ? 'open' : 'cancelled');
  });

  test('two who book at once by one link: one has the tour', async () => {
    const { token, event } = await anOffered();
    const answers = await Promise.all([
      post('/api/bookings', aBooking(event, token)),
      post('/api/bookings', aBooking(event, token), 'gast'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await post(`/api/private_offers/${token}/decline`, {})).json()).toMatchObject({
      type: BOOKING_PROBLEMS.privateOfferOver,
      state: 'booked',
    });
  });

  test('after its day an offer is over, at once and by the job, which frees the guide', async () => {
    const { token, event, eventId, url } = await anOffered();
    const late = new Date('2026-03-02T08:00:00Z');
    t.setNow(late);
    expect((await t.anonymous(`/api/private_offers/${token}`)).json()).toMatchObject({ state: 'expired' });
    expect((await post('/api/bookings', aBooking(event, token))).statusCode).toBe(409);
    expect(await expirePrivateOffers({ db: t.db, clock: () => NOW })).toBe(0);
    expect(await expirePrivateOffers({ db: t.db, clock: () => late })).toBeGreaterThan(0);
    expect((await stateOf(eventId))?.state).toBe('cancelled');
    t.setNow(NOW);
    expect((await (await t.as('admin'))(url)).json()).toMatchObject({ state: 'expired' });
  });
});

test('what was closed a year ago is forgotten, and a network after a month', async () => {
  const { offer } = await anOffer();
  const [open, closed] = [(await ask(aWish(offer))).json(), (await ask(aWish(offer))).json()];
  await post(`${closed['@id']}/refusal`, { reason: 'Nein' }, 'admin');
  const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
  const rowOf = async ({ id }: { id: string }) =>
    (await t.db.select().from(privateRequests).where(eq(privateRequests.id, id)))[0];
  await forgetRequests(t.db, after(31));
  expect(await rowOf(open)).toMatchObject({ network: null, firstName: 'Nina' });
  expect(await rowOf(closed)).toBeDefined();
  await forgetRequests(t.db, after(366));
  expect(await rowOf(closed)).toBeUndefined();
  expect(await rowOf(open)).toBeDefined();
});
