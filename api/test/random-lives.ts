import type { PaymentWay } from '@firn/shared-contracts/domain';
import { addDays, includedVat } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { bookings } from '../src/modules/bookings/bookings.table.ts';
import { invoiceLines, invoices } from '../src/modules/invoices/invoices.table.ts';
import { payments } from '../src/modules/payments/payments.table.ts';
import { voucherEntries, vouchers } from '../src/modules/vouchers/vouchers.table.ts';
import { seedId } from '../src/seed/identity.ts';
import { insertRows } from '../src/seed/insert/rows.ts';
import { createRandom, type Random } from '../src/seed/random.ts';

const FIRST_DAY = '2024-06-01';
const DAYS = 620;
const PARTS = [
  ['Anteil Ausbildung', 'UNO', 0],
  ['Anteil Ausland', 'ULA', 0],
  ['Anteil Übernachtung', 'Sal2.1, 3.8%', 3.8],
  ['Anteil Tour', 'Sal2.1, 8.1%', 8.1],
  ['Anteil Tour', 'Sal2.0, 7.7%', 7.7],
] as const;
const WAYS: readonly PaymentWay[] = ['bank', 'bank', 'cash', 'twint', 'card', 'voucher'];

type Line = Omit<typeof invoiceLines.$inferInsert, 'invoiceId' | 'position'>;
type Invoice = typeof invoices.$inferInsert;

/** Rows of a booking: what it was billed, credited, paid and paid back, each on a day of its own. */
interface Life {
  readonly booking: typeof bookings.$inferInsert;
  readonly invoices: readonly { readonly row: Invoice; readonly lines: readonly Line[] }[];
  readonly payments: readonly (typeof payments.$inferInsert)[];
}

const dayFrom = (random: Random, day: string = FIRST_DAY, days = DAYS): string =>
  addDays(day, random.integer(0, days));

function aLine(random: Random): Line {
  const [title, vatCategory, vatPercent] = random.pick(PARTS);
  const total = random.integer(1, 60_000) * 5;
  return {
    linePosition: 0,
    kind: 'component',
    origin: 'component',
    person: 'Zoe Zufall',
    title,
    total,
    vatCategory,
    vatPercent,
    vat: includedVat(total, vatPercent),
    accommodationCost: false,
    accountingNo: '277',
  };
}

const credited = (line: Line): Line => ({ ...line, kind: 'credit', total: -line.total, vat: 0 - line.vat });
const aFee = (total: number): Line => ({
  ...aLine(createRandom('fee')),
  kind: 'fee',
  origin: 'fee',
  title: 'Annullationskosten',
  total,
  vatCategory: '',
  vatPercent: 0,
  vat: 0,
});

const sum = (lines: readonly Line[]): number => lines.reduce((total, line) => total + line.total, 0);

function documentOf(name: string, bookingId: string, issuedOn: string, lines: readonly Line[], of?: string) {
  const row: Invoice = {
    id: seedId(`life-invoice/${name}`),
    kind: of === undefined ? 'invoice' : 'credit_note',
    bookingId,
    creditNoteOfId: of ?? null,
    recipient: {
      company: '',
      name: 'Zoe Zufall',
      street: '',
      houseNumber: '',
      postalCode: '8000',
      city: 'Zürich',
      country: 'CH',
      email: null,
      reference: '',
    },
    total: sum(lines),
    serviceFrom: issuedOn,
    serviceTo: issuedOn,
    issuedOn,
    dueDate: addDays(issuedOn, 30),
    issuedAt: new Date(`${issuedOn}T08:00:00Z`),
  };
  return { row, lines };
}

function invoicesOf(random: Random, name: string, bookingId: string): Life['invoices'] {
  const found: { row: Invoice; lines: readonly Line[] }[] = [];
  const count = random.pick([0, 1, 1, 1, 2, 3]);
  for (let index = 0; index < count; index += 1) {
    const lines = Array.from({ length: random.integer(1, 4) }, () => aLine(random));
    if (random.chance(0.2)) lines.push(aFee(random.integer(1, 2_000) * 5));
    const invoice = documentOf(`${name}/${index}`, bookingId, dayFrom(random), lines);
    found.push(invoice);
    if (!random.chance(0.3)) continue;
    const back = lines.filter(() => random.chance(0.6)).map(credited);
    const day = dayFrom(random, String(invoice.row.issuedOn), 60);
    if (back.length > 0)
      found.push(documentOf(`${name}/${index}/credit`, bookingId, day, back, invoice.row.id));
  }
  return found;
}

function paymentsOf(random: Random, name: string, bookingId: string): Life['payments'] {
  return Array.from({ length: random.pick([0, 1, 1, 2]) }, (_, index) => index).flatMap((index) => {
    const id = seedId(`life-payment/${name}/${index}`);
    const amount = random.integer(1, 80_000) * 5;
    const receivedOn = dayFrom(random);
    const payment = {
      id,
      bookingId,
      kind: 'payment',
      amount,
      method: random.pick(WAYS),
      receivedOn,
    } as const;
    if (!random.chance(0.25)) return [payment];
    const kind = random.pick(['refund', 'correction'] as const);
    const back = kind === 'correction' ? amount : random.integer(1, amount);
    return [
      payment,
      {
        ...payment,
        id: seedId(`${id}/back`),
        kind,
        amount: -back,
        ofId: id,
        receivedOn: dayFrom(random, receivedOn, 90),
      },
    ];
  });
}

function lifeOf(
  index: number,
  eventIds: readonly string[],
  policy: Life['booking']['cancellationPolicy'],
): Life {
  const name = String(index);
  const random = createRandom(`life/${name}`);
  const id = seedId(`life/${name}`);
  const bills = invoicesOf(random, name, id);
  const billed = bills.reduce((total, { row }) => total + row.total, 0);
  const booking: Life['booking'] = {
    id,
    number: `B-1999-${String(index).padStart(6, '0')}`,
    eventId: random.pick(eventIds),
    state: random.pick(['confirmed', 'completed', 'cancelled', 'annulled', 'requested'] as const),
    paymentMethod: 'invoice',
    salutation: 'Divers',
    firstName: 'Zoe',
    lastName: 'Zufall',
    email: 'zoe@firn.example',
    phone: '+41791234567',
    address: 'Weg 1',
    postalCode: '8000',
    city: 'Zürich',
    country: 'CH',
    cancellationPolicy: policy,
    total: billed + random.pick([0, 0, random.integer(1, 9_000) * 5]),
    dueDate: random.chance(0.8) ? dayFrom(random) : null,
    acceptedTermsAt: new Date('2024-06-01T08:00:00Z'),
  };
  return { booking, invoices: bills, payments: paymentsOf(random, name, id) };
}

/** Writes invoices as drafts, with their lines, and issues them all in one statement. */
async function insertInvoices(db: Db, lives: readonly Life[]): Promise<void> {
  const bills = lives.flatMap((life) => life.invoices);
  await insertRows(
    db,
    invoices,
    bills.map(({ row }, index) => ({
      ...row,
      state: 'issued' as const,
      number: `R-1999-${String(index).padStart(6, '0')}`,
    })),
  );
  // As a backup is read: what was issued elsewhere comes with its lines.
  await db.execute(sql`alter table invoice_lines disable trigger invoice_lines_issued_stay`);
  await insertRows(
    db,
    invoiceLines,
    bills.flatMap(({ row, lines }) =>
      lines.map((line, position) => ({
        ...line,
        invoiceId: String(row.id),
        position,
        linePosition: position,
      })),
    ),
  );
  await db.execute(sql`alter table invoice_lines enable trigger invoice_lines_issued_stay`);
}

async function insertVouchers(db: Db, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const random = createRandom(`life-voucher/${index}`);
    const id = seedId(`life-voucher/${index}`);
    const amount = random.integer(2, 500) * 1_000;
    const code = `LIFE${String(index).padStart(12, '0')}`;
    const bookedOn = dayFrom(random);
    const spent = random.integer(0, amount);
    const entries = [
      { voucherId: id, kind: 'issue' as const, amount, bookedOn },
      ...(spent > 0
        ? [
            {
              voucherId: id,
              kind: 'redemption' as const,
              amount: -spent,
              bookedOn: dayFrom(random, bookedOn, 200),
            },
          ]
        : []),
    ];
    const voucher = {
      id,
      code,
      state: 'active',
      origin: 'import',
      amount,
      validUntil: dayFrom(random),
      picture: 'berge',
    };
    return { voucher: voucher as typeof vouchers.$inferInsert, entries };
  });
  await insertRows(
    db,
    vouchers,
    rows.map(({ voucher }) => voucher),
  );
  await insertRows(
    db,
    voucherEntries,
    rows.flatMap(({ entries }) => entries),
  );
}

/** So many bookings with lives of their own, always the same ones, and a tenth as many vouchers. */
export async function insertLives(db: Db, count: number, eventIds: readonly string[]): Promise<void> {
  const [one] = await db.select({ policy: bookings.cancellationPolicy }).from(bookings).limit(1);
  if (!one) throw new Error('A booking is needed, whose terms the others have.');
  const lives = Array.from({ length: count }, (_, index) => lifeOf(index, eventIds, one.policy));
  await insertRows(
    db,
    bookings,
    lives.map(({ booking }) => booking),
  );
  await insertInvoices(db, lives);
  await insertRows(
    db,
    payments,
    lives.flatMap((life) => life.payments),
  );
  await insertVouchers(db, Math.ceil(count / 10));
}
