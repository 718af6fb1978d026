import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs, change, post } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { BOOTS, insertBoots, renting, rentWith, type TestMaterial } from '../../../test/renting-materials.ts';
import { createFolderStore } from '../../lib/file-store.ts';
import { forgetHealthData } from '../booking-persons/index.ts';
import { makeExports } from '../exports/index.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';

const LIST = '/api/renting_material_orders';

let t: TestApp;
let boots: TestMaterial;
let ofGuest: Booked;
/** Of somebody without an account. */
let ofStranger: Booked;
beforeAll(async () => {
  t = await buildTestApp();
  boots = await insertBoots(t.db, { 41: 1, 42: 1, 43: 1 });
  const event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
  await rentWith(t.db, event.id, [boots]);
  const nina = (size: string) => aPerson({ booker: true, ...renting(boots, size) });
  const expectedTotal = PRICE + BOOTS;
  ofGuest = await bookAs(await t.as('gast'), event.iri, { bookingPersons: [nina('42')], expectedTotal });
  ofStranger = await bookAs(t.anonymous, event.iri, { bookingPersons: [nina('41')], expectedTotal });
});
afterAll(() => t.close());

test('who has the link of a mail reads and changes the orders of its booking, and no others', async () => {
  const token = ofStranger.accessToken;
  const listed = async (query: string) => {
    const list = (await t.anonymous(`${LIST}?${query}`)).json()['hydra:member'];
    return list.map(({ booking, note }: { booking: string; note: string | null }) => [booking, note]);
  };
  expect(await listed(`token=${token}`)).toEqual([[ofStranger['@id'], null]]);
  expect(await listed(`token=${token}&booking=${ofGuest['@id']}`)).toEqual([]);
  expect(await listed('token=wrong')).toEqual([]);
  const [order] = (await t.anonymous(`${LIST}?token=${token}`)).json()['hydra:member'];
  expect((await t.anonymous(`${order['@id']}?token=${token}`)).json().values).toMatchObject([
    { value: '41' },
  ]);
  expect((await t.anonymous(order['@id'])).statusCode).toBe(404);
  const url = `${ofStranger.bookingPersons[0]?.['@id']}/renting_material`;
  expect((await post(t.anonymous, `${url}?dryRun=1`, renting(boots, '43'))).statusCode).toBe(404);
  const changed = await change(t.anonymous, `${url}?token=${token}`, renting(boots, '43'));
  expect(changed.json().bookingPersons[0]).toMatchObject(renting(boots, '43'));
});

test('a file has a line for each order, by the filters of the list, for the office alone', async () => {
  const admin = await t.as('admin');
  const columns = ['person', 'code', 'material', 'sizes', 'state', 'packed', 'price', 'charge'];
  const payload = { kind: 'material', format: 'csv', columns, filters: { booking: ofGuest['@id'] } };
  const asked = await admin({ method: 'POST', url: '/api/exports', payload });
  expect(asked.statusCode).toBe(202);
  const store = createFolderStore(`${t.dataDir}/documents`);
  await makeExports({ db: t.db, clock: () => NOW, store, origin: 'https://firn.example' });
  const { body } = await admin(`${asked.headers.location}/file`);
  const [head, line, ...others] = body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('Person;Event-Nr.;Material;Grössen;Status;Gepackt;Preis;Verrechneter Schaden');
  expect(line).toMatch(
    new RegExp(`^Nina Käser;E-[0-9-]+;${boots.title};Schuhgrösse EU: 42;Reserviert;Nein;30.00;0.00$`),
  );
  expect(others).toEqual([]);
  const wrong = { ...payload, filters: { state: ['gone'] } };
  expect((await admin({ method: 'POST', url: '/api/exports', payload: wrong })).statusCode).toBe(400);
  for (const persona of ['guide', 'gast'] as const) {
    const refused = await (await t.as(persona))({ method: 'POST', url: '/api/exports', payload });
    expect(refused.statusCode).toBe(403);
  }
});

test('the own data have what was rented in which size, and the own sizes', async () => {
  const gast = await t.as('gast');
  const { rentingMaterialPropertyValues } = renting(boots, '42');
  await gast({ method: 'PUT', url: '/api/me/sizes', payload: { rentingMaterialPropertyValues } });
  const data = (await gast('/api/me/export.json')).json();
  expect(data.sizes).toMatchObject([{ value: '42' }]);
  expect(data.bookings[0].material).toMatchObject([
    {
      firstName: 'Nina',
      title: boots.title,
      values: [{ title: 'Schuhgrösse EU', value: '42' }],
      price: BOOTS,
    },
  ]);
  expect((await gast('/api/me/export.pdf')).statusCode).toBe(200);
});

test('sizes go 90 days after the end of the event, unless the piece is still with somebody', async () => {
  const valuesOf = async ({ id }: Booked) => {
    const rows = await t.db
      .select()
      .from(rentingMaterialOrders)
      .where(eq(rentingMaterialOrders.bookingId, id));
    return rows.filter(({ state }) => state !== 'cancelled').map(({ values }) => values.length);
  };
  const forget = (now: string) => forgetHealthData({ db: t.db, clock: () => new Date(now) });
  await t.db
    .update(rentingMaterialOrders)
    .set({ state: 'handed_out' })
    .where(eq(rentingMaterialOrders.bookingId, ofGuest.id));
  await forget('2026-06-06T21:59:00Z');
  expect([await valuesOf(ofGuest), await valuesOf(ofStranger)]).toEqual([[1], [1]]);
  await forget('2026-06-06T22:00:00Z');
  expect([await valuesOf(ofGuest), await valuesOf(ofStranger)]).toEqual([[1], [0]]);
  await t.db
    .update(rentingMaterialOrders)
    .set({ state: 'returned' })
    .where(eq(rentingMaterialOrders.state, 'handed_out'));
  await forget('2026-06-06T22:00:00Z');
  expect(await valuesOf(ofGuest)).toEqual([0]);
});
