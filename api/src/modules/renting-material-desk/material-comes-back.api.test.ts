import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs, change } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, TEST_SECRET, type TestApp } from '../../../test/build-test-app.ts';
import { press, runJob, startPaying } from '../../../test/pay-online.ts';
import { BOOTS, insertBoots, renting, rentWith, type TestMaterial } from '../../../test/renting-materials.ts';
import { events } from '../events/events.table.ts';
import { signEvent } from '../payment-intents/test-provider/signed-event.ts';

let t: TestApp;
let boots: TestMaterial;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
beforeAll(async () => {
  t = await buildTestApp({ PAYMENT_PROVIDER: 'test' });
});
afterAll(() => t.close());
beforeEach(async () => {
  boots = await insertBoots(t.db, { 41: 1, 42: 1 });
  event = await rentingEvent();
});

/** Events of these tests are at the same days, and take the same pairs. */
async function rentingEvent() {
  const made = await insertBookableEvent(t.db, { minimumParticipants: 1 });
  await rentWith(t.db, made.id, [boots]);
  return made;
}

const bookBoots = async (iri: string, more: object = {}) =>
  bookAs(await t.as('gast'), iri, {
    bookingPersons: [aPerson({ booker: true, ...renting(boots, '42') })],
    expectedTotal: PRICE + BOOTS,
    ...more,
  });

const read = async (iri: string) => (await (await t.as('admin'))(iri)).json();
const statesOf = async ({ '@id': booking }: { readonly '@id': string }) =>
  (await read(`/api/renting_material_orders?booking=${booking}`))['hydra:member'].map(
    ({ state }: { state: string }) => state,
  );

describe('money that comes once the booking has expired', () => {
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

  async function expired(): Promise<{ readonly booking: Booked; readonly externalId: string }> {
    const booking = await bookBoots(event.iri, { paymentMethod: 'twint' });
    const { redirectUrl } = (await startPaying(await t.as('gast'), booking)).json();
    await press(t, redirectUrl, 'pay', 'silent');
    await runJob(t, 'expire-bookings', later(45), null);
    expect(await statesOf(booking)).toEqual(['cancelled']);
    return { booking, externalId: redirectUrl.split('/').at(-1) ?? '' };
  }

  function arrive(externalId: string) {
    const { body, headers } = signEvent(
      { eventId: randomUUID(), type: 'payment.confirmed', externalId },
      TEST_SECRET,
    );
    return t.app.inject({ method: 'POST', url: '/api/webhooks/test', payload: body, headers });
  }

  test('takes its material again where it is free', async () => {
    const { booking, externalId } = await expired();
    expect((await arrive(externalId)).statusCode).toBe(200);
    expect((await read(booking['@id'])).state).toBe('confirmed');
    expect(await statesOf(booking)).toEqual(['reserved']);
  });

  test('goes back where somebody else has the material by now, though seats are free', async () => {
    const { booking, externalId } = await expired();
    const other = await bookBoots((await rentingEvent()).iri);
    expect((await arrive(externalId)).statusCode).toBe(200);
    expect((await read(booking['@id'])).state).toBe('expired');
    expect([await statesOf(booking), await statesOf(other)]).toEqual([['cancelled'], ['reserved']]);
  });
});

describe('an event that is called off and takes place after all', () => {
  async function transit(payload: object, persona: 'admin' | 'super' = 'admin') {
    const [row] = await t.db.select().from(events).where(eq(events.id, event.id));
    return (await t.as(persona))({
      method: 'POST',
      url: `${event.iri}/transition`,
      payload: { ...payload, confirmation: row?.code },
      headers: { 'if-match': `"${row?.version}"` },
    });
  }

  test('needs the material of its bookings, and is refused by the number of one whose is taken', async () => {
    const booking = await bookBoots(event.iri);
    expect((await transit({ to: 'cancelled', reason: 'weather' })).statusCode).toBe(200);
    expect(await statesOf(booking)).toEqual(['cancelled']);
    const other = await bookBoots((await rentingEvent()).iri);
    const refused = await transit({ to: 'open' }, 'super');
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/material-unavailable']);
    expect(refused.json().detail).toContain(booking.bookingNumber);
    await change(await t.as('admin'), `${other['@id']}/cancellation`, {});
    expect((await transit({ to: 'open' }, 'super')).statusCode).toBe(200);
    expect(await statesOf(booking)).toEqual(['reserved']);
  });
});

test('a price per day stays as it was ordered, also where the event becomes longer; what comes costs today’s', async () => {
  const booking = await bookBoots(event.iri);
  const admin = await t.as('admin');
  const longer = await admin({
    method: 'PATCH',
    url: event.iri,
    payload: JSON.stringify({ end: '2026-03-09T16:00:00.000Z' }),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
  });
  expect(longer.statusCode).toBe(200);
  const orders = async () =>
    (await read(`/api/renting_material_orders?booking=${booking['@id']}&state=reserved`))['hydra:member'];
  expect(await orders()).toMatchObject([{ to: '2026-03-09', price: BOOTS }]);
  expect((await read(booking['@id'])).total).toBe(PRICE + BOOTS);
  const url = `${booking.bookingPersons[0]?.['@id']}/renting_material`;
  const gast = await t.as('gast');
  await change(gast, url, renting(boots, '41'));
  expect(await orders()).toMatchObject([{ price: BOOTS, values: [{ value: '41' }] }]);
  await change(gast, url, { rentingMaterial: [], rentingMaterialPropertyValues: [] });
  await change(gast, url, renting(boots, '42'));
  expect(await orders()).toMatchObject([{ price: (BOOTS / 2) * 3 }]);
});
