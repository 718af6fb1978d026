import type { ApiTokenScope } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  zAvailability,
  zAvailabilityCalendar,
  zErrorInvalidOptionId,
  zErrorInvalidProductId,
  zErrorInvalidUnitId,
  zProduct,
  zSupplier,
} from '@octocloud/types';
import { eq } from 'drizzle-orm';
import {
  aBookingRequest,
  aPerson,
  insertBookableEvent,
  PRICE,
  SAC_PRICE,
} from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { statementsOf } from '../../../test/statements.ts';
import { joined } from '../../../test/waitlist.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { apiTokens } from '../auth/auth.table.ts';
import { hashToken } from '../auth/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { seatOptions } from '../seat-options/seat-options.table.ts';
import { pricedDatesOf } from './priced-dates.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const BOTH = 'octo/pricing, octo/content';
const MARCH = { localDateStart: '2026-03-01', localDateEnd: '2026-03-31' };

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await tokenWith('octo');
  await tokenWith('catalogue');
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.update(offers).set({ state: 'archived' });
});

const tokenWith = (scope: ApiTokenScope) =>
  t.db.insert(apiTokens).values({
    tokenHash: hashToken(scope),
    title: 'Reisebüro',
    scopes: [scope],
    expiresAt: new Date(NOW.getTime() + 3_600_000),
  });

/** Asks as a reseller's program, with the capabilities that it wants. */
async function ask(path: string, body?: object, capabilities = '') {
  const headers = { authorization: 'Bearer octo', 'octo-capabilities': capabilities };
  const url = `/api/octo${path}`;
  return t.app.inject(body ? { method: 'POST', url, headers, payload: body } : { url, headers });
}

/** Reads an answer as the standard's own program does. */
async function read<T>(schema: { parse(value: unknown): T }, path: string, body?: object, capabilities = '') {
  const response = await ask(path, body, capabilities);
  expect([response.statusCode, response.headers['octo-capabilities']]).toEqual([200, capabilities]);
  return schema.parse(response.json());
}

const asking = (productId: string, more: object = {}) => ({
  productId,
  optionId: 'DEFAULT',
  ...MARCH,
  ...more,
});

describe('what resellers sell', () => {
  test('the supplier is the company', async () => {
    const supplier = await read(zSupplier, '/supplier');
    expect(supplier.endpoint).toMatch(/^http:.*\/octo$/);
    expect(supplier.contact.email).toContain('@');
  });

  test('a product is an offer that has dates to come', async () => {
    const { offerId } = await insertBookableEvent(t.db);
    const over = await insertBookableEvent(t.db, { start: NOW, end: NOW, registrationDeadline: NOW });
    const hidden = await insertBookableEvent(t.db, { published: false });
    const onRequest = await insertBookableEvent(t.db, { onRequest: true });
    const products = await read(zProduct.array(), '/products');
    const ids = products.map(({ id }) => id);
    expect(ids).toEqual([offerId]);
    for (const { offerId: other } of [over, hidden, onRequest]) {
      const unknown = await ask(`/products/${other}`);
      expect(unknown.statusCode).toBe(400);
      expect(zErrorInvalidProductId.parse(unknown.json())).toMatchObject({
        error: 'INVALID_PRODUCT_ID',
        productId: other,
      });
    }
    expect(products[0]?.options).toMatchObject([
      { id: 'DEFAULT', default: true, availabilityLocalStartTimes: ['08:00'] },
    ]);
    expect(products[0]?.options[0]?.units.map(({ id, type }) => [id, type])).toEqual([
      ['adult', 'ADULT'],
      ['child', 'CHILD'],
      ['sac', 'OTHER'],
    ]);
    expect(products[0]?.options[0]?.units[0]?.pricingFrom).toBeUndefined();
  });

  test('prices and words come where they are wanted', async () => {
    const { offerId } = await insertBookableEvent(t.db);
    await t.db.update(offers).set({ subtitle: 'Zwei Tage', minimumAge: 16 }).where(eq(offers.id, offerId));
    const product = await read(zProduct, `/products/${offerId}`, undefined, BOTH);
    expect(product).toMatchObject({
      title: 'Skitour Piz Buin',
      shortDescription: 'Zwei Tage',
      pricingPer: 'UNIT',
    });
    const amounts = product.options[0]?.units.map(({ id, pricingFrom }) => [id, pricingFrom?.[0]?.retail]);
    expect(amounts).toEqual([
      ['adult', PRICE],
      ['sac', SAC_PRICE],
    ]);
  });
});

describe('availability', () => {
  test('tells a date with its seats and prices', async () => {
    const { id, iri, offerId } = await insertBookableEvent(t.db, {
      minimumParticipants: 1,
      maximumParticipants: 3,
    });
    const units = [
      { id: 'adult', quantity: 2 },
      { id: 'sac', quantity: 1 },
    ];
    const find = () => read(zAvailability.array(), '/availability', asking(offerId, { units }), BOTH);
    expect(await find()).toMatchObject([
      {
        id,
        localDateTimeStart: '2026-03-07T08:00:00+01:00',
        utcCutoffAt: '2026-02-28T22:59:00.000Z',
        ...{ status: 'AVAILABLE', available: true, vacancies: 3, capacity: 3, maxUnits: 3 },
        unitPricing: [{ retail: PRICE }, { retail: PRICE }, { unitId: 'sac', retail: SAC_PRICE }],
        pricing: { retail: 2 * PRICE + SAC_PRICE, currency: 'CHF', currencyPrecision: 2 },
      },
    ]);
    const book = (emails: readonly string[]) =>
      bookAs(t.anonymous, iri, {
        ...aBookingRequest(iri),
        bookingPersons: emails.map((email) => aPerson({ email })),
        expectedTotal: emails.length * PRICE,
      });
    await book(['a@firn.example', 'b@firn.example']);
    expect(await find()).toMatchObject([{ status: 'LIMITED', vacancies: 1 }]);
    await book(['c@firn.example']);
    expect(await find()).toMatchObject([{ status: 'SOLD_OUT', available: false, vacancies: 0 }]);
  });

  test('counts what the office holds, and leaves to whoever waits what they get', async () => {
    const { id, iri, offerId } = await insertBookableEvent(t.db, {
      minimumParticipants: 1,
      maximumParticipants: 4,
    });
    const find = async () => (await read(zAvailability.array(), '/availability', asking(offerId)))[0];
    await t.db.insert(seatOptions).values({
      number: 'O-2026-00001',
      eventId: id,
      seats: 3,
      firstName: 'Urs',
      lastName: 'Meier',
      phone: '+41791234567',
      until: new Date('2100-01-01'),
      tokenHash: 'held',
    });
    expect(await find()).toMatchObject({ vacancies: 1, capacity: 4 });
    await bookAs(t.anonymous, iri);
    await joined(t.anonymous, iri, 'wartet');
    await t.db.update(events).set({ maximumParticipants: 5 }).where(eq(events.id, id));
    expect(await find()).toMatchObject({ status: 'SOLD_OUT', vacancies: 0, capacity: 5 });
    await t.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.state, 'waitlisted'));
    expect(await find()).toMatchObject({ status: 'LIMITED', vacancies: 1 });
  });

  test('says how far the clocks are ahead in summer', async () => {
    const start = new Date('2026-07-04T05:30:00Z');
    const { offerId } = await insertBookableEvent(t.db, { start, end: start });
    const july = { localDateStart: '2026-07-04', localDateEnd: '2026-07-04' };
    const dates = await read(zAvailability.array(), '/availability', asking(offerId, july));
    expect(dates[0]?.localDateTimeStart).toBe('2026-07-04T07:30:00+02:00');
  });

  test('is closed after the deadline, and gone once the date has begun', async () => {
    const { id, offerId } = await insertBookableEvent(t.db);
    await t.db
      .update(events)
      .set({ registrationDeadline: new Date(0) })
      .where(eq(events.id, id));
    const dates = await read(zAvailability.array(), '/availability', asking(offerId));
    expect(dates).toMatchObject([{ status: 'CLOSED', available: false, vacancies: 0 }]);
  });

  test('is asked for by ids, in place of days', async () => {
    const { id, offerId } = await insertBookableEvent(t.db);
    const body = { productId: offerId, optionId: 'DEFAULT', availabilityIds: [id] };
    expect(await read(zAvailability.array(), '/availability', body)).toMatchObject([{ id }]);
    const none = await read(zAvailability.array(), '/availability', { ...body, availabilityIds: ['x'] });
    expect(none).toEqual([]);
  });

  test('has a day in the calendar for each day of the interval', async () => {
    const { offerId } = await insertBookableEvent(t.db);
    const days = await read(
      zAvailabilityCalendar.array(),
      '/availability/calendar',
      asking(offerId, { localDateStart: '2026-03-06', localDateEnd: '2026-03-08' }),
      'octo/pricing',
    );
    expect(days.map(({ localDate, status, vacancies }) => [localDate, status, vacancies])).toEqual([
      ['2026-03-06', 'CLOSED', 0],
      ['2026-03-07', 'AVAILABLE', 12],
      ['2026-03-08', 'CLOSED', 0],
    ]);
    expect(days[1]?.unitPricingFrom?.[0]).toMatchObject({ unitId: 'adult', retail: PRICE });
  });

  test('takes two statements, however many dates there are', async () => {
    const { offerId } = await insertBookableEvent(t.db);
    for (let day = 1; day <= 30; day += 1) await insertBookableEvent(t.db, { offerId });
    let found = 0;
    const statements = await statementsOf(t.db, async () => {
      found = (await pricedDatesOf(t.db, NOW, offerId)).length;
    });
    expect([found, statements]).toEqual([31, 2]);
  });
});

describe('errors are those of the standard', () => {
  test.each([
    [
      'a product',
      { productId: NOWHERE },
      zErrorInvalidProductId,
      { error: 'INVALID_PRODUCT_ID', productId: NOWHERE },
    ],
    [
      'a product that is no id',
      { productId: 'x' },
      zErrorInvalidProductId,
      { error: 'INVALID_PRODUCT_ID', productId: 'x' },
    ],
    ['an option', { optionId: 'x' }, zErrorInvalidOptionId, { error: 'INVALID_OPTION_ID', optionId: 'x' }],
    [
      'a unit',
      { units: [{ id: 'x', quantity: 1 }] },
      zErrorInvalidUnitId,
      { error: 'INVALID_UNIT_ID', unitId: 'x' },
    ],
  ])('400 names %s that there is none of', async (_what, change, schema, expected) => {
    const { offerId } = await insertBookableEvent(t.db);
    for (const path of ['/availability', '/availability/calendar']) {
      const response = await ask(path, asking(offerId, change));
      expect(response.statusCode).toBe(400);
      expect(schema.parse(response.json())).toMatchObject(expected);
    }
  });

  test.each([
    ['both kinds of date', { availabilityIds: ['x'] }],
    ['no date', { localDateStart: undefined, localDateEnd: undefined }],
    ['half an interval', { localDateEnd: undefined }],
    ['an interval backwards', { localDateEnd: '2026-02-01' }],
    ['an endless interval', { localDateEnd: '2036-02-01' }],
    ['a day that there is not', { localDateEnd: '2026-02-31' }],
    ['no product', { productId: undefined }],
  ])('400 for %s', async (_what, change) => {
    const { offerId } = await insertBookableEvent(t.db);
    const response = await ask('/availability', asking(offerId, change));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'BAD_REQUEST', errorMessage: expect.any(String) });
  });

  test('401 without a token, 403 with one of another scope or a login', async () => {
    const url = '/api/octo/products';
    const none = await t.anonymous(url);
    expect([none.statusCode, none.json().error]).toEqual([401, 'UNAUTHORIZED']);
    const unknown = await t.app.inject({ url, headers: { authorization: 'Bearer x' } });
    expect([unknown.statusCode, unknown.json().error]).toEqual([401, 'UNAUTHORIZED']);
    const other = await t.app.inject({ url, headers: { authorization: 'Bearer catalogue' } });
    expect([other.statusCode, other.json().error]).toEqual([403, 'FORBIDDEN']);
    for (const persona of ['gast', 'guide', 'partner', 'admin', 'super'] as const) {
      expect((await (await t.as(persona))(url)).statusCode).toBe(403);
    }
  });

  test('a question leaves nothing in the audit', async () => {
    const { offerId } = await insertBookableEvent(t.db);
    const before = await t.db.$count(auditEntries);
    await ask('/availability', asking(offerId));
    expect(await t.db.$count(auditEntries)).toBe(before);
  });
});
