import type { PartnerStatementResponse } from '@firn/shared-contracts/api';
import { type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import { makePdf, type PdfContent } from '../../lib/make-pdf.ts';
import { formatFrancs, formatNumericDay } from '../../lib/swiss-format.ts';
import type { MailSettings } from '../outbox/index.ts';
import { KIND_WORDS } from './statement-sheet.ts';

const francs = (amount: Rappen): string => (amount < 0 ? `− ${formatFrancs(-amount)}` : formatFrancs(amount));
const right = (text: string, bold = false) => ({ text, bold, alignment: 'right' as const, noWrap: true });
const dayOf = (instant: string): string => formatNumericDay(zurichDate(new Date(instant)));

function linesTable({ lines, commission }: PartnerStatementResponse): PdfContent {
  const heads = ['Datum', 'Was', 'Buchung', 'Termin'].map((text) => ({ text, bold: true }));
  const amounts = ['Pers.', 'Umsatz', 'Provision'].map((text) => right(text, true));
  const body = lines.map(({ at, kind, bookingNumber, event, persons, revenue, commission: own }) => [
    dayOf(at),
    KIND_WORDS[kind],
    bookingNumber,
    `${event.title}, ${dayOf(event.start)}`,
    right(String(persons)),
    right(francs(revenue)),
    right(francs(own)),
  ]);
  const total = [
    { text: 'Total', bold: true, colSpan: 6 },
    {},
    {},
    {},
    {},
    {},
    right(francs(commission), true),
  ];
  return {
    table: {
      headerRows: 1,
      widths: [52, 52, 68, '*', 28, 62, 62],
      body: [[...heads, ...amounts], ...body, total],
    },
    layout: 'lightHorizontalLines',
    fontSize: 8.5,
  };
}

const sumWords = ({ bookings, persons, revenue }: PartnerStatementResponse['booked']): string =>
  `${bookings} ${bookings === 1 ? 'Buchung' : 'Buchungen'}, ${persons} ${Math.abs(persons) === 1 ? 'Person' : 'Personen'}, ${francs(revenue)}`;

function factsTable(statement: PartnerStatementResponse): PdfContent {
  const { booked, changed, cancelled, tookPlace, vatPercent, vat } = statement;
  const vatWords = vatPercent === null ? 'keine' : `${vatPercent} %, ${francs(vat)} enthalten`;
  const rows = [
    ['Gebucht', sumWords(booked)],
    ['Geändert', sumWords(changed)],
    ['Annulliert', sumWords(cancelled)],
    ['Durchgeführt', sumWords(tookPlace)],
    ['MWST der Provision', vatWords],
  ];
  return { table: { widths: [110, '*'], body: rows }, layout: 'noBorders', margin: [0, 6, 0, 16] };
}

/** A statement on A4, without any guest (docs/domain/partners.md#statement). */
export function printStatement(
  statement: PartnerStatementResponse,
  {
    company,
    address,
    vatNumber,
  }: {
    readonly company: Pick<MailSettings, 'name' | 'street' | 'postalCode' | 'city'>;
    /** Lines. */
    readonly address: string;
    readonly vatNumber: string;
  },
): Promise<Buffer> {
  const { month, title, from, to } = statement;
  const head = `Provision ${month.slice(5)}.${month.slice(0, 4)}`;
  return makePdf({
    info: { title: `${head}, ${title}`, author: company.name },
    pageSize: 'A4',
    pageMargins: [57, 51, 57, 40],
    content: [
      {
        columns: [
          {
            stack: [
              { text: company.name, bold: true, fontSize: 12 },
              company.street,
              `${company.postalCode} ${company.city}`,
            ],
          },
          { width: 200, text: address || title, margin: [0, 62, 0, 28], fontSize: 11 },
        ],
      },
      { text: head, fontSize: 16, bold: true },
      `${formatNumericDay(from)} bis ${formatNumericDay(to)}${vatNumber ? `, MWST-Nummer ${vatNumber}` : ''}`,
      factsTable(statement),
      linesTable(statement),
    ],
  });
}
