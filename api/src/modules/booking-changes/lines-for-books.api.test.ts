import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { aPerson, insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs, change, URS } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { bookingPriceLines } from '../bookings/bookings.table.ts';
import { events, priceComponents } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Each line with what it does, where it comes from, whether it pays a night, and its account. */
const linesOf = async (bookingId: string) => {
  const rows = await t.db
    .select()
    .from(bookingPriceLines)
    .where(eq(bookingPriceLines.bookingId, bookingId))
    .orderBy(asc(bookingPriceLines.position));
  return rows.map(({ kind, origin, accommodationCost, accountingNo }) =>
    [kind, origin, accommodationCost ? 'night' : 'tour', accountingNo].join(' '),
  );
};

/** An event on account 300 and another date on that of the offer, 277. */
async function twoAccounts() {
  const first = await insertBookableEvent(t.db, { accountingNo: '300' });
  const other = await insertBookableEvent(t.db, { offerId: first.offerId });
  return { first, other };
}

test('a booking and each of its changes freeze account, night and origin', async () => {
  const { first, other } = await twoAccounts();
  const gast = await t.as('gast');
  const admin = await t.as('admin');
  const booking = await bookAs(gast, first.iri);
  const url = booking['@id'];
  expect(await linesOf(booking.id)).toEqual([
    'component component tour 300',
    'component component night 300',
  ]);

  await change(gast, `${url}/persons`, { person: aPerson(URS) });
  const [nina] = booking.bookingPersons;
  await change(gast, `${nina?.['@id']}/replacement`, {
    person: aPerson({ email: 'lea@firn.example', firstName: 'Lea' }),
  });
  await change(gast, `${url}/rebooking`, { event: other.iri });
  await change(gast, `${url}/cancellation`, {});
  await change(admin, `${url}/restoration`, {});
  const taken = ['credit component tour 300', 'credit component night 300'];
  const owed = ['component component tour 277', 'component component night 277'];
  const takenLater = ['credit component tour 277', 'credit component night 277'];
  const fee = 'fee fee tour 277';
  expect((await linesOf(booking.id)).slice(2)).toEqual([
    // One person more, and somebody else for the first.
    'component component tour 300',
    'component component night 300',
    ...taken,
    'component component tour 300',
    'component component night 300',
    // Another date on another account.
    ...taken,
    ...taken,
    ...owed,
    ...owed,
    // Cancelled, and back again.
    ...takenLater,
    ...takenLater,
    fee,
    fee,
    ...owed,
    ...owed,
    fee,
    fee,
  ]);
});

test('what changes later in event, offer and price list moves no line', async () => {
  const { first } = await twoAccounts();
  const booking = await bookAs(await t.as('gast'), first.iri);
  const before = await linesOf(booking.id);
  await t.db.update(events).set({ accountingNo: '500' }).where(eq(events.id, first.id));
  await t.db.update(offers).set({ accountingNo: '600' }).where(eq(offers.id, first.offerId));
  await t.db.update(priceComponents).set({ accommodationCost: true });
  expect(await linesOf(booking.id)).toEqual(before);
});

test('no answer to a guest tells an account, those of changes neither', async () => {
  const { first, other } = await twoAccounts();
  const gast = await t.as('gast');
  const booking = await bookAs(gast, first.iri);
  const moved = await change(gast, `${booking['@id']}/rebooking`, { event: other.iri });
  const read = await gast(booking['@id']);
  for (const answer of [booking, moved.json(), read.json()]) {
    expect(answer).toMatchObject({ accountingNos: null });
    expect(JSON.stringify(answer)).not.toContain('accountingNo"');
  }
  expect((await (await t.as('admin'))(booking['@id'])).json().accountingNos).toEqual([
    '300',
    '300',
    '300',
    '300',
    '277',
    '277',
  ]);
});
