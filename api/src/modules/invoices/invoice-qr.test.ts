import type { InvoiceRecipient } from '@firn/shared-contracts/api';
import { aRecipient } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { IBAN, QR_IBAN } from '../../../test/issue-invoices.ts';
import { readQr, wordsOf } from '../../../test/read-pdf.ts';
import { printInvoice } from './invoice.pdf.ts';
import type { PrintedInvoice } from './printed-invoice.read-model.ts';
import { messageOf, printableRecipient, qrPayload, referenceOf } from './qr-bill.domain.ts';

interface Given {
  readonly recipient?: Partial<InvoiceRecipient>;
  readonly total?: number;
  readonly iban?: string;
  readonly lines?: number;
  readonly balance?: PrintedInvoice['balance'];
}

/** An issued invoice, as the database gives it to the printer. */
function anInvoice({
  recipient = {},
  total = 48_000,
  iban = IBAN,
  lines = 1,
  ...given
}: Given = {}): PrintedInvoice {
  const number = 'R-2026-00001';
  const bookingNumber = 'B-2026-00042';
  const to = printableRecipient(aRecipient(recipient));
  const issuer = {
    name: 'Firn Bergführungen GmbH',
    street: 'Dorfstrasse',
    houseNumber: '12',
    postalCode: '3818',
    city: 'Grindelwald',
    country: 'CH',
    phone: '033 854 12 80',
    email: 'hallo@firn.example',
    vatNumber: 'CHE-123.456.788 MWST',
  };
  const reference = referenceOf(number, iban);
  const message = messageOf(number, bookingNumber);
  return {
    id: 'i',
    version: 2,
    kind: 'invoice',
    state: 'issued',
    number,
    bookingId: 'b',
    creditNoteOfId: null,
    recipient: to,
    issuer,
    total,
    iban,
    reference,
    qrPayload: qrPayload({ iban, issuer, amount: total, recipient: to, reference, message }),
    issuedOn: '2026-02-14',
    dueDate: '2026-02-21',
    serviceFrom: '2026-03-07',
    serviceTo: '2026-03-08',
    reason: null,
    issuedAt: new Date('2026-02-14T08:00:00Z'),
    sentAt: null,
    createdById: null,
    createdAt: new Date('2026-02-14T08:00:00Z'),
    bookingNumber,
    event: { title: 'Skitour Piz Buin', code: 'E-12-3' },
    creditNoteOf: null,
    balance: given.balance ?? { net: total, open: total, settlement: null },
    lines: Array.from({ length: lines }, (_none, position) => ({
      invoiceId: 'i',
      position,
      linePosition: position,
      kind: 'component',
      origin: 'component',
      person: 'Nina Käser',
      title: `Anteil ${position}`,
      total: position === 0 ? total : 0,
      vatCategory: 'UNO',
      vatPercent: 0,
      vat: 0,
      accommodationCost: false,
      accountingNo: '277',
    })),
  };
}

describe('a reader of QR codes finds on the paper what the invoice says', () => {
  test.each<[string, Given]>([
    ['an account with a creditor reference', {}],
    ['a QR-IBAN with its reference', { iban: QR_IBAN }],
    [
      'an account in Liechtenstein',
      { iban: 'LI21088100002324013AA', recipient: { country: 'LI', postalCode: '9490', city: 'Vaduz' } },
    ],
    ['a long name', { recipient: { name: 'Anna-Katharina '.repeat(6) } }],
    ['umlauts and «&»', { recipient: { company: 'Müller & Söhne «Älpli» GmbH', name: 'Zoë Çağlar' } }],
    ['no house number', { recipient: { street: 'Alpenblick', houseNumber: '' } }],
    ['the smallest amount', { total: 5 }],
    ['the largest amount', { total: 99_999_999 }],
  ])('%s', async (_what, given) => {
    const invoice = anInvoice(given);
    expect(await readQr(await printInvoice(invoice))).toBe(invoice.qrPayload);
  });
});

test('the paper names the exemption in words, and the service date', async () => {
  const [words = ''] = await wordsOf(await printInvoice(anInvoice()));
  expect(words).toContain('Anteil 0 ausg. CHF 480.–');
  expect(words).toContain('ausg.: von der MWST ausgenommen');
  expect(words).not.toContain('UNO');
  expect(words).toContain('Sa, 07.03.2026 bis So, 08.03.2026');
  expect(words).toContain('Zahlteil');
});

describe('the paper asks for what is open', () => {
  test.each<[string, NonNullable<PrintedInvoice['balance']>, readonly string[]]>([
    [
      'after a credit note',
      { net: 43_000, open: 43_000, settlement: null },
      ['Zahlbar bis', 'Gutgeschrieben CHF -50.–', 'Zu bezahlen CHF 430.–'],
    ],
    [
      'after a part was paid',
      { net: 48_000, open: 18_000, settlement: null },
      ['Zahlbar bis', 'Bezahlt CHF -300.–', 'Zu bezahlen CHF 180.–'],
    ],
  ])('%s', async (_when, balance, sentences) => {
    const invoice = anInvoice({ balance });
    const pdf = await printInvoice(invoice);
    const [words = ''] = await wordsOf(pdf);
    for (const sentence of sentences) expect(words).toContain(sentence);
    const { issuer, recipient, reference, number, bookingNumber } = invoice;
    const message = messageOf(number, bookingNumber);
    const asked = { iban: IBAN, issuer, recipient, reference: reference ?? '', message };
    expect(await readQr(pdf)).toBe(qrPayload({ ...asked, amount: balance.open }));
  });

  test.each<[string, NonNullable<PrintedInvoice['balance']>, readonly string[]]>([
    [
      'once it is paid',
      { net: 48_000, open: 0, settlement: { on: '2026-02-20', ways: ['voucher', 'twint'] } },
      ['Bezahlt am Fr, 20.02.2026 per Gutschein und per TWINT', 'Zu bezahlen CHF 0.–'],
    ],
    [
      'once all of it is credited',
      { net: 0, open: 0, settlement: null },
      ['Gutgeschrieben CHF -480.–', 'Zu bezahlen CHF 0.–'],
    ],
  ])('and for nothing %s', async (_when, balance, sentences) => {
    const pdf = await printInvoice(anInvoice({ balance }));
    const [words = ''] = await wordsOf(pdf);
    for (const sentence of sentences) expect(words).toContain(sentence);
    for (const word of ['Zahlteil', 'Empfangsschein', 'Zahlbar bis']) expect(words).not.toContain(word);
    expect(await readQr(pdf)).toBeNull();
  });
});

test('a long invoice has its payment part on the last page, and says which page it is', async () => {
  const pdf = await printInvoice(anInvoice({ lines: 60 }));
  const pages = await wordsOf(pdf);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map((words) => words.includes('Zahlteil'))).toEqual(
    pages.map((_words, index) => index === pages.length - 1),
  );
  expect(pages[0]).toContain(`Seite 1 von ${pages.length}`);
  expect(await readQr(pdf)).toBe(anInvoice({ lines: 60 }).qrPayload);
});

test('a credit note has no payment part, and says what it belongs to', async () => {
  const credit = {
    ...anInvoice({ total: -48_000 }),
    kind: 'credit_note',
    iban: null,
    balance: null,
  } as const;
  const pdf = await printInvoice({
    ...credit,
    creditNoteOf: 'R-2026-00001',
    number: 'R-2026-00002',
    reason: 'Abgemeldet',
  });
  const [words = ''] = await wordsOf(pdf);
  expect(words).toContain('Gutschrift R-2026-00002');
  expect(words).toContain('Zur Rechnung');
  expect(words).not.toContain('Zahlteil');
  expect(await readQr(pdf)).toBeNull();
});
