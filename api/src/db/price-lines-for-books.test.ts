import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../test/bookable-event.ts';
import { bookAs, change } from '../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { bookingPriceLines } from '../modules/bookings/bookings.table.ts';
import { priceComponents } from '../modules/events/events.table.ts';

const MIGRATION = new URL('./migrations/0022_price_lines_for_books.sql', import.meta.url);

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Takes from the lines what they did not have before, and fills it in again. */
const migrate = () =>
  t.db.transaction(async (tx) => {
    for (const column of ['origin', 'accommodation_cost', 'accounting_no'])
      await tx.execute(sql.raw(`alter table booking_price_lines drop column ${column}`));
    for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
      await tx.execute(sql.raw(statement));
  });

const linesOf = async (bookingId: string) => {
  const rows = await t.db
    .select()
    .from(bookingPriceLines)
    .where(eq(bookingPriceLines.bookingId, bookingId))
    .orderBy(asc(bookingPriceLines.position));
  return rows.map(({ title, origin, accommodationCost, accountingNo }) => [
    title,
    origin,
    accommodationCost,
    accountingNo,
  ]);
};

test('lines from before get account, night and origin from event and offer, and stay frozen', async () => {
  const gast = await t.as('gast');
  const plain = await insertBookableEvent(t.db);
  const cancelled = await bookAs(gast, plain.iri);
  await change(gast, `${cancelled['@id']}/cancellation`, {});
  const own = await insertBookableEvent(t.db, { accountingNo: '300' });
  const kept = await bookAs(gast, own.iri);
  // The night has left the price list, and another part has become one.
  await t.db.delete(priceComponents).where(eq(priceComponents.offerId, own.offerId));
  const [rate] = await t.db.select().from(priceComponents).where(eq(priceComponents.offerId, plain.offerId));
  await t.db.insert(priceComponents).values({
    eventId: own.id,
    position: 0,
    title: 'Anteil Tour',
    grossPrice: PRICE,
    vatRateId: rate?.vatRateId ?? '',
    accommodationCost: true,
  });
  await migrate();
  expect(await linesOf(cancelled.id)).toEqual([
    ['Anteil Tour', 'component', false, '277'],
    ['Anteil Übernachtung', 'component', true, '277'],
    ['Anteil Tour', 'component', false, '277'],
    ['Anteil Übernachtung', 'component', true, '277'],
    ['Annullationskosten', 'fee', false, '277'],
  ]);
  expect(await linesOf(kept.id)).toEqual([
    ['Anteil Tour', 'component', true, '300'],
    ['Anteil Übernachtung', 'component', true, '300'],
  ]);
  const moved = t.db.update(bookingPriceLines).set({ accountingNo: '400' });
  await expect(moved).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } });
});
