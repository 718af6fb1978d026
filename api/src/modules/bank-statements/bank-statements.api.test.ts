import { randomUUID } from 'node:crypto';
import { BANK_PROBLEMS, type BankEntryResponse, type BankStatementReport } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertIssued } from '../../../test/issued-invoice.ts';
import { multipart } from '../../../test/multipart.ts';
import type { Persona } from '../../../test/personas.ts';
import { aCamtFile, type CamtTransaction } from '../../seed/camt-file.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { books } from '../finance/finance.table.ts';
import { payments } from '../payments/payments.table.ts';
import { bankEntries, bankStatements } from './bank-statements.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const FRANCS = String(PRICE / 100);

let counter = 1;

/** A booking, and the reference on its invoice. */
async function aBilled(): Promise<{
  readonly booking: Booked;
  readonly reference: string;
  readonly number: string;
}> {
  const { iri } = await insertBookableEvent(t.db);
  const booking = await bookAs(await t.as('gast'), iri);
  const known = { reference: String(counter++).padStart(27, '0') };
  const { number } = await insertIssued(t.db, booking.id, known);
  return { booking, ...known, number: String(number) };
}

async function upload(
  text: string,
  { query = '', persona = 'admin' }: { query?: string; persona?: Persona } = {},
) {
  const form = await multipart({ file: [Buffer.from(text), 'camt.xml'] });
  return (await t.as(persona))({ method: 'POST', url: `/api/bank_statements${query}`, ...form });
}

const imported = async (text: string, query = ''): Promise<BankStatementReport> => {
  const answer = await upload(text, { query });
  expect([answer.statusCode, answer.json().violations]).toEqual([200, undefined]);
  return answer.json();
};

const sumsOf = ({ matched, unmatched, duplicates, total }: BankStatementReport) => ({
  matched,
  unmatched,
  duplicates,
  total,
});

const moneyOf = async ({ id }: Booked) => {
  const { paid, paymentStatus } = (await (await t.as('admin'))(`/api/bookings/${id}`)).json();
  return { paid, paymentStatus };
};

const entriesOf = async (query: string): Promise<BankEntryResponse[]> =>
  (await (await t.as('admin'))(`/api/bank_entries?${query}`)).json()['hydra:member'];

const entryOf = async (transaction: CamtTransaction): Promise<BankEntryResponse> => {
  const { statement } = await imported(aCamtFile([transaction]));
  const [entry] = await entriesOf(`statement=${statement}`);
  if (!entry) throw new Error('no entry');
  return entry;
};

const post = async (url: string, payload: object, persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'POST', url, payload });

describe('a file that is read in', () => {
  test('pays the bookings whose invoices it names; the rest waits for somebody', async () => {
    const [exact, part, over] = [await aBilled(), await aBilled(), await aBilled()];
    const file = aCamtFile([
      { amount: FRANCS, reference: exact.reference },
      { amount: '100', reference: part.reference },
      { amount: '1000', reference: over.reference },
      { amount: '55.55', reference: '999', debtor: 'Unbekannt' },
    ]);
    const report = await imported(file);
    expect(sumsOf(report)).toEqual({ matched: 3, unmatched: 1, duplicates: 0, total: 4 });
    expect(report).toMatchObject({ matchedAmount: PRICE + 110_000, unmatchedAmount: 5_555 });
    expect(report.transactions.map(({ outcome, line, booking }) => [outcome, line, booking?.open])).toEqual([
      ['unmatched', 26, undefined],
      ['matched', 5, 0],
      ['matched', 12, PRICE - 10_000],
      ['matched', 19, PRICE - 100_000],
    ]);
    expect(await moneyOf(exact.booking)).toEqual({ paid: PRICE, paymentStatus: 'paid' });
    expect(await moneyOf(part.booking)).toMatchObject({ paymentStatus: 'partial' });
    expect(await moneyOf(over.booking)).toMatchObject({ paymentStatus: 'overpaid' });
    const [entry] = await t.db.select().from(payments).where(eq(payments.bookingId, exact.booking.id));
    expect(entry).toMatchObject({ method: 'bank', receivedOn: '2026-02-13', createdById: t.users.admin.id });
  });

  test('is looked at first: a dry run changes nothing', async () => {
    const { booking, reference } = await aBilled();
    const file = aCamtFile([{ amount: FRANCS, reference }, { amount: '1' }]);
    const dry = await imported(file, '?dryRun=1');
    expect(dry.statement).toBeNull();
    expect(sumsOf(dry)).toEqual({ matched: 1, unmatched: 1, duplicates: 0, total: 2 });
    expect(await moneyOf(booking)).toMatchObject({ paid: 0 });
    const real = await imported(file);
    expect({ ...real, statement: null }).toEqual({
      ...dry,
      transactions: real.transactions.map((row, index) => ({ ...dry.transactions[index], ...row })),
    });
  });

  test('counts once: the same file, the same money in another file, and twice in one', async () => {
    const { booking, reference } = await aBilled();
    const money = { amount: FRANCS, reference, name: 'ONCE-1' };
    const file = aCamtFile([money, money]);
    expect(sumsOf(await imported(file))).toEqual({ matched: 1, unmatched: 0, duplicates: 1, total: 2 });
    const again = await imported(file);
    expect(sumsOf(again)).toEqual({ matched: 0, unmatched: 0, duplicates: 2, total: 2 });
    expect(again.statement).not.toBeNull();
    const statement = aCamtFile([money, { amount: '7', name: 'NEW-1' }], 'camt.053.001.04');
    expect(sumsOf(await imported(statement))).toEqual({ matched: 0, unmatched: 1, duplicates: 1, total: 2 });
    expect(await moneyOf(booking)).toEqual({ paid: PRICE, paymentStatus: 'paid' });
  });

  test('that two people read in at once counts once', async () => {
    const { booking, reference } = await aBilled();
    const money = { amount: FRANCS, reference, name: 'ONCE-2' };
    const files = [aCamtFile([money]), aCamtFile([money], 'camt.053.001.08'), aCamtFile([money])];
    const answers = await Promise.all(
      files.map((file, index) => upload(file, { persona: index === 1 ? 'super' : 'admin' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, answer) => sum + answer.json().matched, 0)).toBe(1);
    expect(await moneyOf(booking)).toMatchObject({ paid: PRICE });
  });

  test('beside a payment by another way makes the booking overpaid, for everybody to see', async () => {
    const { booking, reference } = await aBilled();
    await t.db.insert(payments).values({
      bookingId: booking.id,
      kind: 'payment',
      amount: PRICE,
      method: 'twint',
      receivedOn: '2026-02-12',
    });
    await imported(aCamtFile([{ amount: FRANCS, reference }]));
    expect(await moneyOf(booking)).toEqual({ paid: 2 * PRICE, paymentStatus: 'overpaid' });
  });

  test('takes a payment back that the bank has reversed, once', async () => {
    const { booking, reference } = await aBilled();
    await imported(aCamtFile([{ amount: FRANCS, reference, name: 'REV-1' }]));
    const reversal = { amount: FRANCS, reference, isReversal: true };
    expect(sumsOf(await imported(aCamtFile([{ ...reversal, name: 'REV-2' }])))).toMatchObject({ matched: 1 });
    expect(await moneyOf(booking)).toEqual({ paid: 0, paymentStatus: 'open' });
    const second = await imported(aCamtFile([{ ...reversal, name: 'REV-3' }]));
    expect(sumsOf(second)).toMatchObject({ matched: 0, unmatched: 1 });
    expect(await moneyOf(booking)).toMatchObject({ paid: 0 });
  });

  test('with a payment and its reversal leaves nothing', async () => {
    const { booking, reference } = await aBilled();
    const money = { amount: FRANCS, reference };
    const report = await imported(aCamtFile([money, { ...money, isReversal: true }]));
    expect(sumsOf(report)).toMatchObject({ matched: 2 });
    expect(await moneyOf(booking)).toEqual({ paid: 0, paymentStatus: 'open' });
  });

  test('that ends in the middle changes nothing, and the answer names the line', async () => {
    const { booking, reference } = await aBilled();
    const file = aCamtFile([{ amount: FRANCS, reference }, { amount: '1e5' }]);
    const before = await t.db.$count(bankStatements);
    const answer = await upload(file);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toEqual([
      { propertyPath: 'file', message: 'Zeile 12: Der Betrag «1e5» ist ungültig.' },
    ]);
    expect(await moneyOf(booking)).toMatchObject({ paid: 0 });
    expect(await t.db.$count(bankStatements)).toBe(before);
  });

  test('stands in the list of files with what became of it', async () => {
    const { statement } = await imported(aCamtFile([{ amount: '12' }, { amount: '13' }]));
    const files = (await (await t.as('admin'))('/api/bank_statements')).json()['hydra:member'];
    expect(files.find((file: { '@id': string }) => file['@id'] === statement)).toMatchObject({
      fileName: 'camt.xml',
      format: 'camt.054.001.08',
      matched: 0,
      unmatched: 2,
      leftAside: 0,
      amount: 2_500,
      createdBy: 'Vera Admin',
    });
  });
});

describe('what nobody knows', () => {
  test('is put to a booking by hand, once', async () => {
    const { booking } = await aBilled();
    const entry = await entryOf({ amount: FRANCS, debtor: 'Nina Käser' });
    const answers = await Promise.all(
      (['admin', 'super'] as const).map((persona) =>
        post(`${entry['@id']}/assignment`, { booking: booking['@id'] }, persona),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().type).toBe(BANK_PROBLEMS.assigned);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
      state: 'matched',
      booking: { bookingNumber: booking.bookingNumber, open: 0 },
    });
    expect(await moneyOf(booking)).toMatchObject({ paid: PRICE });
  });

  test('is put to another booking once the payment was taken back', async () => {
    const [wrong, right] = [await aBilled(), await aBilled()];
    const entry = await entryOf({ amount: FRANCS });
    await post(`${entry['@id']}/assignment`, { booking: wrong.booking['@id'] });
    const [row] = await t.db.select().from(bankEntries).where(eq(bankEntries.id, entry.id));
    await (await t.as('admin'))({
      method: 'POST',
      url: `/api/payments/${row?.paymentId}/correction`,
      payload: { reason: 'Falsche Buchung' },
      headers: { 'idempotency-key': randomUUID() },
    });
    const waiting = await entriesOf('state=unmatched&itemsPerPage=100');
    expect(waiting.find(({ id }) => id === entry.id)).toMatchObject({ state: 'unmatched', booking: null });
    const answer = await post(`${entry['@id']}/assignment`, { booking: right.booking['@id'] });
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'matched']);
    expect(await moneyOf(wrong.booking)).toMatchObject({ paid: 0 });
    expect(await moneyOf(right.booking)).toMatchObject({ paid: PRICE });
    const audited = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, entry.id));
    expect(audited.map(({ diff }) => diff?.booking)).toContainEqual({
      from: wrong.booking['@id'],
      to: right.booking['@id'],
    });
  });

  test('that the bank has taken back is put to no other booking: its money is gone', async () => {
    const { booking, reference } = await aBilled();
    const entry = await entryOf({ amount: FRANCS, reference });
    await imported(aCamtFile([{ amount: FRANCS, reference, isReversal: true }]));
    expect(await moneyOf(booking)).toMatchObject({ paid: 0 });
    const other = await aBilled();
    const answer = await post(`${entry['@id']}/assignment`, { booking: other.booking['@id'] });
    expect([answer.statusCode, answer.json().type]).toEqual([409, BANK_PROBLEMS.assigned]);
    expect(await moneyOf(other.booking)).toMatchObject({ paid: 0 });
  });

  test('is left aside with a reason, and may still be put to a booking', async () => {
    const entry = await entryOf({ amount: '12.50' });
    const aside = await post(`${entry['@id']}/setting_aside`, { reason: ' Miete des Lagers ' });
    expect(aside.json()).toMatchObject({ state: 'left_aside', note: 'Miete des Lagers' });
    const waiting = await entriesOf('state=unmatched&itemsPerPage=100');
    expect(waiting.map(({ id }) => id)).not.toContain(entry.id);
    const { booking } = await aBilled();
    const answer = await post(`${entry['@id']}/assignment`, { booking: booking['@id'] });
    expect(answer.json()).toMatchObject({ state: 'matched', note: null });
  });

  test('of a reversal needs a payment of that amount', async () => {
    const { booking } = await aBilled();
    const entry = await entryOf({ amount: '99', isReversal: true });
    const answer = await post(`${entry['@id']}/assignment`, { booking: booking['@id'] });
    expect([answer.statusCode, answer.json().type]).toEqual([409, BANK_PROBLEMS.nothingToReverse]);
  });

  test.each([
    ['assignment', { booking: `/api/bookings/${randomUUID()}` }, 'booking'],
    ['assignment', {}, 'booking'],
    ['setting_aside', { reason: ' ' }, 'reason'],
  ])('is refused by field: %s %j', async (what, body, propertyPath) => {
    const entry = await entryOf({ amount: '5' });
    const answer = await post(`${entry['@id']}/${what}`, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toContainEqual(expect.objectContaining({ propertyPath }));
  });
});

describe('suggestions', () => {
  const suggested = async (transaction: CamtTransaction, query = '') => {
    const entry = await entryOf(transaction);
    const answer = await (await t.as('admin'))(`${entry['@id']}/suggestions${query}`);
    return answer
      .json()
      ['hydra:member'].map((each: { booking: { bookingNumber: string }; reasons: string[] }) => [
        each.booking.bookingNumber,
        each.reasons,
      ]);
  };

  test('come by number in the text, then by amount and name', async () => {
    const { booking, number } = await aBilled();
    await t.db.update(bookings).set({ lastName: 'Zgraggen' }).where(eq(bookings.id, booking.id));
    const [named] = await suggested({
      amount: '1.05',
      message: `rechnung ${number.replaceAll('-', ' ')} danke`,
    });
    expect(named).toEqual([booking.bookingNumber, ['number']]);
    const [likely] = await suggested({ amount: FRANCS, debtor: 'ZGRAGGEN BEAT' });
    expect(likely).toEqual([booking.bookingNumber, ['amount', 'name']]);
    expect(await suggested({ amount: '1.05', debtor: 'Niemand' })).toEqual([]);
  });

  test('or by what somebody types', async () => {
    const { booking } = await aBilled();
    const found = await suggested({ amount: '1.05' }, `?text=${booking.bookingNumber.toLowerCase()}`);
    expect(found).toEqual([[booking.bookingNumber, []]]);
  });
});

test('money of a day whose books are closed counts today, by reference and by hand', async () => {
  const [named, unnamed] = [await aBilled(), await aBilled()];
  const day = '2025-12-30';
  const entry = await entryOf({ amount: FRANCS, debtor: 'Nina Käser', day });
  await t.db.update(books).set({ closedThrough: '2025-12-31' });
  await imported(aCamtFile([{ amount: FRANCS, reference: named.reference, day }]));
  await post(`${entry['@id']}/assignment`, { booking: unnamed.booking['@id'] });
  for (const { booking } of [named, unnamed]) {
    const rows = await t.db.select().from(payments).where(eq(payments.bookingId, booking.id));
    expect(rows).toMatchObject([{ amount: PRICE, receivedOn: '2026-02-14' }]);
  }
  const kept = await t.db.select().from(bankEntries).where(eq(bankEntries.bookedOn, day));
  expect(kept).toHaveLength(2);
  await t.db.update(books).set({ closedThrough: null });
});

test('without the uniqueness of a transaction the same money would count twice', async () => {
  const { booking, reference } = await aBilled();
  const money = { amount: FRANCS, reference, name: 'HARM-1' };
  await t.db.execute(sql`drop index bank_entries_identity_key`);
  await imported(aCamtFile([money]));
  await imported(aCamtFile([money], 'camt.053.001.08'));
  expect(await moneyOf(booking)).toEqual({ paid: 2 * PRICE, paymentStatus: 'overpaid' });
});
