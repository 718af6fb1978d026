import type { EventAccommodationResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertHut } from '../../../test/accommodations.ts';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, bookForTwo, change } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { callOff } from '../../../test/call-off.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertOffer } from '../../../test/tours.ts';
import { events } from '../events/events.table.ts';
import { offerAccommodations } from '../offers/offers.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { eventAccommodations } from './event-accommodations.table.ts';
import { sheetFile } from './sheet-file.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(outboxMails);
});

type Reservation = EventAccommodationResponse;
type Address = { readonly iri: string };

const reserve = async (event: Address, hut: Address, more: object = {}) =>
  (await t.as('admin'))({
    method: 'POST',
    url: '/api/event_accommodations',
    payload: { event: event.iri, accommodation: hut.iri, ...more },
  });
const read = async (reservation: Reservation, persona: Persona = 'admin') =>
  (await (await t.as(persona))(reservation['@id'])).json<Reservation>();
const stepFrom = async ({ '@id': iri, version }: Reservation, to: string, more: object = {}) =>
  (await t.as('admin'))({
    method: 'POST',
    url: `${iri}/transition`,
    payload: { to, ...more },
    headers: { 'if-match': `"${version}"` },
  });
const step = async (stale: Reservation, to: string, more: object = {}) =>
  stepFrom(await read(stale), to, more);
const patch = async (reservation: Reservation, payload: object) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: reservation['@id'],
    payload: JSON.stringify(payload),
    headers: {
      'content-type': 'application/merge-patch+json',
      'if-match': `"${(await read(reservation)).version}"`,
    },
  });
const mails = () => t.db.select().from(outboxMails).where(sql`template like 'accommodation%'`);

const NUTS = { allergies: true, allergiesText: 'Nüsse' } as const;

/** An event of two days, led by Vera Guide, with Nina and Urs booked, and beds planned for them. */
async function planned(hutValues: Parameters<typeof insertHut>[1] = {}, more: object = {}) {
  const event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
  const hut = await insertHut(t.db, hutValues);
  const booked = await bookForTwo(t.anonymous, event.iri);
  const reservation = (await reserve(event, hut, more)).json<Reservation>();
  return { event, hut, booked, reservation };
}

describe('a reservation', () => {
  test('is planned for every night of the event, and says who sleeps there', async () => {
    const { event, hut, reservation } = await planned();
    expect(reservation).toMatchObject({
      state: 'planned',
      event: event.iri,
      arrival: '2026-03-07',
      departure: '2026-03-08',
      numberOfBookedRooms: 0,
      numberOfBeds: null,
      halfBoard: true,
      accommodation: { '@id': hut.iri, phone: '+41275550110', releaseTime: '18:00' },
      needed: { persons: 3, guests: 2, guestsWithSac: 0, guides: 1, vegetarian: 2, allergies: 2 },
      asked: null,
      differences: [],
      releaseUntil: '2026-03-05T17:00:00.000Z',
    });
  });

  test.each([
    ['2026-07-11T20:00Z', '2026-07-12T03:00Z', '2026-07-11', '2026-07-12', '2026-07-09T16:00:00.000Z'],
    ['2026-10-24T20:00Z', '2026-10-25T08:00Z', '2026-10-24', '2026-10-25', '2026-10-22T16:00:00.000Z'],
    ['2026-10-26T08:00Z', '2026-10-27T15:00Z', '2026-10-26', '2026-10-27', '2026-10-24T16:00:00.000Z'],
    ['2026-03-30T08:00Z', '2026-03-30T15:00Z', '2026-03-30', '2026-03-31', '2026-03-28T17:00:00.000Z'],
  ])('of %s to %s is from %s to %s', async (start, end, arrival, departure, releaseUntil) => {
    const registrationDeadline = new Date('2026-02-20T12:00Z');
    const dates = { start: new Date(start), end: new Date(end), registrationDeadline };
    const event = await insertBookableEvent(t.db, dates);
    const made = (await reserve(event, await insertHut(t.db))).json<Reservation>();
    expect(made).toMatchObject({ arrival, departure, releaseUntil });
  });

  test('moves with its event', async () => {
    const { event, reservation } = await planned({}, { arrival: '2026-03-06', departure: '2026-03-07' });
    const later = { start: new Date('2026-03-28T07:00Z'), end: new Date('2026-03-29T15:00Z') };
    await t.db.update(events).set(later).where(eq(events.id, event.id));
    expect(await read(reservation)).toMatchObject({ arrival: '2026-03-27', departure: '2026-03-28' });
  });

  test.each([
    [{ arrival: '2026-02-20' }, 'arrival', /Sa, 28.02.2026 bis So, 15.03.2026/],
    [{ departure: '2026-03-07' }, 'departure', /nach der Anreise/],
    [{ departure: '2026-04-07' }, 'departure', /bis Mo, 16.03.2026/],
    [{ numberOfBeds: -1 }, 'numberOfBeds', /mindestens 0/],
    [
      { accommodation: `/api/accommodations/${'0'.repeat(8)}-0000-4000-8000-000000000000` },
      'accommodation',
      /nicht mehr/,
    ],
    [{ state: 'confirmed' }, 'state', /nicht erwartet/],
  ])('%j is refused by field', async (more, propertyPath, message) => {
    const event = await insertBookableEvent(t.db);
    const answer = await reserve(event, await insertHut(t.db), more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toContainEqual({
      propertyPath,
      message: expect.stringMatching(message),
    });
  });

  test('makes the rooms of its event, whose sum nobody types', async () => {
    const { event, hut, reservation } = await planned({}, { numberOfBookedRooms: 2 });
    const second = (await reserve(event, hut, { numberOfBookedRooms: 3 })).json<Reservation>();
    const admin = await t.as('admin');
    const rooms = async () => (await admin(event.iri)).json().numberOfBookedRooms;
    expect(await rooms()).toBe(5);
    await patch(second, { numberOfBookedRooms: 1 });
    expect(await rooms()).toBe(3);
    await step(reservation, 'cancelled');
    expect(await rooms()).toBe(1);
    const typed = await admin({
      method: 'PATCH',
      url: event.iri,
      payload: JSON.stringify({ numberOfBookedRooms: 7 }),
      headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
    });
    expect(typed.json().violations).toMatchObject([{ propertyPath: 'numberOfBookedRooms' }]);
  });
});

describe('a house is asked', () => {
  test('for the numbers of the bookings, says yes, and hears when they change', async () => {
    const { event, hut, reservation } = await planned({}, { note: 'Wir kommen spät.' });
    const vegetarian = aPerson({ ...NUTS, booker: true, email: 'veg@firn.example', vegetarian: true });
    const third = { bookingPersons: [vegetarian], expectedTotal: PRICE };
    const booked = await bookAs(t.anonymous, event.iri, third);
    const dry = (await step(reservation, 'requested', { dryRun: true })).json();
    expect(dry.mails).toMatchObject([{ to: hut.email, template: 'accommodation_asked' }]);
    expect(await mails()).toEqual([]);

    const asked = (await step(reservation, 'requested')).json<Reservation>();
    expect(asked).toMatchObject({ state: 'requested', asked: { persons: 4, vegetarian: 3, allergies: 3 } });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: hut.email,
      subject: 'Anfrage für Sa, 07.03.2026: Skitour Piz Buin',
      attachments: [{ documentId: reservation.id, made: 'reservation' }],
    });
    expect(mail?.text).toContain('4, davon 1 Guide und 0 Gäste mit SAC-Ausweis');
    expect(mail?.text).toMatch(/Allergien: 3: .*Nüsse/);
    expect(mail?.text).toContain('Wir kommen spät.');
    // No house learns who they are.
    expect(mail?.text).not.toMatch(/Nina|Urs|Käser/);
    expect((await step(reservation, 'confirmed')).json()).toMatchObject({
      state: 'confirmed',
      differences: [],
    });

    await t.db.delete(outboxMails);
    await change(t.anonymous, `/api/bookings/${booked.id}/cancellation?token=${booked.accessToken}`, {});
    const differences = (await read(reservation)).differences.map(({ text }) => text);
    expect(differences).toEqual([
      'neu 3 statt 4 Personen',
      'neu 2 statt 3 Personen vegetarisch',
      'neu 2 statt 3 Personen mit Allergie oder Unverträglichkeit',
    ]);
    const again = (await step(reservation, 'requested')).json<Reservation>();
    expect(again).toMatchObject({
      state: 'requested',
      asked: { persons: 3 },
      differences: [],
      confirmedAt: null,
    });
    const [changed] = await mails();
    expect(changed?.text).toContain('Neu 3 statt 4 Personen.');
    await step(reservation, 'confirmed');
    await step(reservation, 'cancelled');
    expect((await mails()).map(({ template }) => template)).toEqual(['accommodation_cancelled']);
  });

  test('hears of allergies as a number alone, where it wants no words', async () => {
    const { event, reservation } = await planned({ allergiesInWords: false });
    const guest = aPerson({ ...NUTS, booker: true, email: 'nuss@firn.example' });
    await bookAs(t.anonymous, event.iri, { bookingPersons: [guest], expectedTotal: PRICE });
    await step(reservation, 'requested');
    const [mail] = await mails();
    expect(mail?.text).toContain('Allergien: 3\n');
    expect(mail?.text).not.toContain('Nüsse');
  });

  test.each([
    ['that has no address', { email: null }],
    ['that wants a call', { asksBy: 'phone' as const }],
    ['on its website', { asksBy: 'web' as const }],
  ])('only in the notes of the office: a house %s', async (_name, house) => {
    const { reservation } = await planned(house);
    expect((await step(reservation, 'requested')).json()).toMatchObject({ state: 'requested' });
    expect(await mails()).toEqual([]);
  });

  test('without a mail, where the office has called it', async () => {
    const { reservation } = await planned();
    await step(reservation, 'requested', { notify: false });
    expect(await mails()).toEqual([]);
  });

  test('for beds besides, which stay as long as they are enough', async () => {
    const { event, reservation } = await planned({}, { numberOfBeds: 4 });
    await step(reservation, 'requested', { notify: false });
    const plain = { vegetarian: false, allergies: false, allergiesText: '' };
    const one = (email: string) => ({
      bookingPersons: [aPerson({ ...plain, booker: true, email })],
      expectedTotal: PRICE,
    });
    await bookAs(t.anonymous, event.iri, one('a@firn.example'));
    expect((await read(reservation)).differences).toEqual([]);
    await bookAs(t.anonymous, event.iri, one('b@firn.example'));
    expect((await read(reservation)).differences).toMatchObject([{ text: 'neu 5 statt 4 Personen' }]);
  });

  test('not for nobody, nor for an event that is called off, whose beds are to be given back', async () => {
    const empty = await insertBookableEvent(t.db);
    const nobody = (await reserve(empty, await insertHut(t.db))).json<Reservation>();
    expect((await step(nobody, 'requested')).json().missing).toMatchObject([
      { propertyPath: 'numberOfBeds' },
    ]);
    expect((await step(nobody, 'confirmed')).statusCode).toBe(409);
    const { event, reservation } = await planned();
    await step(reservation, 'requested');
    await callOff(t, event.iri);
    expect((await read(reservation)).differences).toMatchObject([{ text: 'der Event ist abgesagt' }]);
    expect((await step(reservation, 'confirmed')).json().missing).toMatchObject([{ propertyPath: 'event' }]);
    expect((await step(reservation, 'cancelled')).statusCode).toBe(200);
    expect((await reserve(event, await insertHut(t.db))).json().violations).toMatchObject([
      { propertyPath: 'event' },
    ]);
  });

  test('once, of two who ask at the same moment', async () => {
    const { reservation } = await planned();
    const asking = [stepFrom(reservation, 'requested'), stepFrom(reservation, 'requested')];
    expect((await Promise.all(asking)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('what a house knows of stays', () => {
  test('a planned reservation goes, any other is called off and is over', async () => {
    const { event, hut, reservation } = await planned();
    const other = (await reserve(event, hut)).json<Reservation>();
    const admin = await t.as('admin');
    const remove = async (each: Reservation) =>
      admin({
        method: 'DELETE',
        url: each['@id'],
        headers: { 'if-match': `"${(await read(each)).version}"` },
      });
    expect((await remove(other)).statusCode).toBe(204);
    await step(reservation, 'requested');
    expect((await remove(reservation)).json().detail).toContain('Sag sie ab');
    await step(reservation, 'cancelled');
    expect((await patch(reservation, { note: 'Doch' })).json().violations).toMatchObject([
      { propertyPath: 'state' },
    ]);
    expect((await step(reservation, 'requested')).statusCode).toBe(409);
  });

  test('a draft whose house was asked is not removed before the house is told', async () => {
    const draft = { state: 'draft', published: false } as const;
    const event = await insertBookableEvent(t.db, draft, [t.users.guide.id]);
    const hut = await insertHut(t.db);
    const reservation = (await reserve(event, hut)).json<Reservation>();
    const admin = await t.as('admin');
    const remove = () => admin({ method: 'DELETE', url: event.iri, headers: { 'if-match': '*' } });
    await step(reservation, 'requested');
    const refused = await remove();
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/in-use']);
    expect(refused.json().detail).toContain(hut.title);
    await step(reservation, 'cancelled');
    expect((await remove()).statusCode).toBe(204);
  });

  test('a house that is used is not removed: the refusal names the events and offers', async () => {
    const { event, hut } = await planned();
    const offer = await insertOffer(t.db, { title: 'Britannia-Runde' });
    await t.db
      .insert(offerAccommodations)
      .values({ offerId: offer.id, accommodationId: hut.id, position: 0 });
    const admin = await t.as('admin');
    const { code } = (await admin(event.iri)).json();
    const refused = await admin({ method: 'DELETE', url: hut.iri, headers: { 'if-match': '"1"' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain(`«${code}»`);
    expect(refused.json().detail).toContain('«Britannia-Runde»');
  });
});

describe('the houses of an offer', () => {
  test('are those of its new events, one night each; an asked one stays on the list', async () => {
    const [one, two] = [await insertHut(t.db), await insertHut(t.db, { halfBoardPrice: null })];
    const offer = await insertOffer(t.db, { code: '4711' });
    const admin = await t.as('admin');
    const merge = (url: string, version: number, payload: object) =>
      admin({
        method: 'PATCH',
        url,
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/merge-patch+json', 'if-match': `"${version}"` },
      });
    const named = await merge(`/api/offers/${offer.id}`, 1, { accommodations: [two.iri, one.iri] });
    expect(named.json().accommodations.map((house: Address & { '@id': string }) => house['@id'])).toEqual([
      two.iri,
      one.iri,
    ]);
    const event = (
      await admin({
        method: 'POST',
        url: '/api/events',
        payload: {
          offer: `/api/offers/${offer.id}`,
          start: '2026-08-01T06:00:00Z',
          end: '2026-08-04T15:00:00Z',
        },
      })
    ).json();
    const list = async () =>
      (await admin(`/api/event_accommodations?event=${event['@id']}`)).json()[
        'hydra:member'
      ] as Reservation[];
    expect(
      (await list()).map(({ accommodation, arrival, departure, halfBoard }) => [
        accommodation['@id'],
        arrival,
        departure,
        halfBoard,
      ]),
    ).toEqual([
      [two.iri, '2026-08-01', '2026-08-02', false],
      [one.iri, '2026-08-02', '2026-08-04', true],
    ]);
    const [first] = await list();
    if (!first) throw new Error('no reservation');
    await patch(first, { numberOfBeds: 6 });
    await step(first, 'requested', { notify: false });
    const without = await merge(event['@id'], event.version, { eventAccommodations: [] });
    expect(without.json().violations).toMatchObject([{ propertyPath: 'eventAccommodations' }]);
    const kept = await merge(event['@id'], event.version, { eventAccommodations: [two.iri] });
    expect(kept.json().eventAccommodations).toMatchObject([{ '@id': two.iri, altitude: 3030 }]);
  });
});

describe('who reads it', () => {
  test('the office all, guides what is of their events, nobody else; the sheet has no name of a guest', async () => {
    const { reservation, event } = await planned();
    const of = (persona: Persona) => t.as(persona);
    const list = async (persona: Persona) =>
      (await (await of(persona))(`/api/event_accommodations?event=${event.iri}`)).json()['hydra:member'];
    expect(await list('guide')).toMatchObject([{ accommodation: { phone: '+41275550110', asksBy: null } }]);
    expect(await list('guideBasic')).toEqual([]);
    expect((await (await of('guideBasic'))(reservation['@id'])).statusCode).toBe(404);
    expect((await (await of('guideBasic'))(`${reservation['@id']}/sheet.pdf`)).statusCode).toBe(404);
    expect((await (await of('gast'))(reservation['@id'])).statusCode).toBe(403);
    expect((await t.anonymous(reservation['@id'])).statusCode).toBe(401);
    const sheet = await (await of('guide'))(`${reservation['@id']}/sheet.pdf`);
    expect(sheet.headers['content-type']).toBe('application/pdf');
    expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await sheetFile(t.db, reservation.id)).toMatchObject({ contentType: 'application/pdf' });
    await t.db.delete(eventAccommodations).where(eq(eventAccommodations.id, reservation.id));
    expect(await sheetFile(t.db, reservation.id)).toBeNull();
  });
});
