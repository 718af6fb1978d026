import { afterAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { pay } from '../../../test/payments.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertActivity, insertEvent, insertOffer } from '../../../test/tours.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { settings } from '../settings/settings.table.ts';
import { events } from './events.table.ts';

const t = await buildTestApp();
const offer = await insertOffer(t.db, { code: '501', title: 'Tödi', maximumParticipants: 6 });
/** Codes of its events are not those that the API gives. */
const planned = await insertOffer(t.db, { title: 'Tödi', maximumParticipants: 6 });
afterAll(() => t.close());

const START = '2026-06-13T06:00:00.000Z';
const END = '2026-06-14T15:00:00.000Z';
const newEvent = (changes: object = {}) => ({
  offer: `/api/offers/${offer.id}`,
  start: START,
  end: END,
  ...changes,
});

const create = async (payload: object, persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'POST', url: '/api/events', payload });

const patch = async (id: string, payload: object, version = 1, persona: Persona = 'admin') =>
  (await t.as(persona))({
    method: 'PATCH',
    url: `/api/events/${id}`,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': `"${version}"` },
  });

const remove = async (id: string, version = 1, persona: Persona = 'admin') =>
  (await t.as(persona))({
    method: 'DELETE',
    url: `/api/events/${id}`,
    headers: { 'if-match': `"${version}"` },
  });

const book = async (iri: string, key: string, persons = 1) =>
  t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(iri, {
      bookingPersons: Array.from({ length: persons }, (_, index) =>
        aPerson({ booker: index === 0, email: `nina${index || ''}@firn.example` }),
      ),
      expectedTotal: persons * PRICE,
    }),
    headers: { 'idempotency-key': `booking-${key}` },
  });

const accepted = (eventId: string, guideId: string) =>
  t.db.insert(guideAssignments).values({ eventId, guideId, state: 'accepted' });

describe('a new event', () => {
  test('needs offer, start and end, and inherits the rest as a draft', async () => {
    const response = await create(newEvent());
    expect(response.statusCode).toBe(201);
    const event = response.json();
    expect(event).toMatchObject({
      code: 'E-501-1',
      title: 'Tödi',
      state: 'draft',
      published: false,
      version: 1,
      maximumParticipants: 6,
      registrationDeadline: '2026-05-30T21:59:00.000Z',
      own: { title: null, maximumParticipants: null, activities: [], priceComponents: [] },
      assignments: [],
    });
    expect(response.headers.etag).toBe('"1"');
    expect((await t.anonymous(event['@id'])).statusCode).toBe(404);
    const [entry] = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, event.id));
    expect(entry).toMatchObject({ action: 'event.create', label: 'E-501-1' });
  });

  test('ten at once get ten codes, one after the other', async () => {
    const { id } = await insertOffer(t.db, { code: '502' });
    const made = await Promise.all(
      Array.from({ length: 10 }, () => create(newEvent({ offer: `/api/offers/${id}` }))),
    );
    const codes = made.map((response) => response.json().code).toSorted();
    expect(codes).toEqual(Array.from({ length: 10 }, (_, n) => `E-502-${n + 1}`).toSorted());
  });

  test.each([
    ['a day tour', { end: '2026-06-13T15:00:00.000Z' }, '2026-06-10T21:59:00.000Z'],
    [
      'winter time',
      { start: '2026-11-05T06:00:00.000Z', end: '2026-11-06T15:00:00.000Z' },
      '2026-10-22T21:59:00.000Z',
    ],
    [
      'tomorrow',
      { start: '2026-02-16T06:00:00.000Z', end: '2026-02-17T15:00:00.000Z' },
      '2026-02-15T22:59:00.000Z',
    ],
  ])('has a deadline by the settings: %s', async (_name, dates, deadline) => {
    expect((await create(newEvent(dates))).json().registrationDeadline).toBe(deadline);
  });

  test.each([
    [{ end: '2026-06-12T06:00:00.000Z' }, 'end'],
    [{ registrationDeadline: '2026-06-20T06:00:00.000Z' }, 'registrationDeadline'],
    [{ decisionDate: '2026-06-20' }, 'decisionDate'],
    [{ minimumParticipants: 7 }, 'maximumParticipants'],
    [{ start: '0001-01-01T00:00:00Z' }, 'start'],
    [{ start: '2026-06-30T23:59:60Z' }, 'start'],
    [{ decisionDate: '0001-01-01' }, 'decisionDate'],
    [{ offer: '/api/offers/00000000-0000-4000-8000-000000000000' }, 'offer'],
    [{ skiDifficulty: 'WS' }, 'skiDifficulty'],
  ])('%j is refused by its field', async (changes, field) => {
    const response = await create(newEvent(changes));
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toMatchObject([{ propertyPath: field }]);
  });
});

describe('a change', () => {
  test('sets an own value, and takes it back', async () => {
    const activity = await insertActivity(t.db, 'Gratklettern');
    const { id } = await insertEvent(t.db, planned, { state: 'draft', published: false });
    const own = {
      title: 'Tödi für Stammgäste',
      activities: [`/api/activities/${activity.id}`],
      leadText: '',
    };
    const changed = (await patch(id, own)).json();
    expect(changed).toMatchObject({
      version: 2,
      title: own.title,
      own: { ...own, leadText: null },
      activities: [{ title: 'Gratklettern' }],
    });
    const back = (await patch(id, { title: null, activities: [] }, 2)).json();
    expect(back).toMatchObject({ version: 3, title: 'Tödi', own: { title: null, activities: [] } });
    expect((await patch(id, { title: 'Zu spät' }, 2)).statusCode).toBe(412);
    const found = (await (await t.as('admin'))(`/api/events/${id}/history`)).json();
    expect(found.totalItems).toBe(2);
  });

  test('never takes the maximum below the seats taken, also while somebody books', async () => {
    const event = await insertBookableEvent(t.db);
    const first = await book(event.iri, 'first', 4);
    expect([first.statusCode, first.json().violations]).toEqual([201, undefined]);
    const refused = await patch(event.id, { maximumParticipants: 3, minimumParticipants: 1 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toEqual([
      {
        propertyPath: 'maximumParticipants',
        message: 'Bitte gib mindestens 4 an: So viele Plätze sind schon vergeben.',
      },
    ]);
    const [lowered, booked] = await Promise.all([
      patch(event.id, { maximumParticipants: 4 }),
      book(event.iri, 'second', 2),
    ]);
    // Whoever takes the lock first wins; the other is told.
    expect([
      [200, 409],
      [422, 201],
    ]).toContainEqual([lowered.statusCode, booked.statusCode]);
  });

  test('does not move an event over another one of its guide', async () => {
    const first = await insertEvent(t.db, planned, {
      start: new Date('2026-08-01T06:00:00Z'),
      title: 'Piz Kesch',
    });
    const second = await insertEvent(t.db, planned, { start: new Date('2026-08-08T06:00:00Z') });
    await accepted(first.id, t.users.guideBasic.id);
    await accepted(second.id, t.users.guideBasic.id);
    const dates = { start: '2026-08-02T06:00:00.000Z', end: '2026-08-03T06:00:00.000Z' };
    const refused = await patch(second.id, { ...dates, registrationDeadline: dates.start });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toEqual([
      {
        propertyPath: 'start',
        message: `Vera GuideBasic führt in dieser Zeit schon «Piz Kesch» (${first.code}).`,
      },
    ]);
  });

  test.each([
    ['organized', {}, 200],
    ['guideFinished', {}, 422],
    ['concluded', {}, 422],
    ['guideFinished', { start: new Date('2026-01-10T06:00:00Z') }, 200],
    ['concluded', { start: new Date('2026-01-10T06:00:00Z') }, 200],
  ])('of the flag %s of an event of %j answers %i', async (flag, values, status) => {
    const { id } = await insertEvent(t.db, planned, values);
    expect((await patch(id, { [flag]: true })).statusCode).toBe(status);
  });

  test('concludes an event once every booking is paid', async () => {
    const event = await insertBookableEvent(t.db);
    const made = await book(event.iri, 'unpaid');
    expect([made.statusCode, made.json().violations]).toEqual([201, undefined]);
    const past = new Date('2026-02-01T08:00:00Z');
    await t.db
      .update(events)
      .set({ start: past, end: past, registrationDeadline: past })
      .where(eq(events.id, event.id));
    const refused = await patch(event.id, { concluded: true });
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'concluded' }]);
    await pay(t.db, made.json().id, PRICE);
    expect((await patch(event.id, { concluded: true })).statusCode).toBe(200);
  });

  test('of an event in sale leaves what it was opened with', async () => {
    const { id, end } = await insertEvent(t.db, planned);
    const refused = await patch(id, { start: end.toISOString() });
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'end' }]);
  });
});

describe('guides of the event', () => {
  test('write notes and programme of their own, and nothing else', async () => {
    const { id } = await insertEvent(t.db, planned);
    await accepted(id, t.users.guide.id);
    const words = { notes: 'Früh los', programText: '<p>Um fünf.</p>' };
    expect((await patch(id, words, 1, 'guide')).json()).toMatchObject({ ...words, version: 2 });
    const refused = await patch(id, { ...words, title: 'Meine Tour' }, 2, 'guide');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'title' }]);
    expect((await patch(id, words, 2, 'partner')).statusCode).toBe(404);
    await t.db.update(guideAssignments).set({ state: 'withdrawn' }).where(eq(guideAssignments.eventId, id));
    expect((await patch(id, words, 2, 'guide')).statusCode).toBe(404);
  });
});

describe('a tour by a guide', () => {
  const tour = (changes: object = {}) => ({
    title: 'Pulver am Pischahorn',
    start: '2026-02-20T06:00:00.000Z',
    end: '2026-02-20T15:00:00.000Z',
    ...changes,
  });
  const ofOffer = (changes: object = {}) => tour({ offer: `/api/offers/${offer.id}`, ...changes });

  test.each([
    ['gast', tour(), 403],
    ['guideBasic', tour(), 403],
    ['guideBasic', ofOffer(), 403],
    ['partner', ofOffer(), 403],
    ['guide', tour({ start: '2026-04-16T06:00:00.000Z', end: '2026-04-16T09:00:00.000Z' }), 422],
    ['guide', tour({ start: '2026-02-13T06:00:00.000Z' }), 422],
    ['guide', { ...tour(), title: undefined }, 422],
    ['guide', tour({ accountingNo: '300' }), 403],
  ] as const)('of %s: %j answers %i', async (persona, payload, status) => {
    expect((await create(payload, persona)).statusCode).toBe(status);
  });

  test('is prepared, theirs, and of an offer that nobody sees; the office publishes it', async () => {
    const prices = (await t.anonymous(`/api/offers/${offer.id}`)).json().priceComponents;
    const priceComponents = prices.map((each: { vatRate: { '@id': string } }) => ({
      ...each,
      vatRate: each.vatRate['@id'],
    }));
    const response = await create(tour({ priceComponents }), 'guide');
    expect(response.statusCode).toBe(201);
    const event = response.json();
    expect(event).toMatchObject({
      state: 'prepared',
      published: false,
      type: 'spontaneous_tour',
      guides: [{ id: t.users.guide.id }],
      assignments: [{ state: 'accepted' }],
    });
    expect((await t.anonymous(event.offer)).statusCode).toBe(404);
    expect((await t.anonymous(event['@id'])).statusCode).toBe(404);
    const again = await create(tour(), 'guide');
    expect(again.json().violations).toMatchObject([{ propertyPath: 'start' }]);
  });

  test('of an offer is a further event of it', async () => {
    const day = { start: '2026-03-21T06:00:00.000Z', end: '2026-03-22T15:00:00.000Z' };
    const event = (await create(ofOffer({ ...day, title: 'Tödi bei Nacht' }), 'guide')).json();
    expect(event).toMatchObject({
      state: 'prepared',
      offer: `/api/offers/${offer.id}`,
      title: 'Tödi bei Nacht',
    });
  });

  test('is published at once where the settings say so and nothing is missing', async () => {
    await t.db.update(settings).set({ autoPublishSpontaneous: true });
    const day = { start: '2026-04-01T06:00:00.000Z', end: '2026-04-02T15:00:00.000Z' };
    const event = (await create(ofOffer(day), 'guide')).json();
    expect(event).toMatchObject({ state: 'open', published: true });
    const priceless = { start: '2026-04-05T06:00:00.000Z', end: '2026-04-05T15:00:00.000Z' };
    expect((await create(tour(priceless), 'guide')).json()).toMatchObject({ state: 'prepared' });
    await t.db.update(settings).set({ autoPublishSpontaneous: false });
  });
});

describe('a removal', () => {
  test('is for drafts', async () => {
    const open = await insertEvent(t.db, planned);
    const refused = await remove(open.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('kein Entwurf');
    const draft = await insertEvent(t.db, planned, { state: 'draft', published: false });
    expect((await remove(draft.id, 1, 'guide')).statusCode).toBe(404);
    expect((await remove(draft.id)).statusCode).toBe(204);
    expect((await remove(draft.id)).statusCode).toBe(404);
  });
});
