import type { LocalDate, Rappen } from '@firn/shared-contracts/domain';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import {
  BOOKING_NUMBER,
  type BookedEvent,
  bookedDetails,
  defineMailText,
  EVENT_TITLE,
  FIRST_NAME,
  type Letterhead,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';
import type { DunningLevel } from './dunning.domain.ts';

/** The facts that a reminder tells. */
export interface ReminderMailFacts {
  /** The first name of who books; the whole name of another payer. */
  readonly name: string;
  readonly bookingNumber: string;
  readonly event: BookedEvent;
  readonly invoice: {
    readonly number: string;
    readonly issuedOn: LocalDate;
    readonly dueDate: LocalDate;
    readonly total: Rappen;
  };
  readonly open: Rappen;
  /** Rappen that this reminder costs; 0: nothing. */
  readonly fee: Rappen;
  /** The page of the booking; null for another payer, who may not open it. */
  readonly link: string | null;
  readonly company: Letterhead;
}

const PLACEHOLDERS = {
  vorname: FIRST_NAME,
  event: EVENT_TITLE,
  nummer: BOOKING_NUMBER,
  rechnung: { means: 'Nummer der Rechnung', sample: 'R-2026-00042' },
} as const;

const CLOSING = 'Fragen zur Rechnung beantworten wir gern.\n\nDein Firn-Team';

export const REMINDER_1_TEXT = defineMailText({
  key: 'reminder_1',
  title: 'Erste Mahnung',
  sentWhen: 'Einige Tage nachdem eine Rechnung fällig war und noch etwas offen ist. Die Rechnung liegt bei.',
  group: 'bookings',
  placeholders: PLACEHOLDERS,
  defaults: {
    subject: 'Erinnerung: Rechnung {rechnung}',
    opening: 'Vielleicht ist es untergegangen: Deine Rechnung für «{event}» ist noch nicht ganz bezahlt.',
    closing: CLOSING,
  },
});

export const REMINDER_2_TEXT = defineMailText({
  key: 'reminder_2',
  title: 'Zweite Mahnung',
  sentWhen: 'Wenn nach der ersten Mahnung noch etwas offen ist. Die Rechnung liegt bei.',
  group: 'bookings',
  placeholders: PLACEHOLDERS,
  defaults: {
    subject: 'Zweite Mahnung: Rechnung {rechnung}',
    opening:
      'Deine Rechnung für «{event}» ist trotz unserer Erinnerung noch offen. Bitte bezahle sie in den nächsten Tagen.',
    closing: CLOSING,
  },
});

const TEXTS = { 1: REMINDER_1_TEXT, 2: REMINDER_2_TEXT } as const;

const CROSSED = 'Hast du in diesen Tagen bezahlt? Dann musst du nichts tun.';

const feeNotice = (fee: Rappen): string[] =>
  fee > 0
    ? [
        `Diese Mahnung kostet ${formatFrancs(fee)}. Der Betrag kommt zu deiner Buchung dazu und steht noch nicht in der Rechnung, die beiliegt.`,
      ]
    : [];

/** The mails `reminder_1` and `reminder_2` (docs/domain/payments.md#dunning). */
export function reminderMail(facts: ReminderMailFacts, level: Exclude<DunningLevel, 3>): WrittenMail {
  const { name, bookingNumber, event, invoice, open, fee, link, company } = facts;
  return writeMail(TEXTS[level], {
    greeting: `Hallo ${name}`,
    values: { vorname: name, event: event.title, nummer: bookingNumber, rechnung: invoice.number },
    details: [
      ['Rechnung', `${invoice.number} vom ${formatDay(invoice.issuedOn)}`],
      ['Buchungsnummer', bookingNumber],
      ...bookedDetails(event),
      ['Zahlbar war', `bis ${formatDay(invoice.dueDate)}`],
      ['Betrag', formatFrancs(invoice.total)],
      ['Noch offen', formatFrancs(open)],
    ],
    ...(link && { link: { text: 'Zur Buchung', url: link } }),
    notices: [...feeNotice(fee), CROSSED],
    company,
  });
}
