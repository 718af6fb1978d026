import { makePdf, type PdfContent, type PdfDefinition } from '../../lib/make-pdf.ts';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import { vatTotalsOf } from '../bookings/index.ts';
import { PAYMENT_WAY_WORDS } from '../payments/index.ts';
import { totalOf } from './lines-to-bill.domain.ts';
import { paymentPart } from './payment-part.ts';
import type { PrintedInvoice } from './printed-invoice.read-model.ts';
import { messageOf, printable } from './qr-bill.domain.ts';
import { vatWords } from './vat-words.ts';

/** Points; a millimetre has 72 / 25.4. */
const MM = 72 / 25.4;
const A4 = { width: 210 * MM, height: 297 * MM } as const;
const PAYMENT_PART = 105 * MM;
const MARGIN = { side: 20 * MM, top: 18 * MM, bottom: 14 * MM } as const;

/** `formatFrancs` of an amount that may be below 0. */
const amountText = (amount: number): string =>
  amount < 0 ? formatFrancs(-amount).replace(' ', ' -') : formatFrancs(amount);

/** Rows without lines, close to each other. */
const CLOSE = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

const cell = (text: string, more: object = {}) => ({ text: printable(text), ...more });
const amountCell = (amount: number, more: object = {}) => ({
  text: amountText(amount),
  alignment: 'right',
  noWrap: true,
  ...more,
});

function letterhead({ issuer }: PrintedInvoice): PdfContent {
  const { name, street, houseNumber, postalCode, city, phone, email, vatNumber } = issuer;
  return {
    stack: [
      { text: printable(name), bold: true, fontSize: 12 },
      printable(`${street} ${houseNumber}`),
      printable(`${postalCode} ${city}`),
      printable(`${phone}, ${email}`),
      ...(vatNumber ? [vatNumber] : []),
    ],
  };
}

function addressee({ recipient }: PrintedInvoice): PdfContent {
  const { company, name, street, houseNumber, postalCode, city, country } = recipient;
  const place = country === 'CH' ? `${postalCode} ${city}` : `${country}-${postalCode} ${city}`;
  const lines = [company, name, `${street} ${houseNumber}`, place];
  return {
    stack: lines.map((line) => printable(line)).filter(Boolean),
    margin: [0, 62, 0, 28],
    fontSize: 11,
  };
}

function serviceDays({ serviceFrom, serviceTo }: PrintedInvoice): string {
  return serviceFrom === serviceTo
    ? formatDay(serviceFrom)
    : `${formatDay(serviceFrom)} bis ${formatDay(serviceTo)}`;
}

const titleOf = ({ kind, number }: PrintedInvoice): string =>
  `${kind === 'invoice' ? 'Rechnung' : 'Gutschrift'} ${number}`;

/** Rappen to be paid; none of a credit note. */
const openOf = ({ balance }: PrintedInvoice): number => balance?.open ?? 0;

/** «am Fr, 27.11.2026 per TWINT»; null for an invoice of which something is open, or that was never paid. */
function paidWords(invoice: PrintedInvoice): string | null {
  const settlement = invoice.balance?.settlement;
  if (!settlement || openOf(invoice) > 0) return null;
  const ways = settlement.ways.map((way) => PAYMENT_WAY_WORDS[way]).join(' und ');
  return `am ${formatDay(settlement.on)} ${ways}`;
}

function facts(invoice: PrintedInvoice): PdfContent {
  const { issuedOn, dueDate, bookingNumber, event, creditNoteOf, reason, recipient } = invoice;
  const isOpen = openOf(invoice) > 0;
  const rows: (readonly [string, string | null])[] = [
    ['Datum', formatDay(issuedOn)],
    ['Zur Rechnung', creditNoteOf],
    ['Grund', reason],
    ['Buchung', bookingNumber],
    ['Termin', `${event.title} (${event.code})`],
    ['Leistungsdatum', serviceDays(invoice)],
    ['Referenz', recipient.reference || null],
    ['Zahlbar bis', isOpen && dueDate ? formatDay(dueDate) : null],
    ['Bezahlt', paidWords(invoice)],
  ];
  const body = rows.flatMap(([label, value]) => (value ? [[cell(label), cell(value)]] : []));
  return { table: { widths: [90, '*'], body }, layout: CLOSE, margin: [0, 6, 0, 12] };
}

const HEADER = [
  cell('Person', { bold: true }),
  cell('Leistung', { bold: true }),
  cell('MWST', { bold: true }),
  cell('Betrag', { bold: true, alignment: 'right' }),
];

function lineRows({ lines }: PrintedInvoice): object[][] {
  return lines.map(({ person, title, kind, origin, vatPercent, vatCategory, total }) => [
    cell(person),
    cell(kind === 'credit' || (total < 0 && origin !== 'fee') ? `Gutschrift: ${title}` : title),
    cell(origin === 'fee' ? 'keine' : vatWords.short({ vatCategory, vatPercent })),
    amountCell(total),
  ]);
}

const sumRow = (label: string, amount: number, more: object = {}) => [
  cell(label, { ...more, colSpan: 3 }),
  {},
  {},
  amountCell(amount, more),
];

/** Leads from the total to what is to be paid, where these differ. */
function balanceRows({ total, balance }: PrintedInvoice): ReturnType<typeof sumRow>[] {
  if (!balance || balance.open === total) return [];
  const { net, open } = balance;
  const rows: [string, number][] = [
    ['Gutgeschrieben', net - total],
    ['Bezahlt', open - net],
  ];
  return [
    ...rows.flatMap(([label, amount]) => (amount === 0 ? [] : [sumRow(label, amount)])),
    sumRow('Zu bezahlen', open, { bold: true }),
  ];
}

function table(invoice: PrintedInvoice): PdfContent {
  const sums = [sumRow('Total', invoice.total, { bold: true }), ...balanceRows(invoice)];
  return {
    table: { headerRows: 1, widths: [120, '*', 70, 80], body: [HEADER, ...lineRows(invoice), ...sums] },
    layout: 'lightHorizontalLines',
  };
}

/** The VAT that the total contains, by category and rate; exempt services and damages in words. */
function vatPart({ lines }: PrintedInvoice): PdfContent {
  const totals = vatTotalsOf(lines);
  const fees = lines.filter(({ origin }) => origin === 'fee');
  const fee = totalOf(fees);
  const feeWords = [...new Set(fees.map(({ title }) => title))].join(', ');
  const body = [
    ...totals.map((rate) => [
      cell(vatWords.long(rate)),
      amountCell(rate.total),
      rate.vatPercent === 0 ? cell('') : amountCell(rate.vat),
    ]),
    ...(fee === 0 ? [] : [[cell(`${feeWords}: Schadenersatz, ohne MWST`), amountCell(fee), cell('')]]),
  ];
  if (body.length === 0) return [];
  const header = [
    cell('Im Total enthalten'),
    cell('Betrag', { alignment: 'right' }),
    cell('davon MWST', { alignment: 'right' }),
  ];
  return {
    table: { headerRows: 1, widths: ['*', 80, 70], body: [header, ...body] },
    layout: CLOSE,
    fontSize: 8.5,
    margin: [0, 10, 0, 0],
  };
}

/**
 * The payment part lies at the foot of the last page. What takes its room moves to the next page as a whole where the lines
 * leave too little, and the drawing follows it there.
 */
function payment(invoice: PrintedInvoice): PdfContent[] {
  const { iban, number, bookingNumber } = invoice;
  const amount = openOf(invoice);
  if (!iban || amount <= 0) return [];
  const room = PAYMENT_PART - MARGIN.bottom;
  return [
    {
      unbreakable: true,
      stack: [{ canvas: [{ type: 'rect', x: 0, y: 0, w: 1, h: room, lineColor: 'white' }] }],
    },
    {
      svg: paymentPart(invoice, { amount, iban, message: messageOf(number, bookingNumber) }),
      width: A4.width,
      absolutePosition: { x: 0, y: A4.height - PAYMENT_PART },
    },
  ];
}

function documentOf(invoice: PrintedInvoice): PdfDefinition {
  const title = titleOf(invoice);
  return {
    info: { title, author: invoice.issuer.name },
    pageSize: 'A4',
    pageMargins: [MARGIN.side, MARGIN.top, MARGIN.side, MARGIN.bottom],
    header: (page: number, pages: number) =>
      pages > 1
        ? {
            text: `${title}, Seite ${page} von ${pages}`,
            fontSize: 8,
            alignment: 'right',
            margin: [0, 20, MARGIN.side, 0],
          }
        : null,
    content: [
      { columns: [{ stack: [letterhead(invoice)] }, { width: 200, stack: [addressee(invoice)] }] },
      { text: title, fontSize: 16, bold: true },
      facts(invoice),
      table(invoice),
      vatPart(invoice),
      ...payment(invoice),
    ],
  };
}

/** A document on A4, an invoice with its payment part over what is open (docs/domain/payments.md#paper-of-an-invoice). */
export const printInvoice = (invoice: PrintedInvoice): Promise<Buffer> => makePdf(documentOf(invoice));
