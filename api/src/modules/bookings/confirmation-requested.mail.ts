import type { Company } from '@firn/shared-contracts/api';
import { formatDays, formatTime } from '../../lib/swiss-format.ts';
import { writeLetter } from '../outbox/index.ts';
import type { MailText } from './booking-confirmed.mail.ts';

/** Nothing that the visitor typed: whoever gets the mail may be a stranger to them. */
export interface ConfirmationRequestedFacts {
  readonly number: string;
  readonly event: { readonly title: string; readonly start: Date; readonly end: Date };
  /** Until when the seats are held. */
  readonly until: Date;
  /** Leads to the page with the button; opening it changes nothing. */
  readonly link: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
}

/** The mail `booking_confirmation_requested` (docs/domain/mails.md#request-for-confirmation). */
export function confirmationRequestedMail(facts: ConfirmationRequestedFacts): MailText {
  const { number, event, until, link, company } = facts;
  const letter = writeLetter({
    greeting: 'Guten Tag',
    opening: [
      `Für diese E-Mail-Adresse ist eine Buchung bei uns eingegangen: «${event.title}», ${formatDays(event.start, event.end)}.`,
      `Bitte bestätige deine Buchung ${number} bis ${formatTime(until)} Uhr. So lange sind die Plätze reserviert.`,
    ],
    link: { text: 'Zur Bestätigung', url: link },
    closing: ['Hast du nicht gebucht? Dann musst du nichts tun: Die Reservation verfällt von selbst.'],
    company,
  });
  return { subject: `Bitte bestätige deine Buchung: ${event.title}`, ...letter };
}
