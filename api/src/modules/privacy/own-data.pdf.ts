import { zurichDate } from '@firn/shared-contracts/domain';
import { makePdf, type PdfContent, type PdfDefinition } from '../../lib/make-pdf.ts';
import { formatDay, formatFrancs, formatTime } from '../../lib/swiss-format.ts';
import type { OwnData } from './own-data.read-model.ts';
import { FIELD_WORDS, NEWSLETTER_WORDS } from './own-data-words.ts';

const formatMoment = (at: Date) => `${formatDay(zurichDate(at))}, ${formatTime(at)}`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function wordOf(value: unknown): string {
  if (value === true) return 'Ja';
  if (value === false) return 'Nein';
  if (value instanceof Date) return formatMoment(value);
  const text = String(value);
  return DAY.test(text) ? formatDay(text) : text;
}

/** What is known, a line each; nothing of what is not. */
function facts(record: object): PdfContent {
  const rows = Object.entries(record).flatMap(([field, value]) => {
    const word = FIELD_WORDS[field];
    return word && value !== null && value !== '' ? [[word, wordOf(value)]] : [];
  });
  return { table: { widths: [150, '*'], body: rows.length > 0 ? rows : [['–', '']] }, layout: 'noBorders' };
}

const heading = (text: string): PdfContent => ({ text, style: 'heading' });
const subheading = (text: string): PdfContent => ({ text, style: 'subheading' });

const sizesIn = (values: readonly { readonly title?: string; readonly value: string }[]): string =>
  values.map(({ title, value }) => (title ? `${title} ${value}` : value)).join(', ');

const materialLine = (order: OwnData['bookings'][number]['material'][number]): PdfContent =>
  `${[`${order.title} für ${order.firstName} ${order.lastName}`, sizesIn(order.values)].filter(Boolean).join(', ')}: ${formatFrancs(order.price)}`;

const familyPart = ({ rentingMaterialPropertyValues: sizes, ...member }: OwnData['family'][number]) => [
  facts(member),
  ...(sizes.length > 0 ? [`Grössen: ${sizesIn(sizes)}`] : []),
];

const newsletterPart = ({ state, email, ...proof }: OwnData['newsletter'][number]): PdfContent[] => [
  subheading(`${email}: ${NEWSLETTER_WORDS[state]}`),
  facts(proof),
];

const bookingPart = ({ state: _state, invoiceTo, ...booking }: OwnData['bookings'][number]): PdfContent[] => [
  subheading(`${booking.number}: ${booking.event}, ${formatMoment(booking.start)}`),
  facts(booking),
  ...(invoiceTo ? ['Rechnung an', facts(invoiceTo)] : []),
  {
    text: `Betrag ${formatFrancs(booking.total)}, bezahlt ${formatFrancs(booking.paid)}`,
    margin: [0, 4, 0, 4],
  },
  ...booking.priceLines.map(({ title, total }): PdfContent => `${title}: ${formatFrancs(total)}`),
  ...booking.invoices.map(
    ({ kind, number, issuedOn, total }): PdfContent =>
      `${kind === 'invoice' ? 'Rechnung' : 'Gutschrift'} ${number}${issuedOn ? ` vom ${formatDay(issuedOn)}` : ''}: ${formatFrancs(Math.abs(total))}`,
  ),
  ...booking.material.map(materialLine),
  ...booking.persons.flatMap((person): PdfContent[] => [
    { text: `${person.firstName} ${person.lastName}`, bold: true, margin: [0, 6, 0, 2] },
    facts(person),
  ]),
];

const voucherPart = ({ amount, balance, ...voucher }: OwnData['vouchers'][number]): PdfContent[] => [
  subheading(`Gutschein über ${formatFrancs(amount)}, noch ${formatFrancs(balance)}`),
  facts(voucher),
];

const optionPart = ({ number, event, start, ...option }: OwnData['options'][number]): PdfContent[] => [
  subheading(`Option ${number}: ${event}, ${formatMoment(start)}`),
  facts(option),
];

const feedbackPart = ({ event, firstName, ...answer }: OwnData['feedbacks'][number]): PdfContent[] => [
  subheading(`${event}, ${firstName}`),
  facts(answer),
];

/** Each on a line with its date; a word where there are none. */
const lines = <T>(list: readonly T[], line: (entry: T) => string, none: string): PdfContent[] =>
  list.length > 0 ? list.map(line) : [none];

function documentOf(data: OwnData, now: Date): PdfDefinition {
  const { account, family, newsletter, bookings, vouchers, rememberedEvents, pinboardPosts, mails, texts } =
    data;
  return {
    info: { title: 'Deine Daten bei Firn' },
    styles: {
      title: { fontSize: 18, bold: true },
      heading: { fontSize: 14, bold: true, margin: [0, 16, 0, 6] },
      subheading: { fontSize: 11, bold: true, margin: [0, 10, 0, 4] },
    },
    content: [
      { text: 'Deine Daten bei Firn', style: 'title' },
      `Stand: ${formatMoment(now)}`,
      heading('Konto'),
      facts(account),
      heading('Grössen für Mietmaterial'),
      sizesIn(data.sizes) || 'Keine erfasst.',
      heading('Essen und Allergien'),
      data.diet ? facts(data.diet) : 'Nicht behalten.',
      heading('Familie'),
      ...(family.length > 0 ? family.flatMap(familyPart) : ['Niemand erfasst.']),
      heading('Newsletter'),
      ...(newsletter.length > 0 ? newsletter.flatMap(newsletterPart) : ['Nie bestellt.']),
      heading('Buchungen'),
      ...(bookings.length > 0 ? bookings.flatMap(bookingPart) : ['Keine Buchungen.']),
      heading('Optionen'),
      ...(data.options.length > 0 ? data.options.flatMap(optionPart) : ['Keine gehalten.']),
      heading('Gutscheine'),
      ...(vouchers.length > 0 ? vouchers.flatMap(voucherPart) : ['Keine gekauft.']),
      heading('Merkliste'),
      ...lines(rememberedEvents, ({ event, start }) => `${event}, ${formatMoment(start)}`, 'Nichts gemerkt.'),
      heading('Pinnwand'),
      ...lines(
        pinboardPosts,
        ({ event, text, createdAt }) => `${formatMoment(createdAt)}, ${event}: ${text}`,
        'Nichts geschrieben.',
      ),
      heading('Rückmeldungen'),
      ...(data.feedbacks.length > 0 ? data.feedbacks.flatMap(feedbackPart) : ['Keine verlangt.']),
      heading('Mails an dich'),
      ...lines(mails, ({ subject, createdAt }) => `${formatMoment(createdAt)}: ${subject}`, 'Keine.'),
      heading('SMS an dich'),
      ...lines(texts, ({ text, createdAt }) => `${formatMoment(createdAt)}: ${text}`, 'Keine.'),
    ],
  };
}

/** The own data on paper. */
export const ownDataPdf = (data: OwnData, now: Date): Promise<Buffer> => makePdf(documentOf(data, now));
