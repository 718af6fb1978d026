import { bookingPath, type InvoiceRecipient } from '@firn/shared-contracts/api';
import type { InvoiceBalance, LocalDate, Rappen } from '@firn/shared-contracts/domain';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import {
  BOOKING_NUMBER,
  type BookedEvent,
  bookedDetails,
  defineMailText,
  EVENT_TITLE,
  type Letterhead,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';

/** The facts that the mails with a document tell. */
export interface DocumentMailFacts {
  readonly number: string;
  readonly bookingNumber: string;
  readonly recipient: Pick<InvoiceRecipient, 'name'>;
  readonly event: BookedEvent;
  /** Rappen, below 0 for a credit note. */
  readonly total: Rappen;
  /** The part of an invoice that credit notes have left, and what of that is open; null for a credit note. */
  readonly balance: InvoiceBalance | null;
  readonly dueDate: LocalDate | null;
  /** The invoice that a credit note belongs to, with what is left of it. */
  readonly creditNoteOf: ({ readonly number: string } & InvoiceBalance) | null;
  /** Rappen that the booking has been paid and does not owe. */
  readonly overpaid: Rappen;
  /** The page of the booking; null where the mail goes to somebody whose booking it is not. */
  readonly link: string | null;
  readonly company: Letterhead;
}

const NUMBER = { means: 'Nummer der Rechnung', sample: 'R-2027-00042' } as const;
const CREDIT_NUMBER = { means: 'Nummer der Gutschrift', sample: 'R-2027-00043' } as const;
const SHARED = { event: EVENT_TITLE, buchung: BOOKING_NUMBER } as const;

export const INVOICE_TEXT = defineMailText({
  key: 'invoice',
  title: 'Rechnung',
  sentWhen: 'Mit der Rechnung als PDF, wenn sie ausgestellt ist oder das Büro sie nochmals schickt.',
  group: 'bookings',
  placeholders: { ...SHARED, nummer: NUMBER },
  defaults: {
    subject: 'Rechnung {nummer}: {event}',
    opening: 'Im Anhang findest du die Rechnung für «{event}», Buchung {buchung}.',
    closing: 'Dein Firn-Team',
  },
});

export const CREDIT_NOTE_TEXT = defineMailText({
  key: 'credit_note',
  title: 'Gutschrift',
  sentWhen: 'Mit der Gutschrift als PDF, wenn eine Rechnung ganz oder zum Teil zurückgenommen ist.',
  group: 'bookings',
  placeholders: { ...SHARED, nummer: CREDIT_NUMBER },
  defaults: {
    subject: 'Gutschrift {nummer}: {event}',
    opening: 'Im Anhang findest du die Gutschrift für «{event}», Buchung {buchung}.',
    closing: 'Dein Firn-Team',
  },
});

const partsOf = ({ recipient, event, bookingNumber, number, link, company }: DocumentMailFacts) => ({
  greeting: `Hallo ${recipient.name}`,
  values: { event: event.title, buchung: bookingNumber, nummer: number },
  ...(link && { link: { text: 'Deine Buchung und ihre Rechnungen', url: link } }),
  company,
});

/** Words for what is left to pay of an invoice, where that is not all of it. */
function restWords({ total, balance }: DocumentMailFacts): string[] {
  const { net, open } = balance ?? { net: total, open: total };
  if (net === 0) return ['Diese Rechnung ist ganz gutgeschrieben. Du musst nichts mehr tun.'];
  if (open === 0) return ['Diese Rechnung ist schon bezahlt. Du musst nichts mehr tun.'];
  const parts = [
    ...(net > open ? [`${formatFrancs(net - open)} schon bezahlt`] : []),
    ...(total > net ? [`${formatFrancs(total - net)} gutgeschrieben`] : []),
  ];
  if (parts.length === 0) return [];
  return [`Davon sind ${parts.join(' und ')}; offen sind noch ${formatFrancs(open)}.`];
}

/** The mail `invoice` (docs/domain/mails.md#invoices). */
export function invoiceMail(facts: DocumentMailFacts): WrittenMail {
  const { number, bookingNumber, event, total, balance, dueDate } = facts;
  return writeMail(INVOICE_TEXT, {
    ...partsOf(facts),
    details: [
      ['Rechnung', number],
      ['Buchungsnummer', bookingNumber],
      ...bookedDetails(event),
      ['Betrag', formatFrancs(total)],
      ...(dueDate && balance?.open !== 0 ? [['Zahlbar bis', formatDay(dueDate)] as const] : []),
    ],
    notices: restWords(facts),
  });
}

/** Says what a credit note means for who gets it. */
function creditWords({
  creditNoteOf,
  overpaid,
}: Pick<DocumentMailFacts, 'creditNoteOf' | 'overpaid'>): string[] {
  if (overpaid > 0) return [`Du hast ${formatFrancs(overpaid)} zu viel bezahlt und bekommst das zurück.`];
  if (!creditNoteOf) return [];
  const { number, net, open } = creditNoteOf;
  if (net === 0) return [`Die Rechnung ${number} ist damit ganz gutgeschrieben. Bezahl sie nicht mehr.`];
  if (open === 0) return [`Die Rechnung ${number} ist damit bezahlt. Du musst nichts mehr tun.`];
  return [
    `Von der Rechnung ${number} ist damit noch ${formatFrancs(open)} zu bezahlen. Du findest sie mit dem Zahlteil über diesen Betrag nochmals im Anhang; der bisherige gilt nicht mehr.`,
  ];
}

/** The mail `credit_note` (docs/domain/mails.md#invoices). */
export function creditNoteMail(facts: DocumentMailFacts): WrittenMail {
  const { number, bookingNumber, event, total, creditNoteOf } = facts;
  return writeMail(CREDIT_NOTE_TEXT, {
    ...partsOf(facts),
    details: [
      ['Gutschrift', number],
      ...(creditNoteOf ? [['Zur Rechnung', creditNoteOf.number] as const] : []),
      ['Buchungsnummer', bookingNumber],
      ...bookedDetails(event),
      ['Betrag', formatFrancs(-total)],
    ],
    notices: creditWords(facts),
  });
}

/** The address to which the link of a mail leads; `token` is null for somebody with an account. */
export const documentLink = (origin: string, bookingId: string, token: string | null): string =>
  `${origin}${bookingPath(bookingId, token)}`;
