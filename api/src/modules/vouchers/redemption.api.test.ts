import { randomUUID } from 'node:crypto';
import type { BookingRequest, BookingResponse, VoucherEntryResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { aBookingFor } from '../../../test/anonymous-bookings.ts';
import { aBookingRequest, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { aVoucher, type IssuedVoucher } from '../../../test/vouchers.ts';
import { giveBack, insertFullEvent } from '../../../test/waitlist.ts';
import type { Tx } from '../../db/client.ts';
import { lockEvent } from '../bookings/bookings.repository.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { reserve } from '../bookings/reserve.ts';
import { payments } from '../payments/payments.table.ts';
import { giveBackToVouchers } from './give-back.ts';
import { blockVoucher, reissueVoucher } from './office-vouchers.ts';
import { returnToVoucher } from './return-to-voucher.ts';
import { voucherDesk } from './voucher-desk.ts';
import { lockVoucher } from './vouchers.repository.ts';
import { voucherEntries, vouchers } from './vouchers.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const post = (url: string, payload: object) =>
  t.anonymous({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } });

const book = async (event: string, changes: Partial<BookingRequest>) =>
  post('/api/bookings', aBookingRequest(event, changes));

const booked = async (changes: Partial<BookingRequest>): Promise<BookingResponse> => {
  const { iri } = await insertBookableEvent(t.db);
  const answer = await book(iri, changes);
  expect([answer.statusCode, answer.json().violations]).toEqual([201, undefined]);
  return answer.json();
};

const balanceOf = async ({ id }: { readonly id: string }): Promise<number | undefined> => {
  const [row] = await t.db.select({ balance: vouchers.balance }).from(vouchers).where(eq(vouchers.id, id));
  return row?.balance;
};

const ledgerOf = (bookingId: string) =>
  t.db
    .select({ kind: payments.kind, amount: payments.amount, method: payments.method })
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(payments.sequence);

const entriesOf = async ({ id }: IssuedVoucher): Promise<VoucherEntryResponse[]> =>
  (await (await t.as('admin'))(`/api/vouchers/${id}`)).json().entries;

describe('a booking that is paid with vouchers', () => {
  test('gets what is on them, and owes the rest', async () => {
    const voucher = await aVoucher(t.db, 20_000);
    const booking = await booked({ voucherCode: voucher.typed.toLowerCase() });
    expect(booking).toMatchObject({ state: 'confirmed', paid: 20_000, paymentStatus: 'partial' });
    expect(await balanceOf(voucher)).toBe(0);
    expect(await ledgerOf(booking.id)).toEqual([{ kind: 'payment', amount: 20_000, method: 'voucher' }]);
    expect(await entriesOf(voucher)).toMatchObject([
      { kind: 'issue', amount: 20_000, booking: null },
      { kind: 'redemption', amount: -20_000, booking: { bookingNumber: booking.bookingNumber } },
    ]);
  });

  test('uses those first that end first, and leaves what it does not need', async () => {
    const late = await aVoucher(t.db, 40_000, { validUntil: '2034-01-01' });
    const soon = await aVoucher(t.db, 30_000, { validUntil: '2027-01-01' });
    const booking = await booked({ voucherCodes: [late.typed, soon.typed, soon.typed] });
    expect(booking).toMatchObject({ paid: PRICE, paymentStatus: 'paid' });
    expect([await balanceOf(soon), await balanceOf(late)]).toEqual([0, 70_000 - PRICE]);
  });

  test('takes the rest of one on the next booking', async () => {
    const voucher = await aVoucher(t.db, 60_000);
    await booked({ voucherCode: voucher.typed });
    const next = await booked({ voucherCode: voucher.typed });
    expect(next.paid).toBe(60_000 - PRICE);
    expect(await balanceOf(voucher)).toBe(0);
  });

  test('names each code that pays nothing, and books nothing', async () => {
    const { iri, id } = await insertBookableEvent(t.db);
    const good = await aVoucher(t.db, 5_000);
    const expired = await aVoucher(t.db, 5_000, { validUntil: '2026-02-13' });
    const voucherCodes = [good.typed, expired.typed, 'AAAA-BBBB-CCCC-DDDD'];
    const answer = await book(iri, { voucherCodes });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toEqual([
      { propertyPath: 'voucherCodes[1]', message: expect.stringContaining('abgelaufen') },
      { propertyPath: 'voucherCodes[2]', message: expect.stringContaining('kennen wir nicht') },
    ]);
    expect(await t.db.$count(bookings, eq(bookings.eventId, id))).toBe(0);
    expect(await balanceOf(good)).toBe(5_000);
  });

  test('takes five codes at most', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const answer = await book(iri, { voucherCodes: Array.from({ length: 6 }, (_, index) => `CODE${index}`) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations[0].propertyPath).toBe('voucherCodes');
  });

  test('tells in its mail what was paid', async () => {
    const voucher = await aVoucher(t.db, 20_000);
    const booking = await booked({ voucherCode: voucher.typed });
    const mails = await (await t.as('admin'))(`${booking['@id']}/mails`);
    expect(mails.json()['hydra:member'][0].text).toMatch(/Bezahlt: CHF 200\.–/);
  });
});

describe('a quote', () => {
  const quote = (event: string, changes: object) =>
    post('/api/price-quotes', { event, bookingPersons: [{ sac: false }], ...changes });

  test('says what each voucher would pay, and changes nothing', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const voucher = await aVoucher(t.db, 20_000);
    expect((await quote(iri, { voucherCodes: [voucher.code] })).json()).toMatchObject({
      total: PRICE,
      vouchers: [{ code: voucher.typed, balance: 20_000, redeemed: 20_000 }],
      toPay: PRICE - 20_000,
    });
    expect(await balanceOf(voucher)).toBe(20_000);
    expect((await quote(iri, {})).json()).toMatchObject({ vouchers: [], toPay: PRICE });
  });

  test('names a code that pays nothing', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const answer = await quote(iri, { voucherCode: 'FALSCH' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toMatchObject([{ propertyPath: 'voucherCode' }]);
  });
});

/** Two bookings at once that both redeem the same voucher. */
async function redeemTwice(voucher: IssuedVoucher, desk = voucherDesk): Promise<number> {
  const events = [await insertBookableEvent(t.db), await insertBookableEvent(t.db)];
  const outcomes = await Promise.all(
    events.map(async (event, index) => {
      const reservation = {
        eventId: event.id,
        request: { ...aBookingFor(event.iri, `gast-${index}@firn.example`), voucherCode: voucher.code },
        actor: null,
        network: `203.0.113.${index}`,
        origin: 'https://firn.example',
      };
      const deps = { db: t.db, clock: () => NOW, lockEvent, vouchers: desk };
      return reserve(deps, reservation, async () => 1).catch(() => 0);
    }),
  );
  return outcomes.reduce((sum, booked) => sum + booked, 0);
}

describe('two bookings with one voucher', () => {
  test('share it, and never get more than is on it', async () => {
    const voucher = await aVoucher(t.db, 60_000);
    expect(await redeemTwice(voucher)).toBe(2);
    expect(await balanceOf(voucher)).toBe(0);
    const [paid] = await t.db
      .select({ sum: sql<number>`sum(-${voucherEntries.amount})::int` })
      .from(voucherEntries)
      .where(sql`${voucherEntries.voucherId} = ${voucher.id} and ${voucherEntries.kind} = 'redemption'`);
    expect(paid?.sum).toBe(60_000);
  });

  test('the second is told that nothing is left', async () => {
    const voucher = await aVoucher(t.db, PRICE);
    expect(await redeemTwice(voucher)).toBe(1);
    expect(await balanceOf(voucher)).toBe(0);
  });

  test('the check of the ledger refuses to take more than is there, whoever writes it', async () => {
    const voucher = await aVoucher(t.db, 5_000);
    const entry = { voucherId: voucher.id, kind: 'redemption', bookedOn: '2026-02-14' } as const;
    await t.db.insert(voucherEntries).values({ ...entry, amount: -3_000 });
    await expect(t.db.insert(voucherEntries).values({ ...entry, amount: -3_000 })).rejects.toMatchObject({
      cause: { constraint: 'vouchers_balance_not_negative' },
    });
    expect(await balanceOf(voucher)).toBe(2_000);
  });
});

describe('what a booking gets back', () => {
  test('returns to its voucher, once', async () => {
    const voucher = await aVoucher(t.db, 20_000);
    const booking = await booked({ voucherCode: voucher.typed });
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, booking.id));
    const occasion = { bookingId: booking.id, actor: null, now: NOW };
    const comeBack = () => t.db.transaction((tx) => giveBackToVouchers(tx, occasion));
    expect(await comeBack()).toBe(20_000);
    expect(await comeBack()).toBe(0);
    expect(await balanceOf(voucher)).toBe(20_000);
    expect(await ledgerOf(booking.id)).toEqual([
      { kind: 'payment', amount: 20_000, method: 'voucher' },
      { kind: 'refund', amount: -20_000, method: 'voucher' },
    ]);
  });

  test('leaves the fee, and takes nothing that came another way', async () => {
    const voucher = await aVoucher(t.db, 20_000);
    const booking = await booked({ voucherCode: voucher.typed });
    await t.db.update(bookings).set({ state: 'cancelled', total: 8_000 }).where(eq(bookings.id, booking.id));
    const occasion = { bookingId: booking.id, actor: null, now: NOW };
    expect(await t.db.transaction((tx) => giveBackToVouchers(tx, occasion))).toBe(12_000);
    expect(await balanceOf(voucher)).toBe(12_000);
  });
});

describe('what comes back to a voucher that', () => {
  const comeBack = (bookingId: string, now: Date) =>
    t.db.transaction((tx) => giveBackToVouchers(tx, { bookingId, actor: null, now }));
  const aBookingToPayBack = async (voucherCode: string) => {
    const { id } = await booked({ voucherCode });
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, id));
    return id;
  };

  test('has expired meanwhile is valid for another year', async () => {
    const voucher = await aVoucher(t.db, 20_000, { validUntil: '2026-02-20' });
    const bookingId = await aBookingToPayBack(voucher.typed);
    await comeBack(bookingId, new Date('2026-03-01T10:00:00Z'));
    const [row] = await t.db.select().from(vouchers).where(eq(vouchers.id, voucher.id));
    expect(row).toMatchObject({ balance: 20_000, validUntil: '2027-03-01' });
  });

  test('still holds changes nothing of its last day', async () => {
    const voucher = await aVoucher(t.db, 20_000);
    await comeBack(await aBookingToPayBack(voucher.typed), NOW);
    const [row] = await t.db.select().from(vouchers).where(eq(vouchers.id, voucher.id));
    expect(row?.validUntil).toBe(voucher.validUntil);
  });

  test('was blocked waits there until the office reissues it', async () => {
    const voucher = await aVoucher(t.db, 60_000);
    const bookingId = await aBookingToPayBack(voucher.typed);
    const clerk = { reason: 'Verloren', actor: null, now: NOW };
    await t.db.transaction((tx) => blockVoucher(tx, voucher.id, clerk));
    const returned = await comeBack(bookingId, NOW);
    expect([returned, await balanceOf(voucher)]).toEqual([PRICE, PRICE]);
    const anew = await t.db.transaction((tx) => reissueVoucher(tx, voucher.id, clerk));
    expect([await balanceOf(voucher), await balanceOf(anew)]).toEqual([0, PRICE]);
    await expect(t.db.transaction((tx) => reissueVoucher(tx, voucher.id, clerk))).rejects.toMatchObject({
      status: 409,
    });
  });
});

test('money comes back to the voucher that replaces a lost one, even if that happens meanwhile', async () => {
  const lost = await aVoucher(t.db, 30_000);
  const { id: bookingId } = await booked({ voucherCode: lost.typed });
  const [paid] = await t.db.select().from(payments).where(eq(payments.bookingId, bookingId));
  const paidBack = async (tx: Tx, amount: number) => {
    const entry = { bookingId, kind: 'refund', method: 'voucher', receivedOn: '2026-02-14' } as const;
    const rows = await tx
      .insert(payments)
      .values({ ...entry, amount: -amount, ofId: paid?.id ?? null })
      .returning();
    return { paymentId: rows[0]?.id ?? '', amount, now: NOW };
  };
  const clerk = { reason: 'Verloren', actor: null, now: NOW };
  const replaced: string[] = [];
  const lock: typeof lockVoucher = async (tx, voucherId) => {
    if (replaced.length === 0) replaced.push((await reissueVoucher(tx, voucherId, clerk)).id);
    return lockVoucher(tx, voucherId);
  };
  await t.db.transaction(async (tx) => {
    await returnToVoucher(tx, await paidBack(tx, 10_000));
    await returnToVoucher(tx, { ...(await paidBack(tx, 5_000)), lock });
  });
  expect([await balanceOf(lost), await balanceOf({ id: replaced[0] ?? '' })]).toEqual([0, 15_000]);
});

test('a hold of an event that is called off gives its vouchers back', async () => {
  const event = await insertBookableEvent(t.db);
  const voucher = await aVoucher(t.db, 20_000);
  const answer = await book(event.iri, { voucherCode: voucher.typed });
  const { id } = answer.json<BookingResponse>();
  await t.db
    .update(bookings)
    .set({ state: 'held', expiresAt: new Date(NOW.getTime() + 60_000) })
    .where(eq(bookings.id, id));
  const admin = await t.as('admin');
  const { code, version } = (await admin(event.iri)).json();
  const calledOff = await admin({
    method: 'POST',
    url: `${event.iri}/transition`,
    payload: { to: 'cancelled', reason: 'weather', confirmation: code },
    headers: { 'if-match': `"${version}"` },
  });
  expect([calledOff.statusCode, calledOff.json().detail]).toEqual([200, undefined]);
  const [hold] = await t.db.select().from(bookings).where(eq(bookings.id, id));
  expect(hold).toMatchObject({ state: 'expired', paid: 0 });
  expect(await balanceOf(voucher)).toBe(20_000);
});

test('the office neither corrects nor pays back by hand what a voucher paid', async () => {
  const voucher = await aVoucher(t.db, 20_000);
  const { id } = await booked({ voucherCode: voucher.typed });
  const [paid] = await t.db.select().from(payments).where(eq(payments.bookingId, id));
  const admin = await t.as('admin');
  for (const what of ['refund', 'correction']) {
    const payload = { reason: 'Irrtum', ...(what === 'refund' && { amount: 20_000, method: 'cash' }) };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await admin({
      method: 'POST',
      url: `/api/payments/${paid?.id}/${what}`,
      payload,
      headers,
    });
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'voucher']);
  }
  expect(await ledgerOf(id)).toHaveLength(1);
});

describe('a place on the waiting list', () => {
  test('keeps its vouchers in mind, and pays with them once the seats are taken', async () => {
    const voucher = await aVoucher(t.db, 20_000);
    const event = await insertFullEvent(t.db, t.anonymous, NOW, 1);
    const gast = await t.as('gast');
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { ...aBookingFor(event.iri, t.users.gast.email), voucherCode: voucher.typed };
    const entry = await gast({ method: 'POST', url: '/api/waitlist_entries', payload, headers });
    expect(entry.json()).toMatchObject({ state: 'waitlisted', paid: 0 });
    expect(await balanceOf(voucher)).toBe(20_000);
    const [holder] = event.holders;
    if (!holder) throw new Error('nobody holds the seat');
    await giveBack(t.db, holder, NOW);
    const { id } = entry.json<BookingResponse>();
    const accepted = await gast({ method: 'POST', url: `/api/waitlist_entries/${id}/accept` });
    expect([accepted.statusCode, accepted.json().detail]).toEqual([200, undefined]);
    expect(await balanceOf(voucher)).toBe(0);
    expect(await ledgerOf(id)).toEqual([{ kind: 'payment', amount: 20_000, method: 'voucher' }]);
  });
});

// Last, since it takes the check away.
test('without the check of the ledger the same money would be spent twice', async () => {
  const voucher = await aVoucher(t.db, 5_000);
  const entry = { voucherId: voucher.id, kind: 'redemption', bookedOn: '2026-02-14' } as const;
  await t.db.execute(sql`alter table vouchers drop constraint vouchers_balance_not_negative`);
  await t.db.insert(voucherEntries).values([
    { ...entry, amount: -3_000 },
    { ...entry, amount: -3_000 },
  ]);
  expect(await balanceOf(voucher)).toBe(-1_000);
});
