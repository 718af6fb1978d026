import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs, bookForTwo, change, preview } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { billBy, IBAN, issueAll } from '../../../test/issue-invoices.ts';
import { pay } from '../../../test/payments.ts';
import { wordsOf } from '../../../test/read-pdf.ts';
import { dyingAt } from '../../../test/statements.ts';
import { formatFrancs } from '../../lib/swiss-format.ts';
import { bookings, numberSequences } from '../bookings/bookings.table.ts';
import { readLetterhead } from '../outbox/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { settings } from '../settings/settings.table.ts';
import { invoiceLines, invoices } from './invoices.table.ts';
import { settleBooking } from './settle-booking.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let t: TestApp;
let initial: typeof settings.$inferSelect;
beforeAll(async () => {
  t = await buildTestApp();
  const [row] = await t.db.select().from(settings);
  if (!row) throw new Error('The migration inserts the settings.');
  initial = row;
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.update(settings).set(initial);
  await billBy(t.db);
  // What earlier tests have left is not looked at any more.
  await t.db.update(bookings).set({ state: 'expired', total: 0 });
});

const booked = async (): Promise<Booked> => bookAs(await t.as('gast'), (await insertBookableEvent(t.db)).iri);

const documentsOf = (bookingId: string) =>
  t.db
    .select()
    .from(invoices)
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(sql`${invoices.issuedAt} asc nulls last`, asc(invoices.number));
const totalsOf = async (bookingId: string) =>
  (await documentsOf(bookingId)).map(({ kind, state, total }) => `${kind} ${state} ${total}`);
const mailsOf = async (bookingId: string) =>
  (
    await t.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.about, `/api/bookings/${bookingId}`))
  )
    .map(({ template }) => template)
    .filter((template) => template === 'invoice' || template === 'credit_note')
    .toSorted();

describe('the job', () => {
  test('issues the invoice of a booking once, with its lines, its reference and its mail', async () => {
    const booking = await booked();
    expect(await issueAll(t.db)).toBe(1);
    expect(await issueAll(t.db)).toBe(0);
    const [invoice, ...others] = await documentsOf(booking.id);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      state: 'issued',
      total: PRICE,
      iban: IBAN,
      issuedOn: '2026-02-14',
      dueDate: '2026-02-21',
      serviceFrom: '2026-03-07',
      serviceTo: '2026-03-08',
      recipient: { name: 'Nina Käser', street: 'Bergweg', houseNumber: '7', city: 'Ardez' },
      issuer: { vatNumber: 'CHE-123.456.788 MWST' },
    });
    expect(invoice?.number).toMatch(/^R-2026-\d{5}$/);
    expect(invoice?.qrPayload).toContain(`\n${invoice?.reference}\n`);
    const lines = await t.db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, invoice?.id ?? ''));
    expect(lines.map(({ person, total }) => `${person} ${total}`)).toEqual([
      'Nina Käser 39500',
      'Nina Käser 8500',
    ]);
    expect(await mailsOf(booking.id)).toEqual(['invoice']);
  });

  test('issues nothing without an account', async () => {
    const booking = await booked();
    await billBy(t.db, { iban: null });
    expect(await issueAll(t.db)).toBe(0);
    expect(await documentsOf(booking.id)).toEqual([]);
  });

  test('leaves bookings alone whose event ended long ago', async () => {
    const booking = await booked();
    expect(await issueAll(t.db, inDays(100))).toBe(0);
    expect(await documentsOf(booking.id)).toEqual([]);
  });

  test('waits for the day before which it is due, where the settings say so', async () => {
    await billBy(t.db, { invoiceTiming: 'before_due', invoiceDaysBeforeDue: 3 });
    const booking = await booked();
    expect(await issueAll(t.db, inDays(3))).toBe(0);
    expect(await issueAll(t.db, inDays(4))).toBe(1);
    expect(await totalsOf(booking.id)).toEqual([`invoice issued ${PRICE}`]);
  });

  test('bills a deposit first and the rest later, exact to the Rappen', async () => {
    await billBy(t.db, { depositPercent: 33, depositTermDays: 2, invoiceDaysBeforeDue: 3 });
    const booking = await booked();
    expect(await issueAll(t.db)).toBe(1);
    expect(await issueAll(t.db, inDays(3))).toBe(0);
    expect(await issueAll(t.db, inDays(4))).toBe(1);
    const documents = await documentsOf(booking.id);
    expect(documents.map(({ total, dueDate }) => [total, dueDate])).toEqual([
      [13_035 + 2_805, '2026-02-16'],
      [PRICE - 13_035 - 2_805, '2026-02-21'],
    ]);
    const vat = await t.db
      .select({ vat: sql<number>`sum(${invoiceLines.vat})::int` })
      .from(invoiceLines)
      .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
      .where(eq(invoices.bookingId, booking.id));
    expect(vat[0]?.vat).toBe(booking.lines.reduce((sum, line) => sum + line.vat, 0));
  });

  test('bills what a change adds, and credits what it takes back', async () => {
    const booking = await booked();
    await issueAll(t.db);
    const guest = await t.as('gast');
    await change(guest, `${booking['@id']}/persons`, {
      person: aPerson({ firstName: 'Urs', email: 'urs@firn.example' }),
    });
    expect(await issueAll(t.db)).toBe(1);
    const { bookingPersons } = (await guest(booking['@id'])).json();
    await change(guest, `${booking['@id']}/cancellation`, { bookingPerson: bookingPersons[1]['@id'] });
    expect(await issueAll(t.db)).toBe(1);
    const { total } = (await guest(booking['@id'])).json();
    const documents = await documentsOf(booking.id);
    expect(documents.map(({ kind, creditNoteOfId }) => [kind, creditNoteOfId])).toEqual([
      ['invoice', null],
      ['invoice', null],
      ['credit_note', documents[1]?.id],
    ]);
    expect(documents.reduce((sum, document) => sum + document.total, 0)).toBe(total);
    expect(await mailsOf(booking.id)).toEqual(['credit_note', 'invoice', 'invoice']);
  });

  test('says what is left to pay after one of two leaves, on every paper and in every mail', async () => {
    const gast = await t.as('gast');
    const booking = await bookForTwo(gast, (await insertBookableEvent(t.db)).iri);
    await issueAll(t.db);
    const [second] = booking.bookingPersons.slice(1);
    const url = `${booking['@id']}/cancellation`;
    const body = { bookingPerson: second?.['@id'] };
    const told = await preview(gast, url, body);
    expect(told.billing).toBe('credit_note');
    await change(gast, url, body);
    const [invoice] = await documentsOf(booking.id);
    const paper = async () => {
      const pdf = await gast(`/api/invoices/${invoice?.id}/invoice.pdf`);
      const [words = ''] = await wordsOf(pdf.rawPayload);
      return words;
    };
    const open = formatFrancs(told.total);
    expect(await paper()).toContain(`Zu bezahlen ${open}`);
    await issueAll(t.db);
    expect(await paper()).toContain(`Zu bezahlen ${open}`);
    const mails = await mailsAbout(t.db, booking['@id']);
    const textOf = (wanted: string) => mails.find(({ template }) => template === wanted)?.text;
    expect(textOf('booking_changed')).toContain(
      `Zu bezahlen sind ${open}. Wir schicken dir eine Gutschrift zur Rechnung ${invoice?.number}`,
    );
    expect(textOf('credit_note')).toContain(
      `Von der Rechnung ${invoice?.number} ist damit noch ${open} zu bezahlen.`,
    );
    const credit = mails.find(({ template }) => template === 'credit_note');
    expect(credit?.attachments?.map(({ fileName }) => fileName.split('-')[0])).toEqual([
      'Gutschrift',
      'Rechnung',
    ]);
    await pay(t.db, booking.id, told.total);
    expect(await paper()).toContain('Bezahlt am ');
    expect(await paper()).not.toContain('Zahlteil');
  });

  test('credits a deposit and the rest of a booking that is cancelled, and bills the fee as damages', async () => {
    await billBy(t.db, { depositPercent: 50, invoiceDaysBeforeDue: 3 });
    const booking = await bookForTwo(await t.as('gast'), (await insertBookableEvent(t.db)).iri);
    await issueAll(t.db);
    await issueAll(t.db, inDays(4));
    await change(await t.as('gast'), `${booking['@id']}/cancellation`, {});
    await issueAll(t.db, inDays(5));
    const documents = await documentsOf(booking.id);
    const { total } = (await (await t.as('gast'))(booking['@id'])).json();
    expect(total).toBeGreaterThan(0);
    expect(documents.reduce((sum, document) => sum + document.total, 0)).toBe(total);
    const fees = await t.db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, documents.at(-1)?.id ?? ''));
    expect(
      fees.filter(({ origin }) => origin === 'fee').map(({ vat, vatCategory }) => [vat, vatCategory]),
    ).toEqual([
      [0, ''],
      [0, ''],
    ]);
  });

  test('credits all of a booking whose event is called off', async () => {
    const booking = await booked();
    await issueAll(t.db);
    await t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, booking.id));
    expect(await issueAll(t.db)).toBe(1);
    expect(await totalsOf(booking.id)).toEqual([`invoice credited ${PRICE}`, `credit_note issued ${-PRICE}`]);
    expect(await issueAll(t.db)).toBe(0);
  });

  test('of a booking that several workers look at makes one document', async () => {
    const booking = await booked();
    await Promise.all([issueAll(t.db), issueAll(t.db), issueAll(t.db)]);
    expect(await totalsOf(booking.id)).toEqual([`invoice issued ${PRICE}`]);
  });

  test('that dies before any of its statements loses and doubles nothing', async () => {
    const made = [await booked(), await booked()];
    let deaths = 0;
    const work = () => issueAll(t.db);
    while (await dyingAt(t.db, deaths + 1, work)) deaths += 1;
    expect(deaths).toBeGreaterThan(10);
    for (const { id } of made) {
      expect(await totalsOf(id)).toEqual([`invoice issued ${PRICE}`]);
      expect(await mailsOf(id)).toEqual(['invoice']);
    }
  });
});

describe('numbers', () => {
  const lastNumber = async () => {
    const [row] = await t.db.select().from(numberSequences).where(eq(numberSequences.kind, 'invoice'));
    return row?.last ?? 0;
  };
  const numbers = async () =>
    (await t.db.select({ number: invoices.number }).from(invoices))
      .flatMap(({ number }) => (number ? [Number(number.slice(7))] : []))
      .toSorted((a, b) => a - b);

  test('of fifty that are issued at once have no gap and no double', async () => {
    const { iri } = await insertBookableEvent(t.db, { maximumParticipants: 60 });
    const guest = await t.as('gast');
    const made: Booked[] = [];
    for (let each = 0; each < 50; each += 1) made.push(await bookAs(guest, iri));
    const before = await lastNumber();
    const company = await readLetterhead(t.db);
    await Promise.all(
      made.map(({ id }) =>
        t.db.transaction((tx) =>
          settleBooking(tx, id, { actor: null, by: 'system', settings: company, now: NOW }),
        ),
      ),
    );
    expect(await lastNumber()).toBe(before + 50);
    expect(await numbers()).toEqual(Array.from({ length: before + 50 }, (_none, index) => index + 1));
  }, 60_000);

  test('are not burnt by an invoice that fails', async () => {
    await booked();
    const before = await lastNumber();
    await t.db.execute(
      sql`alter table outbox_mails add constraint no_mail check (template <> 'invoice') not valid`,
    );
    try {
      await expect(issueAll(t.db)).rejects.toThrow();
      expect(await lastNumber()).toBe(before);
    } finally {
      await t.db.execute(sql`alter table outbox_mails drop constraint no_mail`);
    }
    await issueAll(t.db);
    expect(await lastNumber()).toBe(before + 1);
  });

  test('would be, if they were taken outside of the transaction', async () => {
    const before = await lastNumber();
    await t.db.execute(sql`create sequence burnt_numbers`);
    const take = async (db: Pick<TestApp['db'], 'execute'>) =>
      Number(
        (await db.execute<{ next: string }>(sql`select nextval('burnt_numbers') as next`)).rows[0]?.next,
      );
    await t.db
      .transaction(async (tx) => {
        await take(tx);
        throw new Error('the invoice fails');
      })
      .catch(() => undefined);
    expect(await take(t.db)).toBe(2);
    expect(await lastNumber()).toBe(before);
  });
});

describe('what is issued stays', () => {
  const aDocument = async () => {
    const booking = await booked();
    await issueAll(t.db);
    const [invoice] = await documentsOf(booking.id);
    if (!invoice) throw new Error('no invoice');
    return invoice;
  };

  test('a trigger refuses every change of it, and its removal', async () => {
    const { id } = await aDocument();
    const where = eq(invoices.id, id);
    await expect(t.db.update(invoices).set({ total: 1 }).where(where)).rejects.toThrow();
    await expect(t.db.update(invoices).set({ state: 'draft', number: null }).where(where)).rejects.toThrow();
    await expect(t.db.delete(invoices).where(where)).rejects.toThrow();
    const lines = eq(invoiceLines.invoiceId, id);
    await expect(t.db.update(invoiceLines).set({ total: 1 }).where(lines)).rejects.toThrow();
    await expect(t.db.delete(invoiceLines).where(lines)).rejects.toThrow();
  });

  test('without the trigger nothing would keep it', async () => {
    const { id } = await aDocument();
    await t.db.execute(sql`alter table invoices disable trigger invoices_issued_stays`);
    try {
      await t.db.update(invoices).set({ total: 1 }).where(eq(invoices.id, id));
      const [changed] = await t.db.select().from(invoices).where(eq(invoices.id, id));
      expect(changed?.total).toBe(1);
    } finally {
      await t.db.execute(sql`alter table invoices enable trigger invoices_issued_stays`);
    }
  });
});
