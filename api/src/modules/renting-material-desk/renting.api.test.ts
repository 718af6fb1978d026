import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs, change, post, preview } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import {
  BOOTS,
  BOOTS_PER_DAY,
  insertBoots,
  renting,
  rentWith,
  type TestMaterial,
} from '../../../test/renting-materials.ts';
import { events } from '../events/events.table.ts';
import { rentingMaterialStock } from '../renting-materials/renting-materials.table.ts';

let t: TestApp;
let boots: TestMaterial;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  boots = await insertBoots(t.db, { 41: 1, 42: 1 });
  event = await insertBookableEvent(t.db, {}, [t.users.guide.id]);
  await rentWith(t.db, event.id, [boots]);
});

const nina = (size: string) => aPerson({ booker: true, ...renting(boots, size) });
const urs = (size: string) =>
  aPerson({ firstName: 'Urs', email: 'urs@firn.example', ...renting(boots, size) });

const bookBoots = async (size: string, iri = event.iri): Promise<Booked> =>
  bookAs(await t.as('gast'), iri, { bookingPersons: [nina(size)], expectedTotal: PRICE + BOOTS });

const submit = (persons: readonly object[], expectedTotal: number, url = '/api/bookings') =>
  t.anonymous({
    method: 'POST',
    url,
    payload: { ...aBookingRequest(event.iri), bookingPersons: persons, expectedTotal },
    headers: { 'idempotency-key': randomUUID() },
  });

const ordersOf = async ({ '@id': booking }: { readonly '@id': string }) =>
  (await (await t.as('admin'))(`/api/renting_material_orders?booking=${booking}`)).json()['hydra:member'];
const statesOf = async (booking: { readonly '@id': string }) =>
  (await ordersOf(booking))
    .map(
      ({ state, values }: { state: string; values: { value: string }[] }) => `${values[0]?.value} ${state}`,
    )
    .sort();

describe('booking material', () => {
  test('freezes a line with its VAT, and answers what each person rents', async () => {
    const booking = await bookBoots('42');
    expect(booking.lines.at(-1)).toMatchObject({
      origin: 'material',
      title: boots.title,
      total: 2 * BOOTS_PER_DAY,
      vatPercent: 8.1,
      person: 0,
    });
    expect(booking.bookingPersons[0]).toMatchObject(renting(boots, '42'));
    expect(await statesOf(booking)).toEqual(['42 reserved']);
    expect(booking.materialChangesUntil).toBe('2026-03-06T22:59:00.000Z');
  });

  test('the quote has the same price, and a form without material still books', async () => {
    const quote = await post(t.anonymous, '/api/price-quotes', {
      event: event.iri,
      bookingPersons: [{ sac: false, rentingMaterial: [boots.iri] }],
    });
    expect(quote.json()).toMatchObject({ total: PRICE + BOOTS });
    const booking = await bookAs(t.anonymous, event.iri);
    expect(booking.bookingPersons[0]).toMatchObject({
      rentingMaterial: [],
      rentingMaterialPropertyValues: [],
    });
  });

  test('the last piece goes to one person of a booking, and the refusal names what is free', async () => {
    const answer = await submit([nina('42'), urs('42,0')], 2 * (PRICE + BOOTS));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      type: '/problems/material-unavailable',
      person: 'Urs Käser',
      propertyPath: 'bookingPersons[1].rentingMaterial',
      free: [{ values: [{ value: '41' }], free: 1 }],
    });
    const other = await insertBoots(t.db, { 42: 1 });
    const both = aPerson({ booker: true, ...renting(boots, '42'), rentingMaterial: [other.iri] });
    const foreign = await submit([both], PRICE);
    expect(foreign.json().violations).toEqual([
      {
        propertyPath: 'bookingPersons[0].rentingMaterial[0]',
        message: expect.stringContaining('nicht mieten'),
      },
    ]);
    const wrong = await submit([nina('52')], PRICE + BOOTS);
    expect(wrong.json().violations).toEqual([
      expect.objectContaining({ propertyPath: 'bookingPersons[0].rentingMaterialPropertyValues[0].value' }),
    ]);
  });

  test('a place on the waiting list keeps none', async () => {
    await t.db
      .update(events)
      .set({ minimumParticipants: 1, maximumParticipants: 1 })
      .where(eq(events.id, event.id));
    await bookAs(t.anonymous, event.iri);
    const answer = await submit([nina('42')], PRICE + BOOTS, '/api/waitlist_entries');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toEqual([
      { propertyPath: 'bookingPersons[0].rentingMaterial', message: expect.stringContaining('Warteliste') },
    ]);
  });
});

describe('the reservation follows the booking', () => {
  test('cancelling frees it, and coming back needs it', async () => {
    const booking = await bookBoots('42');
    const admin = await t.as('admin');
    await change(admin, `${booking['@id']}/cancellation`, {});
    expect(await statesOf(booking)).toEqual(['42 cancelled']);
    const other = await bookBoots('42');
    const refused = await post(admin, `${booking['@id']}/restoration?dryRun=1`, {});
    expect(refused.json()).toMatchObject({ type: '/problems/material-unavailable', person: 'Nina Käser' });
    await change(admin, `${other['@id']}/cancellation`, {});
    expect((await change(admin, `${booking['@id']}/restoration`, {})).statusCode).toBe(200);
    expect(await statesOf(booking)).toEqual(['42 reserved']);
  });

  test('a replaced person leaves theirs, the new one takes what they name', async () => {
    const booking = await bookBoots('42');
    const [person] = booking.bookingPersons;
    const answer = await change(await t.as('gast'), `${person?.['@id']}/replacement`, {
      person: { ...urs('41'), booker: false },
    });
    expect(answer.json()).toMatchObject({ total: PRICE + BOOTS });
    expect(await statesOf(booking)).toEqual(['41 reserved', '42 cancelled']);
  });

  test('another date takes it along, or is refused by name', async () => {
    const booking = await bookBoots('42');
    const dates = { start: new Date('2026-03-14T07:00:00Z'), end: new Date('2026-03-15T16:00:00Z') };
    const later = { ...dates, registrationDeadline: new Date('2026-03-10T22:59:00Z') };
    const [target] = await t.db
      .insert(events)
      .values({
        ...later,
        code: 'E-1-2',
        offerId: event.offerId,
        state: 'open',
        published: true,
        maximumParticipants: 9,
      })
      .returning();
    const gast = await t.as('gast');
    const asked = { event: `/api/events/${target?.id}` };
    const refused = await post(gast, `${booking['@id']}/rebooking?dryRun=1`, asked);
    expect(refused.json().detail).toContain(`«${boots.title}» von Nina Käser`);
    await rentWith(t.db, target?.id ?? '', [boots]);
    expect((await change(gast, `${booking['@id']}/rebooking`, asked)).json()).toMatchObject({
      total: PRICE + BOOTS,
    });
    const orders = await ordersOf(booking);
    expect(
      orders.map(({ from, state }: { from: string; state: string }) => `${from} ${state}`).sort(),
    ).toEqual(['2026-03-07 cancelled', '2026-03-14 reserved']);
  });

  test('an event that moves takes it along over the change of clocks, unless somebody has it then', async () => {
    const booking = await bookBoots('42');
    const admin = await t.as('admin');
    const move = async (start: string, end: string) =>
      admin({
        method: 'PATCH',
        url: event.iri,
        payload: JSON.stringify({ start, end }),
        headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
      });
    const busy = await insertBookableEvent(t.db, {
      start: new Date('2026-03-21T07:00:00Z'),
      end: new Date('2026-03-21T16:00:00Z'),
    });
    await rentWith(t.db, busy.id, [boots]);
    await bookAs(t.anonymous, busy.iri, {
      bookingPersons: [nina('42')],
      expectedTotal: PRICE + BOOTS_PER_DAY,
    });
    const refused = await move('2026-03-20T07:00:00.000Z', '2026-03-20T16:00:00.000Z');
    expect(refused.json().violations).toEqual([
      { propertyPath: 'start', message: `An diesen Tagen ist nicht frei: ${boots.title} für Nina Käser.` },
    ]);
    // Half past eleven at night in Zurich, before and after the clocks change.
    expect((await move('2026-03-28T22:30:00.000Z', '2026-03-29T21:30:00.000Z')).statusCode).toBe(200);
    expect(await ordersOf(booking)).toMatchObject([
      { from: '2026-03-28', to: '2026-03-29', state: 'reserved' },
    ]);
  });
});

describe('choosing other material', () => {
  const asked = (size: string | null) =>
    size === null ? { rentingMaterial: [], rentingMaterialPropertyValues: [] } : renting(boots, size);

  test('another size costs nothing, giving up takes the line back, choosing anew costs today’s price', async () => {
    const booking = await bookBoots('42');
    const url = `${booking.bookingPersons[0]?.['@id']}/renting_material`;
    const gast = await t.as('gast');
    expect(await preview(gast, url, asked('41'))).toMatchObject({ difference: 0, lines: [] });
    expect((await change(gast, url, asked('41'))).json().bookingPersons[0]).toMatchObject(
      renting(boots, '41'),
    );
    expect(await statesOf(booking)).toEqual(['41 reserved', '42 cancelled']);
    const given = (await change(gast, url, asked(null))).json();
    expect(given).toMatchObject({ total: PRICE, bookingPersons: [{ rentingMaterial: [] }] });
    expect(given.lines.at(-1)).toMatchObject({ kind: 'credit', origin: 'material', total: -BOOTS });
    expect((await change(gast, url, asked('42'))).json()).toMatchObject({ total: PRICE + BOOTS });
  });

  test('is over a day before for guests, and the office goes over it with a reason', async () => {
    const booking = await bookBoots('42');
    const url = `${booking.bookingPersons[0]?.['@id']}/renting_material`;
    // The day of the tests is 14 February: until the day before that, guests might have chosen.
    await t.db
      .update(events)
      .set({
        start: new Date('2026-02-14T17:00:00Z'),
        registrationDeadline: new Date('2026-02-10T17:00:00Z'),
      })
      .where(eq(events.id, event.id));
    const late = await post(await t.as('gast'), `${url}?dryRun=1`, asked(null));
    expect(late.json()).toMatchObject({ type: '/problems/change-over', reason: 'deadline_passed' });
    const admin = await t.as('admin');
    const words = { override: true, reason: 'Am Telefon' };
    expect((await change(admin, url, { ...asked(null), ...words })).statusCode).toBe(200);
  });

  test('a stranger finds nothing', async () => {
    const booking = await bookBoots('42');
    const url = `${booking.bookingPersons[0]?.['@id']}/renting_material?dryRun=1`;
    expect((await post(await t.as('guideBasic'), url, asked(null))).statusCode).toBe(404);
  });
});

describe('the desk of the store', () => {
  const step = async (
    order: { '@id': string; version: number },
    payload: object,
    as: 'admin' | 'guide' = 'admin',
  ) =>
    (await t.as(as))({
      method: 'POST',
      url: `${order['@id']}/transition`,
      payload,
      headers: { 'if-match': `"${order.version}"` },
    });

  test('packs, hands out and takes back damaged, with a charge and a piece out of order', async () => {
    const booking = await bookBoots('42');
    const [order] = await ordersOf(booking);
    const packed = (await step(order, { transition: 'pack' })).json();
    expect(packed).toMatchObject({ packed: true, state: 'reserved' });
    const out = (await step(packed, { transition: 'hand_out', piece: 'B-42-1' })).json();
    expect(out).toMatchObject({ state: 'handed_out', piece: 'B-42-1', changedBy: 'Vera Admin' });
    const silent = await step(out, { transition: 'damage', price: 4_000 });
    expect(silent.json().missing).toEqual([expect.objectContaining({ propertyPath: 'note' })]);
    const back = await step(out, { transition: 'damage', note: 'Sohle gelöst', price: 4_000 });
    expect(back.json()).toMatchObject({ state: 'damaged', note: 'Sohle gelöst', charge: 4_000 });
    const charged = (await (await t.as('admin'))(booking['@id'])).json();
    expect(charged.total).toBe(PRICE + BOOTS + 4_000);
    expect(charged.lines.at(-1)).toMatchObject({ kind: 'fee', title: `Schaden: ${boots.title}`, vat: 0 });
    const [row] = await t.db
      .select()
      .from(rentingMaterialStock)
      .where(eq(rentingMaterialStock.id, boots.stock[42] ?? ''));
    expect(row).toMatchObject({ quantity: 1, outOfOrder: 1 });
  });

  test('of two who hand out the same piece one is told', async () => {
    const [order] = await ordersOf(await bookBoots('42'));
    const answers = await Promise.all([
      step(order, { transition: 'hand_out' }),
      step(order, { transition: 'hand_out' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const stale = answers.find(({ statusCode }) => statusCode === 412);
    expect(stale?.json()).toMatchObject({ current: { state: 'handed_out' }, changedBy: 'Vera Admin' });
  });

  test('what is handed out stays out when its person cancels, and does not change', async () => {
    const booking = await bookBoots('42');
    const [order] = await ordersOf(booking);
    const out = (await step(order, { transition: 'hand_out' })).json();
    const gast = await t.as('gast');
    const url = `${booking.bookingPersons[0]?.['@id']}/renting_material?dryRun=1`;
    expect((await post(gast, url, renting(boots, '41'))).json()).toMatchObject({ reason: 'handed_out' });
    await change(gast, `${booking['@id']}/cancellation`, {});
    expect(await statesOf(booking)).toEqual(['42 handed_out']);
    const lost = await step(out, { transition: 'lose', note: 'In der Lawine' });
    expect(lost.json()).toMatchObject({ state: 'lost', charge: 0 });
    const [row] = await t.db
      .select()
      .from(rentingMaterialStock)
      .where(eq(rentingMaterialStock.id, boots.stock[42] ?? ''));
    expect(row).toMatchObject({ quantity: 0 });
  });

  test('guests read their own, guides those of their events, nobody else any; the office alone takes steps', async () => {
    const booking = await bookBoots('42');
    const [order] = await ordersOf(booking);
    const seen = async (as: 'gast' | 'guide' | 'guideBasic') => {
      const list = (await (await t.as(as))(`/api/renting_material_orders?event=${event.iri}`)).json();
      return list['hydra:member'].map(({ id, note }: { id: string; note: string | null }) => [id, note]);
    };
    expect(await seen('gast')).toEqual([[order.id, null]]);
    expect(await seen('guide')).toEqual([[order.id, '']]);
    expect(await seen('guideBasic')).toEqual([]);
    expect((await t.anonymous('/api/renting_material_orders')).json()['hydra:member']).toEqual([]);
    expect((await step(order, { transition: 'pack' }, 'guide')).statusCode).toBe(403);
    const filtered = async (query: string) =>
      (await (await t.as('admin'))(`/api/renting_material_orders?event=${event.iri}&${query}`)).json()
        .totalItems;
    expect(await filtered('state=reserved&from=2026-03-08&to=2026-03-20')).toBe(1);
    expect(await filtered('state=handed_out')).toBe(0);
    expect(await filtered('from=2026-03-09')).toBe(0);
  });
});
