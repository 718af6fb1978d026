import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { BOOTS, insertBoots, renting, rentWith } from '../../../test/renting-materials.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';
import { requireFreePiece } from './handed-out-piece.ts';

const LABEL = '3F9A1C-07';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.update(rentingMaterialOrders).set({ state: 'returned' });
});

interface Order {
  readonly '@id': string;
  readonly id: string;
  readonly version: number;
}

/** One order each of several materials: the lock of a material keeps none of them from the others. */
async function ordersOfMaterials(number: number): Promise<Order[]> {
  const orders = [];
  for (let index = 0; index < number; index += 1) {
    const boots = await insertBoots(t.db, { 42: 1 });
    const event = await insertBookableEvent(t.db);
    await rentWith(t.db, event.id, [boots]);
    const booking = await bookAs(t.anonymous, event.iri, {
      bookingPersons: [aPerson({ booker: true, ...renting(boots, '42') })],
      expectedTotal: PRICE + BOOTS,
    });
    const list = await (await t.as('admin'))(`/api/renting_material_orders?booking=${booking['@id']}`);
    orders.push(...list.json()['hydra:member']);
  }
  return orders;
}

const step = async (order: Order, payload: object) =>
  (await t.as('admin'))({
    method: 'POST',
    url: `${order['@id']}/transition`,
    payload,
    headers: { 'if-match': `"${order.version}"` },
  });

const holders = () =>
  t.db.$count(
    rentingMaterialOrders,
    sql`upper(piece) = ${LABEL} and ${rentingMaterialOrders.state} = 'handed_out'`,
  );

test('a label that is with somebody is refused by name, however it is typed, until it comes back', async () => {
  const [first, second] = await ordersOfMaterials(2);
  if (!first || !second) throw new Error('no orders');
  const out = await step(first, { transition: 'hand_out', piece: LABEL });
  expect(out.statusCode).toBe(200);
  const refused = await step(second, { transition: 'hand_out', piece: ` ${LABEL.toLowerCase()}` });
  expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/piece-handed-out']);
  expect(refused.json().detail).toMatch(
    /«3F9A1C-07» ist schon ausgegeben: Bergschuhe \d+ an Nina Käser \(E-/,
  );
  const packed = await step(second, { transition: 'pack', piece: LABEL });
  expect(packed.statusCode).toBe(200);
  expect((await step(packed.json(), { transition: 'hand_out' })).statusCode).toBe(409);
  await step(out.json(), { transition: 'return' });
  expect((await step(packed.json(), { transition: 'hand_out' })).json()).toMatchObject({ piece: LABEL });
  expect(await holders()).toBe(1);
});

test('the index refuses a second holder, whoever writes one', async () => {
  const [first, second] = await ordersOfMaterials(2);
  const out = { state: 'handed_out', piece: LABEL } as const;
  const write = (order: Order | undefined, piece: string) =>
    t.db
      .update(rentingMaterialOrders)
      .set({ ...out, piece })
      .where(eq(rentingMaterialOrders.id, order?.id ?? ''));
  await write(first, LABEL);
  await expect(write(second, LABEL.toLowerCase())).rejects.toMatchObject({
    cause: { constraint: 'renting_material_orders_piece_key' },
  });
});

/** Both have looked before either writes, which PGlite with its one connection cannot show. */
async function handOutBoth([first, second]: Order[]): Promise<PromiseSettledResult<unknown>[]> {
  const looked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handOut = (order: Order | undefined, index: number) =>
    t.db.transaction(async (tx) => {
      await requireFreePiece(tx, { orderId: order?.id ?? '', label: LABEL });
      looked[index]?.resolve();
      await Promise.all(looked.map(({ promise }) => promise));
      await tx
        .update(rentingMaterialOrders)
        .set({ state: 'handed_out', piece: LABEL })
        .where(eq(rentingMaterialOrders.id, order?.id ?? ''));
    });
  return Promise.allSettled([handOut(first, 0), handOut(second, 1)]);
}

const onServer = process.env.TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [];
for (const { engine } of onServer) {
  describe(`two who hand out one piece at once on ${engine}`, () => {
    test('of six, one gets it, and the others read who', async () => {
      const orders = await ordersOfMaterials(6);
      const answers = await Promise.all(
        orders.map((order) => step(order, { transition: 'hand_out', piece: LABEL })),
      );
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused).toHaveLength(5);
      for (const answer of refused) expect(answer.json().detail).toContain('an Nina Käser');
      expect(await holders()).toBe(1);
    });

    test('both have it without the index, so that looking alone does not help; with it one is refused', async () => {
      const index = sql`select indexdef as definition from pg_indexes where indexname = 'renting_material_orders_piece_key'`;
      const { rows } = (await t.db.execute(index)) as unknown as { rows: { definition: string }[] };
      await t.db.execute(sql`drop index renting_material_orders_piece_key`);
      const without = await handOutBoth(await ordersOfMaterials(2));
      expect(without.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(await holders()).toBe(2);
      await t.db.update(rentingMaterialOrders).set({ state: 'returned' });
      await t.db.execute(sql.raw(rows[0]?.definition ?? ''));
      const withIndex = await handOutBoth(await ordersOfMaterials(2));
      expect(withIndex.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await holders()).toBe(1);
    });
  });
}
