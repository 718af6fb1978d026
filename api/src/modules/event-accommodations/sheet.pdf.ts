import { makePdf, type PdfContent } from '../../lib/make-pdf.ts';
import { formatDay } from '../../lib/swiss-format.ts';
import { printable } from '../invoices/index.ts';
import { askedDetails, type HouseMailFacts } from './house.mails.ts';

export interface PrintedSheet extends Omit<HouseMailFacts, 'company' | 'differences'> {
  readonly address: string;
  readonly guides: readonly { readonly name: string; readonly phone: string | null }[];
  readonly company: { readonly name: string; readonly phone: string; readonly email: string };
}

/** Each line in the letters that the font has. */
const lines = (text: string): string => text.split('\n').map(printable).join('\n');

function head({ company }: PrintedSheet): PdfContent {
  return {
    stack: [
      { text: printable(company.name), bold: true, fontSize: 12 },
      printable(`${company.phone}, ${company.email}`),
    ],
  } as PdfContent;
}

function rowsOf(sheet: PrintedSheet): [string, string][] {
  const guides = sheet.guides.map(({ name, phone }) => (phone ? `${name}, ${phone}` : name)).join('\n');
  return [
    ['Gruppe', `${sheet.event.title} (${sheet.event.code})`],
    ...askedDetails(sheet),
    ['Geführt von', guides || 'noch offen'],
  ];
}

/** The sheet of a reservation, one page (docs/domain/accommodations.md#sheet). */
export function sheetPdf(sheet: PrintedSheet): Promise<Buffer> {
  const { house, address, wanted } = sheet;
  const body = rowsOf(sheet).map(([label, value]) => [{ text: label, bold: true }, { text: lines(value) }]);
  return makePdf({
    info: { title: 'Reservation' },
    pageSize: 'A4',
    pageMargins: [56, 50, 56, 50],
    content: [
      head(sheet),
      {
        text: lines([house.title, address].filter(Boolean).join('\n')),
        margin: [0, 40, 0, 24],
        fontSize: 11,
      },
      {
        text: `Reservation für ${formatDay(wanted.arrival)}`,
        fontSize: 16,
        bold: true,
        margin: [0, 0, 0, 12],
      },
      { table: { widths: [110, '*'], body }, layout: 'lightHorizontalLines' },
    ],
  });
}
