import type { Rappen } from '@firn/shared-contracts/domain';
import { formatFrancs } from '../../lib/swiss-format.ts';
import {
  BOOKING_NUMBER,
  bookedDetails,
  defineMailText,
  EVENT_TITLE,
  FIRST_NAME,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';
import { type PaymentFacts, paymentDetails } from './payment-received.mail.ts';

export const PAYMENT_LATE_TEXT = defineMailText({
  key: 'payment_late',
  title: 'Zahlung kam zu spät',
  sentWhen:
    'Wenn Geld eintrifft, nachdem eine Buchung verfallen ist und ihre Plätze vergeben sind, oder nachdem sie annulliert oder ihr Event abgesagt wurde. Es geht von selbst zurück.',
  group: 'bookings',
  placeholders: { vorname: FIRST_NAME, event: EVENT_TITLE, nummer: BOOKING_NUMBER },
  defaults: {
    subject: 'Deine Zahlung kam zu spät, {nummer}: {event}',
    opening:
      'Deine Zahlung für «{event}» ist erst eingetroffen, als deine Buchung nicht mehr galt. Wir zahlen sie dir zurück, auf dem Weg, auf dem sie gekommen ist. Du musst nichts tun.',
    closing: 'Wir suchen gern mit dir einen anderen Termin: Ruf uns an oder schreib uns.\n\nDein Firn-Team',
  },
});

/** The mail `payment_late` (docs/domain/mails.md#payments). */
export function paymentLateMail(facts: PaymentFacts & { readonly toReturn: Rappen }): WrittenMail {
  const { number, firstName, event, toReturn, link, company } = facts;
  return writeMail(PAYMENT_LATE_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, event: event.title, nummer: number },
    details: [
      ['Buchungsnummer', number],
      ...bookedDetails(event),
      ...paymentDetails(facts),
      ['Geht zurück', formatFrancs(toReturn)],
    ],
    link: { text: 'Deine Buchung ansehen', url: link },
    company,
  });
}
