import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { BOOTS, insertBoots, renting, rentWith } from '../../../test/renting-materials.ts';
import { events } from '../events/events.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';

let t: TestApp;
let vatRate: string;
beforeAll(async () => {
  t = await buildTestApp();
  const [rate] = await t.db.select().from(vatRates).where(eq(vatRates.category, 'Sal2.1, 8.1%'));
  vatRate = `/api/vat_rates/${rate?.id}`;
});
afterAll(() => t.close());

const create = async (payload: object) =>
  (await t.as('admin'))({ method: 'POST', url: '/api/renting_materials', payload });

const patch = async (url: string, payload: object) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
  });

const LENGTH = { title: 'Länge', type: 'number', unit: 'cm', minimum: 140, maximum: 200 } as const;
const lengths = (...values: readonly string[]) =>
  values.map((value) => ({ values: [{ title: 'Länge', value }], quantity: 2 }));
const skis = (title: string, changes: object = {}) => ({
  title,
  grossPrice: 6_000,
  vatRate,
  properties: [LENGTH],
  stock: lengths('164', '171'),
  ...changes,
});

describe('a material', () => {
  test('is written in one request, with properties and stock', async () => {
    const response = await create(skis('Tourenski'));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      title: 'Tourenski',
      grossPrice: 6_000,
      perDay: false,
      dryingDays: 1,
      properties: [{ '@id': expect.stringMatching('/api/renting_material_properties/'), ...LENGTH }],
      stock: [
        { values: [{ title: 'Länge', value: '164' }], quantity: 2, outOfOrder: 0 },
        { values: [{ title: 'Länge', value: '171' }], quantity: 2, outOfOrder: 0 },
      ],
      availability: null,
    });
  });

  test('shares a property by its title, and keeps rows of stock by their values', async () => {
    const [first, second] = [(await create(skis('Ski A'))).json(), (await create(skis('Ski B'))).json()];
    expect(second.properties[0]['@id']).toBe(first.properties[0]['@id']);
    const changed = (await patch(first['@id'], { stock: lengths('171', '178') })).json();
    expect(changed.stock[0].id).toBe(first.stock[1].id);
    expect(changed.stock.map(({ values }: { values: { value: string }[] }) => values[0]?.value)).toEqual([
      '171',
      '178',
    ]);
  });

  test('is read by everybody without its stock', async () => {
    const { '@id': address } = (await create(skis('Ski C'))).json();
    for (const send of [t.anonymous, await t.as('gast'), await t.as('guide')]) {
      const seen = (await send(address)).json();
      expect(seen).toMatchObject({ title: 'Ski C', grossPrice: 6_000, stock: null });
    }
    expect(
      (await t.anonymous({ method: 'POST', url: '/api/renting_materials', payload: {} })).statusCode,
    ).toBe(401);
  });

  test.each([
    [
      'another type for a known property',
      { properties: [{ title: 'Länge', type: 'text' }], stock: [] },
      'properties[0].type',
      'gibt es schon mit einer anderen Art',
    ],
    [
      'a choice without choices',
      { properties: [{ title: 'Seite', type: 'choice' }], stock: [] },
      'properties[0].choices',
      'mindestens eine',
    ],
    ['a value out of bounds', { stock: lengths('300') }, 'stock[0].values[0].value', 'von 140 bis 200 cm'],
    [
      'a property that it has not',
      { stock: [{ values: [{ title: 'Farbe', value: 'rot' }], quantity: 1 }] },
      'stock[0].values[0].title',
      'hat das Material nicht',
    ],
    [
      'the same values twice',
      { stock: lengths('164', '164,0') },
      'stock[1].values',
      'stehen schon weiter oben',
    ],
    [
      'rows that name other properties',
      { stock: [...lengths('164'), { values: [], quantity: 1 }] },
      'stock[1].values',
      'dieselben Eigenschaften',
    ],
    [
      'more out of order than there are',
      { stock: [{ values: [], quantity: 1, outOfOrder: 2 }] },
      'stock[0].outOfOrder',
      'höchstens so viele',
    ],
  ])('%s is refused by its field', async (what, changes, propertyPath, message) => {
    const response = await create(skis(`Ski mit ${what}`, changes));
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toContainEqual({
      propertyPath,
      message: expect.stringContaining(message),
    });
  });

  test('stays while an event rents it, and says which', async () => {
    const { '@id': address } = (await create(skis('Ski D'))).json();
    const event = await insertBookableEvent(t.db);
    const admin = await t.as('admin');
    await patch(event.iri, { rentingMaterials: [address] });
    expect((await t.anonymous(event.iri)).json().rentingMaterials).toEqual([address]);
    const removed = await admin({ method: 'DELETE', url: address, headers: { 'if-match': '*' } });
    expect(removed.statusCode).toBe(409);
    expect(removed.json().usedBy).toContainEqual(expect.objectContaining({ label: 'Event', count: 1 }));
  });
});

describe('what is promised', () => {
  test('keeps the stock from being lowered: the refusal names the event', async () => {
    const boots = await insertBoots(t.db, { 42: 2, 43: 1 });
    const event = await insertBookableEvent(t.db);
    await rentWith(t.db, event.id, [boots]);
    const persons = [
      aPerson({ booker: true, ...renting(boots, '42') }),
      aPerson({ email: 'urs@firn.example', ...renting(boots, '42') }),
    ];
    await bookAs(t.anonymous, event.iri, { bookingPersons: persons, expectedTotal: 2 * (PRICE + BOOTS) });
    const [{ code } = { code: '' }] = await t.db.select().from(events).where(eq(events.id, event.id));
    const pairs = (quantity: number, outOfOrder = 0) => ({
      stock: [
        {
          id: boots.stock[42],
          values: [{ rentingMaterialProperty: boots.size, value: '42' }],
          quantity,
          outOfOrder,
        },
      ],
    });
    for (const lowered of [pairs(1), pairs(2, 1)]) {
      const response = await patch(boots.iri, lowered);
      expect(response.statusCode).toBe(422);
      expect(response.json().violations).toEqual([
        { propertyPath: 'stock[0].quantity', message: expect.stringContaining(code) },
      ]);
    }
    const removed = await patch(boots.iri, { stock: [] });
    expect(removed.json().violations).toEqual([
      { propertyPath: 'stock', message: expect.stringContaining(code) },
    ]);
    expect((await patch(boots.iri, pairs(2))).statusCode).toBe(200);
  });

  test('a property that goes stays on the order that has it', async () => {
    const boots = await insertBoots(t.db, { 42: 1 });
    const event = await insertBookableEvent(t.db);
    await rentWith(t.db, event.id, [boots]);
    const booked = await bookAs(t.anonymous, event.iri, {
      bookingPersons: [aPerson({ booker: true, ...renting(boots, '42') })],
      expectedTotal: PRICE + BOOTS,
    });
    const change = { properties: [], stock: [{ id: boots.stock[42], values: [], quantity: 1 }] };
    expect((await patch(boots.iri, change)).statusCode).toBe(200);
    const admin = await t.as('admin');
    const [order] = (await admin(`/api/renting_material_orders?booking=${booked['@id']}`)).json()[
      'hydra:member'
    ];
    expect(order.values).toEqual([
      { rentingMaterialProperty: boots.size, title: 'Schuhgrösse EU', value: '42' },
    ]);
  });
});

describe('availability', () => {
  test('counts days and drying, tells the public of few, and lists what an event rents', async () => {
    const boots = await insertBoots(t.db, { 42: 9, 43: 1 });
    const event = await insertBookableEvent(t.db);
    await rentWith(t.db, event.id, [boots]);
    await bookAs(t.anonymous, event.iri, {
      bookingPersons: [aPerson({ booker: true, ...renting(boots, '43') })],
      expectedTotal: PRICE + BOOTS,
    });
    const freeOn = async (from: string, to = from) => {
      const answer = await (await t.as('admin'))(`${boots.iri}/availability?from=${from}&to=${to}`);
      return answer.json().stock.map(({ free }: { free: number }) => free);
    };
    // The event is on 7 and 8 March: held from the 6th to the 9th, and the asked days dry as well.
    expect(await freeOn('2026-03-04')).toEqual([9, 1]);
    expect(await freeOn('2026-03-05')).toEqual([9, 0]);
    expect(await freeOn('2026-03-07', '2026-03-08')).toEqual([9, 0]);
    expect(await freeOn('2026-03-10')).toEqual([9, 0]);
    expect(await freeOn('2026-03-11')).toEqual([9, 1]);
    const [listed] = (await t.anonymous(`/api/renting_materials?event=${event.iri}`)).json()['hydra:member'];
    expect(listed).toMatchObject({
      '@id': boots.iri,
      availability: { from: '2026-03-07', to: '2026-03-08', stock: [{ free: 5 }, { free: 0 }] },
    });
  });

  test.each(['', '?from=2026-02-30&to=2026-03-01', '?from=2026-03-02&to=2026-03-01', '?from=2026-03-01'])(
    'days that are none answer 400: %s',
    async (query) => {
      const boots = await insertBoots(t.db, { 42: 1 });
      expect((await t.anonymous(`${boots.iri}/availability${query}`)).statusCode).toBe(400);
    },
  );
});
