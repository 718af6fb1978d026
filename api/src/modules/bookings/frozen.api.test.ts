import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { events, priceComponents } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { settings } from '../settings/settings.table.ts';
import { findPriceLines } from './index.ts';

const RUNS = 4;

let t: TestApp;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;
beforeAll(async () => {
  t = await buildTestApp();
  event = await insertBookableEvent(t.db, { start: new Date('2026-12-05T07:00:00Z'), ...LATE });
});
afterAll(() => t.close());

const LATE = {
  end: new Date('2026-12-06T16:00:00Z'),
  registrationDeadline: new Date('2026-11-28T22:59:00Z'),
  maximumParticipants: 90,
};

/** Each takes days from the pool, so that every version begins after those before. */
let day = zurichDate(NOW);
const nextDay = () => {
  day = addDays(day, 1);
  return day;
};

const post = async (url: string, payload: object) => {
  const answer = await (await t.as('super'))({ method: 'POST', url, payload });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
};

/** What somebody may change of prices and terms, with a number that makes it another one. */
const CHANGES: Readonly<Record<string, (by: number) => Promise<unknown>>> = {
  rate: (by) =>
    post('/api/vat_rates', {
      title: `Satz ${by}`,
      category: 'Sal2.1, 8.1%',
      percent: by,
      validFrom: nextDay(),
    }),
  terms: (by) =>
    post('/api/cancellation_policies', {
      preset: 'with_nights',
      validFrom: nextDay(),
      tiers: [{ fromDays: 0, fee: null, percent: by }],
    }),
  account: (by) =>
    t.db
      .update(events)
      .set({ accountingNo: String(300 + by) })
      .where(eq(events.id, event.id)),
  offer: (by) => t.db.update(offers).set({ accountingNo: String(500 + by) }),
  price: (by) => t.db.update(priceComponents).set({ grossPrice: 5 * by, accommodationCost: by % 2 === 0 }),
  discount: (by) => t.db.update(settings).set({ sacDiscountPercent: by }),
};

/** Books at the price of the moment. */
async function book() {
  const { bookingPersons } = aBookingRequest(event.iri);
  const quoted = await t.anonymous({
    method: 'POST',
    url: '/api/price-quotes',
    payload: { event: event.iri, bookingPersons },
  });
  const { total, cancellationPolicy } = quoted.json();
  const booking = await bookAs(await t.as('gast'), event.iri, { expectedTotal: total });
  expect(booking.cancellationPolicy).toEqual(cancellationPolicy);
  return booking;
}

const frozenOf = async ({ id, '@id': iri }: { id: string; '@id': string }) => {
  const { lines, total, vatTotals, cancellationPolicy, dueDate } = (await (await t.as('gast'))(iri)).json();
  return { lines, total, vatTotals, cancellationPolicy, dueDate, kept: await findPriceLines(t.db, id) };
};

test('nothing that a booking froze changes, whatever is changed of rates, terms, prices and accounts', async () => {
  const kind = fc.constantFrom(...Object.keys(CHANGES));
  const change = fc.tuple(kind, fc.integer({ min: 1, max: 40 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 6 }), async (changes) => {
      const booking = await book();
      const frozen = await frozenOf(booking);
      for (const [name, by] of changes) {
        await CHANGES[name]?.(by);
        t.setNow(new Date(`${day}T10:00:00Z`));
        expect([name, await frozenOf(booking)]).toEqual([name, frozen]);
      }
    }),
    { numRuns: RUNS },
  );
});
