import type { LocalDate, PaymentWay, Rappen } from '@firn/shared-contracts/domain';
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
import { PAYMENT_WAY_WORDS } from '../payments/index.ts';

export interface PaymentFacts {
  readonly number: string;
  readonly firstName: string;
  readonly event: BookedEvent;
  readonly amount: Rappen;
  readonly method: PaymentWay;
  readonly receivedOn: LocalDate;
  /** The page of the booking. */
  readonly link: string;
  readonly company: Letterhead;
}

/** The money that a mail about a payment tells of. */
export const paymentDetails = ({ amount, method, receivedOn }: PaymentFacts): [string, string][] => [
  ['Zahlung', `${formatFrancs(amount)} ${PAYMENT_WAY_WORDS[method]}, ${formatDay(receivedOn)}`],
];

export const PAYMENT_RECEIVED_TEXT = defineMailText({
  key: 'payment_received',
  title: 'Zahlung eingetroffen',
  sentWhen:
    'Wenn jemand eine Buchung online bezahlt hat, die schon galt. Was noch offen ist, steht in den Angaben.',
  group: 'bookings',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE, nummer: BOOKING_NUMBER },
  defaults: {
    subject: 'Danke für deine Zahlung, {nummer}: {event}',
    opening: 'Deine Zahlung für «{event}» ist bei uns eingetroffen. Danke!',
    closing: 'Dein Firn-Team',
  },
});

/** The mail `payment_received` (docs/domain/mails.md#payments). */
export function paymentReceivedMail(facts: PaymentFacts & { readonly open: Rappen }): WrittenMail {
  const { number, firstName, event, open, link, company } = facts;
  return writeMail(PAYMENT_RECEIVED_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: number },
    details: [
      ['Buchungsnummer', number],
      ...bookedDetails(event),
      ...paymentDetails(facts),
      ...(open > 0 ? [['Noch offen', formatFrancs(open)] as [string, string]] : []),
      ...(open < 0 ? [['Zu viel bezahlt', formatFrancs(-open)] as [string, string]] : []),
    ],
    link: { text: 'Deine Buchung ansehen', url: link },
    company,
  });
}
