import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { findEventForBooking } from '../src/modules/bookings/bookable-event.read-model.ts';
import { lockMaterials } from '../src/modules/renting-material-orders/lock-materials.repository.ts';
import { rentingMaterialOrders } from '../src/modules/renting-material-orders/renting-material-orders.table.ts';
import { reserveMaterial } from '../src/modules/renting-material-orders/reserve-material.ts';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from './bookable-event.ts';
import { bookAs } from './booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from './build-test-app.ts';
import { BOOTS, insertBoots, renting, rentWith, type TestMaterial } from './renting-materials.ts';
import { twoReadBeforeOneWrites, withoutLock } from './until-somebody-waits.ts';

const PAIRS = 5;
const VISITORS = 60;
/** Guests of different events meet at the lock of the material alone. */
const EVENTS = 6;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const inParallel = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** Boots of which five pairs of one size are left, and the events at the same days that rent them. */
async function lastPairs() {
  const boots = await insertBoots(t.db, { 42: PAIRS, 43: 1 });
  const events: { readonly id: string; readonly iri: string }[] = [];
  for (let index = 0; index < EVENTS; index += 1) {
    const event = await insertBookableEvent(t.db, { maximumParticipants: 60 });
    await rentWith(t.db, event.id, [boots]);
    events.push(event);
  }
  return { boots, eventAt: (index: number) => events[index % EVENTS] ?? { id: '', iri: '' } };
}

const ordersOf = ({ id }: TestMaterial) =>
  t.db.select().from(rentingMaterialOrders).where(eq(rentingMaterialOrders.materialId, id));

/** Whoever reserves in parallel: persons of bookings that have nothing yet. */
async function personsOf(iri: string): Promise<{ readonly id: string; readonly bookingId: string }[]> {
  const persons = [];
  for (let index = 0; index < 3; index += 1) {
    const booking = await bookAs(t.anonymous, iri, {
      bookingPersons: Array.from({ length: 8 }, (_, seat) =>
        aPerson({ booker: seat === 0, email: `gast-${index}-${seat}@firn.example` }),
      ),
      expectedTotal: 8 * PRICE,
    });
    persons.push(...booking.bookingPersons.map(({ id }) => ({ id, bookingId: booking.id })));
  }
  return persons;
}

/** How a race begins. */
type Begin = <T>(race: () => Promise<T>) => Promise<T>;
const atOnce: Begin = (race) => race();

/** 24 transactions that reserve the same size with the given lock; resolves to the number that succeeded. */
async function reserveInParallel(
  lock: typeof lockMaterials,
  size: 42 | 43,
  begin: Begin = atOnce,
): Promise<number> {
  const { boots, eventAt } = await lastPairs();
  const event = await findEventForBooking(t.db, eventAt(0).id);
  const [material] = event?.materials ?? [];
  if (!event || !material) throw new Error('nothing to rent');
  const days = { first: '2026-03-07', last: '2026-03-08' };
  const { rentingMaterialPropertyValues: values = [] } = renting(boots, `${size}`);
  const persons = await personsOf(eventAt(0).iri);
  const reserve = () =>
    Promise.all(
      persons.map(({ id: personId, bookingId }) =>
        t.db
          .transaction(async (tx) => {
            await lock(tx, [material.id]);
            const wish = { material, personId, person: 'Nina Käser', propertyPath: '', values, price: BOOTS };
            await reserveMaterial(tx, { bookingId, days, today: '2026-02-14', now: NOW }, [wish]);
            return true;
          })
          .catch(() => false),
      ),
    );
  const reserved = (await begin(reserve)).filter(Boolean).length;
  expect(await ordersOf(boots)).toHaveLength(reserved);
  return reserved;
}

describe('the last five pairs of boots', () => {
  test('60 parallel bookings of six events sell exactly five, and name what is left', async () => {
    const { boots, eventAt } = await lastPairs();
    const answers = await inParallel(VISITORS, (index) =>
      t.anonymous({
        method: 'POST',
        url: '/api/bookings',
        payload: aBookingRequest(eventAt(index).iri, {
          bookingPersons: [aPerson({ booker: true, ...renting(boots, '42') })],
          expectedTotal: PRICE + BOOTS,
        }),
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(answers.length - refused.length).toBe(PAIRS);
    for (const answer of refused) {
      // On a busy machine some do not get their turn in time, and are told so.
      expect([409, 503]).toContain(answer.statusCode);
      if (answer.statusCode === 409)
        expect(['/problems/material-unavailable', '/problems/lock-timeout']).toContain(answer.json().type);
    }
    const [named] = refused.map((answer) => answer.json()).filter(({ person }) => person);
    expect(named).toMatchObject({
      person: 'Nina Käser',
      propertyPath: 'bookingPersons[0].rentingMaterial',
      material: { '@id': boots.iri, title: boots.title },
      free: [{ values: [{ title: 'Schuhgrösse EU', value: '43' }], free: 1 }],
    });
    expect(await ordersOf(boots)).toHaveLength(PAIRS);
  });

  test('the triggers alone prevent that a piece is promised twice', async () => {
    expect(await reserveInParallel(withoutLock, 42)).toBe(PAIRS);
  });

  test('the trigger refuses one piece too many, whoever writes it', async () => {
    const { boots, eventAt } = await lastPairs();
    const { iri } = eventAt(0);
    const booking = await t.anonymous({
      method: 'POST',
      url: '/api/bookings',
      payload: aBookingRequest(iri, {
        bookingPersons: [
          aPerson({ booker: true, ...renting(boots, '43') }),
          aPerson({ email: 'urs@firn.example' }),
        ],
        expectedTotal: 2 * PRICE + BOOTS,
      }),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(booking.statusCode).toBe(201);
    const [order] = await ordersOf(boots);
    const [, urs] = booking.json().bookingPersons;
    if (!order) throw new Error('no order');
    const another = { ...order, id: randomUUID(), personId: urs.id };
    await expect(t.db.insert(rentingMaterialOrders).values(another)).rejects.toMatchObject({
      cause: { constraint: 'renting_material_pieces' },
    });
  });
});

async function setTriggers(to: 'enable' | 'disable'): Promise<void> {
  await t.db.execute(
    sql.raw(`alter table renting_material_orders ${to} trigger renting_material_orders_pieces`),
  );
  await t.db.execute(sql.raw(`alter table bookings ${to} trigger bookings_material`));
}

/** PGlite has one connection, so the race cannot happen there, with or without the lock. */
const onServer = process.env.TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [];
for (const { engine } of onServer) {
  describe(`the same race on ${engine}`, () => {
    test('without lock and triggers it promises pieces twice, so the test is effective', async () => {
      await setTriggers('disable');
      const sold = await reserveInParallel(withoutLock, 43, (race) =>
        twoReadBeforeOneWrites(t.db, rentingMaterialOrders, race),
      );
      await setTriggers('enable');
      expect(sold).toBeGreaterThan(1);
    });

    test('with the lock alone it sells exactly five', async () => {
      await setTriggers('disable');
      const sold = await reserveInParallel(lockMaterials, 42);
      await setTriggers('enable');
      expect(sold).toBe(PAIRS);
    });
  });
}
