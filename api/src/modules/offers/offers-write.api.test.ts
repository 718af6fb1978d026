import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertActivity, insertEvent, insertLevel, insertOffer, insertTag } from '../../../test/tours.ts';
import { activities } from '../activities/activities.table.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { mediaObjects } from '../media/media.table.ts';
import { offers } from './offers.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const create = async (payload: object) =>
  (await t.as('admin'))({ method: 'POST', url: '/api/offers', payload });

const patch = async (iri: string, payload: object, version = 1) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: iri,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': `"${version}"` },
  });

const transit = async (iri: string, payload: object, version: number) =>
  (await t.as('admin'))({
    method: 'POST',
    url: `${iri}/transition`,
    payload,
    headers: { 'if-match': `"${version}"` },
  });

async function aMedium(): Promise<string> {
  const [row] = await t.db
    .insert(mediaObjects)
    .values({ title: 'Grat', encodingFormat: 'image/jpeg', width: 1600, height: 900 })
    .returning();
  return `/api/extended_media_objects/${row?.id}`;
}

describe('a new offer', () => {
  test('needs a title and a type, and has the defaults', async () => {
    const response = await create({ title: 'Piz Palü', type: 'tour' });
    expect(response.statusCode).toBe(201);
    const offer = response.json();
    expect(offer).toMatchObject({
      title: 'Piz Palü',
      state: 'hidden',
      accountingNo: '277',
      minimumParticipants: 1,
      version: 1,
    });
    expect(offer.priceComponents).toMatchObject([
      { title: 'Anteil Ausbildung', grossPrice: 0, vatRate: { category: 'UNO' }, accommodationCost: false },
      { title: 'Anteil Ausland', grossPrice: 0, vatRate: { category: 'ULA' } },
      {
        title: 'Anteil Übernachtung',
        grossPrice: 0,
        vatRate: { category: 'Sal2.1, 3.8%' },
        accommodationCost: true,
      },
      { title: 'Anteil Tour', grossPrice: 0, vatRate: { category: 'Sal2.1, 8.1%' } },
      { title: 'Anteil Verpflegung', grossPrice: 0, vatRate: { category: 'Sal2.1, 8.1%' } },
    ]);
    expect((await t.anonymous(offer['@id'])).statusCode).toBe(404);
  });

  test('ten at once get ten codes', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create({ title: `Tour ${index}`, type: 'tour' })),
    );
    const codes = made.map((response) => response.json().code);
    expect(new Set(codes).size).toBe(10);
  });

  test('a code that is taken is refused by its field', async () => {
    await create({ title: 'Erste', type: 'tour', code: 'DOPPELT' });
    const response = await create({ title: 'Zweite', type: 'tour', code: 'DOPPELT' });
    expect(response.json().violations).toEqual([
      { propertyPath: 'code', message: 'Diesen Code hat schon ein anderes Angebot.' },
    ]);
  });
});

describe('changing', () => {
  test('sets, replaces and clears every kind of field', async () => {
    const offer = (await create({ title: 'Balmhorn', type: 'tour', subtitle: 'weg damit' })).json();
    const activity = await insertActivity(t.db, 'Hochtour');
    await t.db.update(activities).set({ difficulties: ['mountainTourDifficulty'] });
    const level = await insertLevel(t.db, 'Aufbau');
    const tag = await insertTag(t.db, 'Klassiker');
    const picture = await aMedium();
    const [tour] = offer.priceComponents.slice(3);
    const response = await patch(offer['@id'], {
      subtitle: '',
      location: { latitude: 46.4, longitude: 7.7 },
      activities: [`/api/activities/${activity.id}`],
      level: `/api/levels/${level.id}`,
      tags: [`/api/tags/${tag.id}`],
      guides: [`/api/users/${t.users.guide.id}`],
      headImage: picture,
      images: [picture],
      mountainTourDifficulty: 'ZS-',
      hikingTime: 7.25,
      programText: '<p>Früh los.</p><script>alert(1)</script>',
      priceComponents: [
        {
          title: 'Anteil Tour',
          grossPrice: 45_000,
          vatRate: tour.vatRate['@id'],
          eligibleForSacDiscount: true,
          accommodationCost: false,
        },
      ],
    });
    expect(response.json()).toMatchObject({
      version: 2,
      subtitle: '',
      location: { latitude: 46.4, longitude: 7.7 },
      activities: [{ title: 'Hochtour' }],
      level: { title: 'Aufbau' },
      tags: [{ title: 'Klassiker' }],
      guides: [{ fullName: 'Vera Guide' }],
      headImage: { '@id': picture },
      mountainTourDifficulty: 'ZS-',
      hikingTime: 7.25,
      programText: '<p>Früh los.</p>',
      priceFrom: 45_000,
      priceFromSac: 40_500,
    });
    const cleared = await patch(
      offer['@id'],
      { location: null, level: null, mountainTourDifficulty: null, guides: [], headImage: null },
      2,
    );
    expect(cleared.json()).toMatchObject({
      location: null,
      level: null,
      mountainTourDifficulty: null,
      guides: [],
      headImage: null,
      hikingTime: 7.25,
      version: 3,
    });
    const log = (await t.db.select().from(auditEntries)).filter(({ entityId }) => entityId === offer.id);
    const removed = { headImage: { from: picture.split('/').at(-1), to: null } };
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'offer.update', diff: expect.objectContaining(removed) }),
    );
  });

  test.each([
    ['title', { title: 'ab' }],
    ['title', { title: 'x'.repeat(10_000) }],
    ['title', { title: 'a\u0000bc' }],
    ['leadText', { leadText: 'x\u0007' }],
    ['maximumParticipants', { minimumParticipants: 9, maximumParticipants: 4 }],
    ['priceComponents[0].grossPrice', { priceComponents: [{ title: 'Tour', grossPrice: 3 }] }],
    ['level', { level: '/api/levels/00000000-0000-4000-8000-000000000000' }],
    ['level', { level: '/api/tags/00000000-0000-4000-8000-000000000000' }],
    ['guides[0]', { guides: ['GAST'] }],
    ['hikingTime', { hikingTime: 7.1 }],
    ['ascent', { ascent: 6001 }],
    ['skiDifficulty', { skiDifficulty: 'WS' }],
    ['mountainTourDifficulty', { mountainTourDifficulty: 'L-' }],
    ['meetingLink', { meetingLink: 'javascript:alert(1)' }],
    ['state', { state: 'published' }],
    ['accountingNo', { accountingNo: 'abc' }],
  ])('%s is refused by name: %j', async (propertyPath, body) => {
    const offer = await insertOffer(t.db, { title: 'Unverändert' });
    const payload = JSON.parse(JSON.stringify(body).replace('GAST', `/api/users/${t.users.gast.id}`));
    const response = await patch(`/api/offers/${offer.id}`, payload);
    expect(response.statusCode).toBe(422);
    expect(response.json().violations.map((each: { propertyPath: string }) => each.propertyPath)).toContain(
      propertyPath,
    );
    expect((await t.anonymous(`/api/offers/${offer.id}`)).json()).toMatchObject({
      title: 'Unverändert',
      version: 1,
    });
  });

  test('a text of any script is kept as it was typed', async () => {
    const offer = await insertOffer(t.db);
    const leadText = '山 «Gipfel» – Ærø 🏔️ مرحبا\n\tZeile';
    const response = await patch(`/api/offers/${offer.id}`, { leadText });
    expect(response.json().leadText).toBe(leadText);
  });

  test('the maximum cannot fall below the seats taken in an event that has it from the offer', async () => {
    const event = await insertBookableEvent(t.db, { maximumParticipants: null });
    const offer = `/api/offers/${event.offerId}`;
    const booked = await t.anonymous({
      method: 'POST',
      url: '/api/bookings',
      payload: aBookingRequest(event.iri, {
        bookingPersons: [aPerson(), aPerson({ email: 'zwei@firn.example' })],
        expectedTotal: 2 * PRICE,
      }),
      headers: { 'idempotency-key': 'maximum-0001' },
    });
    expect(booked.statusCode).toBe(201);
    const response = await patch(offer, { maximumParticipants: 1 });
    expect(response.json().violations).toEqual([
      { propertyPath: 'maximumParticipants', message: expect.stringMatching(/schon 2 Plätze vergeben/) },
    ]);
    expect((await patch(offer, { maximumParticipants: 2 })).statusCode).toBe(200);
  });
});

describe('steps', () => {
  test('publishing too early names everything that is missing, by field', async () => {
    const offer = (await create({ title: 'Unfertig', type: 'unknown' })).json();
    const response = await transit(offer['@id'], { to: 'published' }, 1);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      type: '/problems/invalid-transition',
      code: 'invalid_transition',
    });
    expect(response.json().missing.map((each: { propertyPath: string }) => each.propertyPath)).toEqual([
      'type',
      'activities',
      'level',
      'headImage',
      'leadText',
      'freeOfCharge',
    ]);
  });

  test('what costs something cannot say that it is free, nor an open offer lose the word', async () => {
    const offer = await insertOffer(t.db);
    const iri = `/api/offers/${offer.id}`;
    const [component] = (await t.anonymous(iri)).json().priceComponents;
    const at = (grossPrice: number) => [{ ...component, grossPrice, vatRate: component.vatRate['@id'] }];
    const refused = await patch(iri, { freeOfCharge: true }, 1);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'freeOfCharge' }]);
    const free = await patch(iri, { freeOfCharge: true, priceComponents: at(0) }, 1);
    expect(free.json()).toMatchObject({ freeOfCharge: true, priceFrom: 0 });
    const lost = await patch(iri, { freeOfCharge: false }, 2);
    expect(lost.json().violations).toMatchObject([{ propertyPath: 'freeOfCharge' }]);
    const priced = await patch(iri, { freeOfCharge: false, priceComponents: at(9_000) }, 2);
    expect(priced.json()).toMatchObject({ freeOfCharge: false, priceFrom: 9_000 });
  });

  test('a complete offer goes public, is logged, and stays complete', async () => {
    const level = await insertLevel(t.db, 'Basis');
    const activity = await insertActivity(t.db, 'Wandern');
    const medium = (await aMedium()).split('/').at(-1) ?? '';
    const row = await insertOffer(
      t.db,
      { state: 'hidden', leadText: 'Gross.', levelId: level.id, headImageId: medium },
      { activities: [activity.id] },
    );
    const iri = `/api/offers/${row.id}`;
    expect((await transit(iri, { to: 'published', dryRun: true }, 1)).json()).toMatchObject({
      state: 'hidden',
    });
    const published = await transit(iri, { to: 'published' }, 1);
    expect(published.statusCode).toBe(200);
    expect(published.headers.etag).toBe('"2"');
    expect((await t.anonymous(iri)).json()).toMatchObject({ state: 'published' });
    const steps = (await t.db.select().from(stateChanges)).filter(({ entityId }) => entityId === row.id);
    expect(steps).toMatchObject([{ from: 'hidden', to: 'published', actorId: t.users.admin.id }]);
    const broken = await patch(iri, { level: null }, 2);
    expect(broken.json().violations).toMatchObject([{ propertyPath: 'level' }]);
  });

  test.each([
    ['archived', 'published', 409],
    ['hidden', 'archived', 409],
    ['published', 'gelöscht', 422],
  ] as const)('from %s to %s answers %i', async (state, to, status) => {
    const offer = await insertOffer(t.db, { state });
    expect((await transit(`/api/offers/${offer.id}`, { to }, 1)).statusCode).toBe(status);
    expect((await t.db.select().from(offers)).find(({ id }) => id === offer.id)?.state).toBe(state);
  });
});

test('an offer with events stays; one without goes', async () => {
  const kept = await insertOffer(t.db);
  await insertEvent(t.db, kept);
  const remove = async (id: string) =>
    (await t.as('admin'))({ method: 'DELETE', url: `/api/offers/${id}`, headers: { 'if-match': '"1"' } });
  expect((await remove(kept.id)).json().detail).toContain('1 Event');
  const gone = await insertOffer(t.db);
  expect((await remove(gone.id)).statusCode).toBe(204);
});

test('the office finds offers by guide and by code', async () => {
  const offer = await insertOffer(t.db, { code: 'FIND1' }, { guides: [t.users.partner.id] });
  for (const query of [`guides[]=/api/users/${t.users.partner.id}`, 'title=A-FIND1', 'code=A-FIND1']) {
    const found = (await (await t.as('admin'))(`/api/offers?${query}`)).json();
    expect(found['hydra:member'].map(({ id }: { id: string }) => id)).toEqual([offer.id]);
  }
});

test('extra costs of an offer are those of its events until one has its own', async () => {
  const railway = { kind: 'railway', amount: 3800, note: 'Davos retour' };
  const drinks = { kind: 'drinks', amount: null, note: 'je nach Hütte' };
  const offer = await insertOffer(t.db, { title: 'Weissfluh' });
  const iri = `/api/offers/${offer.id}`;
  expect((await patch(iri, { extraCosts: [railway, drinks] })).json().extraCosts).toEqual([railway, drinks]);
  const event = `/api/events/${(await insertEvent(t.db, offer)).id}`;
  const read = async () => (await (await t.as('admin'))(event)).json();
  expect(await read()).toMatchObject({ extraCosts: [railway, drinks], own: { extraCosts: [] } });
  await patch(event, { extraCosts: [drinks] });
  expect(await read()).toMatchObject({ extraCosts: [drinks], own: { extraCosts: [drinks] } });
  await patch(event, { extraCosts: [] }, 2);
  expect((await read()).extraCosts).toEqual([railway, drinks]);
  expect((await patch(iri, { extraCosts: [] }, 2)).json().extraCosts).toEqual([]);
});

test.each([
  ['an amount below five centimes', { kind: 'railway', amount: 3, note: '' }],
  ['a kind that there is not', { kind: 'taxi', amount: null, note: '' }],
  ['a note of 81 characters', { kind: 'other', amount: null, note: 'x'.repeat(81) }],
])('extra costs take no %s', async (_what, cost) => {
  const { id } = await insertOffer(t.db, { title: 'Weissfluh' });
  expect((await patch(`/api/offers/${id}`, { extraCosts: [cost] })).statusCode).toBe(422);
});
